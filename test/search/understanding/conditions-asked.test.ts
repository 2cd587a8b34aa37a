import test from 'ava';
import { interpretationOf } from '../../../src/search/understanding/interpretation.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { FREE_FROM_ALONE } from '../../../src/search/understanding/words/avoided.ts';
import { FLAG_PHRASES } from '../../../src/search/understanding/words/diets.ts';
import { vocabularyWith } from '../../support/vocabulary-with.ts';

const VOCABULARY = vocabularyWith({
  city: ['stoke on trent', 'leek', 'stone'],
  cuisine: ['indian', 'italian', 'cafe'],
  district: [],
  restaurant: [],
});

function read(typed: string) {
  const parse = parseTerm(typed, VOCABULARY);
  return interpretationOf(parse, parse.spans);
}

const WAIVED = [
  'need not be _',
  "doesn't have to be _",
  "it needn't be _",
  'no need for it to be _',
  '_ or not',
  'not bothered about _',
  "don't mind if it's not _",
  'used to be _',
  'no longer _',
  'not _ any more',
  '_ not required',
];

test('a condition that is said not to matter is left out, whichever it is', (t) => {
  const conditions = [
    ...FLAG_PHRASES.map(({ phrase }) => phrase).filter(
      (phrase) => !/^(?:no|not|for|without|dont|isnt|suitable)\b/.test(phrase),
    ),
    ...FREE_FROM_ALONE.map(([word]) => word),
    'gluten free',
    'dairy and nut free',
  ];
  for (const condition of conditions)
    for (const waived of WAIVED) {
      const typed = `${waived.replace('_', condition)}, burger`;
      t.deepEqual(read(typed).filter, {}, typed);
    }
});

test('somebody who has not an illness excludes nothing by it', (t) => {
  for (const typed of ["i'm not coeliac, pizza", 'not a coeliac, pizza']) t.deepEqual(read(typed).filter, {}, typed);
  t.deepEqual(read('coeliac, pizza').filter.excludeAllergens, ['GLUTEN']);
});

test('a bound is turned round by a refusal before it', (t) => {
  const table = [
    ['i refuse to pay more than £3.50 for chips', { maxPrice: 3.5 }],
    ["won't be spending over 12 quid, pizza", { maxPrice: 12 }],
    ['not a penny above £4, toast', { maxPrice: 4 }],
    ['nothing costing less than £5', { minPrice: 5 }],
    ['no onions, more than £5', { minPrice: 5.01 }],
    ['under £10 but not more than £8', { maxPrice: 8 }],
    ['more than £5', { minPrice: 5.01 }],
  ] as const;
  for (const [typed, filter] of table) t.deepEqual(read(typed).filter, filter, typed);
});

test('most and least ask for an order', (t) => {
  const table = [
    ['cheapest chips', 'price'],
    ['most expensive steak', '-price'],
    ['pudding with the fewest calories', 'calories'],
    ['chips', undefined],
  ] as const;
  for (const [typed, sort] of table) t.is(read(typed).understood.sort, sort, typed);
});

test('numbers of people, ages and times are neither prices nor text', (t) => {
  for (const typed of [
    'table for six, curry',
    'party of 4 curry',
    'two adults three children curry',
    'my 3 year old, curry',
    'booking for 10 at 7.30, curry',
    'arriving 19:45 curry',
  ]) {
    const { filter, text } = read(typed);
    t.deepEqual(filter, {}, typed);
    t.is(text.match(/\p{L}+/gu)?.at(-1), 'curry', typed);
    t.notRegex(text, /\d|\b(?:six|two|three|party|table)\b/, typed);
  }
  t.is(read('burger at 7.30').filter.maxPrice, 7.3);
});

test('marks of menus are diets', (t) => {
  for (const typed of ['chips (ve)', 'curry vg']) t.true(read(typed).filter.vegan, typed);
  t.true(read('onion rings (v)').filter.vegetarian);
  t.is(read('v good chips').filter.vegetarian, undefined);
});

test('a word of English is no mistyped town, cuisine or diet', (t) => {
  for (const typed of ['stake curry', 'leak curry', 'store curry'])
    t.deepEqual(read(typed).understood.corrected, [], typed);
});

test('towns or cuisines joined by "or" are a union, which is told', (t) => {
  const { place, understood } = read('curry in leek or stone');
  t.deepEqual(place, ['city IN ["leek", "stone"]']);
  t.is(understood.city, 'leek or stone');
});

test('an allergen, a diet and an illness are understood in further languages', (t) => {
  const table: readonly (readonly [typed: string, excluded: readonly string[]])[] = [
    ['fără lapte', ['MILK']],
    ['supă fără țelină', ['CELERY']],
    ['utan nötter', ['NUTS', 'PEANUTS']],
    ['glutenfri pizza', ['GLUTEN']],
    ['uden mælk kage', ['MILK']],
    ['bez mléka', ['MILK']],
    ['bez vajec a ořechů', ['EGGS', 'NUTS', 'PEANUTS']],
    ['tejmentes leves', ['MILK']],
    ['ilman kananmunaa', ['EGGS']],
    ['gluteeniton pitsa', ['GLUTEN']],
    ['heb glwten', ['GLUTEN']],
    ['pysgod a sglodion heb wyau', ['EGGS']],
  ];
  for (const [typed, excluded] of table) t.deepEqual(read(typed).filter.excludeAllergens?.toSorted(), excluded, typed);
  for (const typed of ['vegansk pizza', 'vegánské', 'figan', 'vegán']) t.true(read(typed).filter.vegan, typed);
});
