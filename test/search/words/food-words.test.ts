import test from 'ava';
import { INDEX_SETTINGS } from '../../../src/search/index-settings.ts';
import { alternativeTexts } from '../../../src/search/words/alternative-names.ts';
import { withFoodFirst, withKnownWords } from '../../../src/search/words/known-words.ts';
import { plural } from '../../../src/search/words/plural.ts';

const { synonyms } = INDEX_SETTINGS.items;

function finds(typed: string, written: string): boolean {
  return synonyms[typed]?.includes(written) === true;
}

test('names of one food find each other, in singular and plural', (t) => {
  for (const [a, b] of [
    ['aubergine', 'eggplant'],
    ['courgettes', 'zucchini'],
    ['prawns', 'shrimp'],
    ['houmous', 'hummus'],
    ['bap', 'cob'],
    ['pikelets', 'crumpet'],
    ['pasty', 'pasties'],
    ['scallion', 'spring onion'],
  ] as const) {
    t.true(finds(a, b), `${a} finds ${b}`);
    if (!a.includes(' ') && !b.includes(' ')) t.true(finds(b, a), `${b} finds ${a}`);
  }
});

test('gammon finds ham and ham no gammon; crisps never find chips', (t) => {
  t.true(finds('gammon', 'ham'));
  t.false(finds('ham', 'gammon'));
  t.true(finds('chips', 'fries') && finds('fries', 'chips'));
  t.false(finds('crisps', 'chips') || finds('chips', 'crisps') || finds('fries', 'crisps'));
});

test('only single words are keys of the engines', (t) => {
  t.deepEqual(
    Object.keys(synonyms).filter((typed) => typed.includes(' ')),
    [],
  );
});

test('rewrites a dish with other names of its foods in several words', (t) => {
  t.true(alternativeTexts('scallion pancake').includes('spring onion pancake'));
  t.true(alternativeTexts('jacket potatoes beans').includes('baked potato beans'));
  t.deepEqual(alternativeTexts('vegan burger'), ['plant based burger']);
  t.deepEqual(alternativeTexts('dressed rocket zucchini scallions', 'names only'), ['spring onion', 'green onion']);
  t.deepEqual(alternativeTexts('lobster thermidor'), []);
});

test('plurals follow the rules of the language', (t) => {
  t.is(plural('pasty'), 'pasties');
  t.is(plural('sandwich'), 'sandwiches');
  t.is(plural('loaf'), 'loaves');
  t.is(plural('turkey'), 'turkeys');
  t.is(plural('baked potato'), 'baked potatoes');
});

test('completes a cut or mistyped food word, and leaves others alone', (t) => {
  t.is(withKnownWords('eggplan'), 'eggplant');
  t.is(withKnownWords('zuchini bake'), 'zucchini bake');
  t.is(withKnownWords('eggplant'), null);
  t.is(withKnownWords('xylophone'), null);
  t.is(withKnownWords('ham'), null);
});

test('of a query without full matches, keeps foods longest, then the nearest words before them', (t) => {
  t.is(withFoodFirst('staffordshire oatcakes'), 'oatcakes staffordshire');
  t.is(withFoodFirst('cheap singapore noodles tonight'), 'noodles singapore cheap tonight');
  t.is(withFoodFirst('oatcakes tonight'), null);
  t.is(withFoodFirst('xylophone quartet'), null);
});
