import { foldText } from '@menu-data-service/menu-model/fold-text';
import test from 'ava';
import { interpretationOf } from '../../../src/search/understanding/interpretation.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { ENGLISH, WANTED } from '../../support/asked/avoidance/english.ts';
import { LANGUAGES } from '../../support/asked/avoidance/languages.ts';
import { type AvoidingSentence, avoidingSentences } from '../../support/asked/avoidance/sentences.ts';
import { vocabularyWith } from '../../support/vocabulary-with.ts';

const VOCABULARY = vocabularyWith({
  city: ['leek', 'stone', 'burslem', 'stoke on trent', 'rugeley'],
  cuisine: ['indian', 'fish and chips', 'pub', 'italian', 'seafood'],
  district: ['st6'],
  restaurant: ['the potwheel', 'nut and bolt'],
});

function read(typed: string) {
  const parse = parseTerm(typed, VOCABULARY);
  return interpretationOf(parse, parse.spans);
}

/** Fault in reading a sentence; null if all its allergens are excluded and none is searched for. */
function turnedRound({ typed, codes, names }: AvoidingSentence): string | null {
  const { filter, text } = read(typed);
  const missing = codes.filter((code) => !filter.excludeAllergens?.includes(code));
  if (missing.length > 0) return `"${typed}" leaves out ${filter.excludeAllergens ?? 'nothing'}, not ${missing}`;
  const searched = foldText(text).split(' ');
  const asked = names.find((name) =>
    foldText(name)
      .split(' ')
      .every((word) => searched.includes(word)),
  );
  return asked === undefined ? null : `"${typed}" looks for ${asked}`;
}

const shown = (wrong: readonly string[]): string => `${wrong.length}:\n${wrong.slice(0, 40).join('\n')}`;

test('no sentence that excludes allergens becomes a search for them', (t) => {
  const wrong = avoidingSentences(ENGLISH, 20_000, 26).flatMap((sentence) => turnedRound(sentence) ?? []);
  t.is(wrong.length, 0, shown(wrong));
});

for (const [language, grammar] of Object.entries(LANGUAGES))
  test(`no sentence in ${language}, or half in English, is reversed either`, (t) => {
    const wrong = avoidingSentences(grammar, 1500, 27).flatMap((sentence) => turnedRound(sentence) ?? []);
    t.is(wrong.length, 0, shown(wrong));
  });

test('no sentence that wants a food excludes it', (t) => {
  const wrong: string[] = [];
  for (const food of WANTED.foods)
    for (const side of WANTED.sides)
      for (const sentence of WANTED.sentences) {
        const typed = sentence.replaceAll('FOOD', food).replaceAll('SIDE', side);
        const { filter, hints, text } = read(typed);
        if (filter.excludeAllergens !== undefined || hints.without.length > 0) wrong.push(`"${typed}" leaves out`);
        else if (!foldText(text).split(' ').includes(foldText(food)))
          wrong.push(`"${typed}" does not look for ${food}`);
      }
  t.is(wrong.length, 0, shown(wrong));
});

test('an exclusion may be joined to "no", or stand between "keep" and "out"', (t) => {
  for (const typed of [
    'nonuts curry',
    'nonut curry',
    'withoutnuts curry',
    'keep the nuts out, curry',
    'take all nuts out',
  ])
    t.deepEqual(read(typed).filter.excludeAllergens, ['NUTS', 'PEANUTS'], typed);
  t.deepEqual(read('curry, milk taken out').filter.excludeAllergens, ['MILK']);
  t.is(read('keep milk').filter.excludeAllergens, undefined);
  t.is(read('fish and chips take out').filter.excludeAllergens, undefined);
});

test('"nothing nutty" excludes nuts, and "not too nutty" dishes of that name', (t) => {
  const excluded = (typed: string) => {
    const { filter, exclusions } = read(typed);
    return [filter.excludeAllergens, exclusions];
  };
  t.deepEqual(excluded('nothing nutty'), [['NUTS', 'PEANUTS'], '']);
  t.deepEqual(excluded('not fishy or sweet'), [['FISH'], '-sweet']);
  t.deepEqual(excluded('salmon not too fishy'), [undefined, '-fishy']);
});

test('a diet after "not" and "or" is negated too', (t) => {
  for (const typed of ['nothing vegan or vegetarian', 'not vegan nor vegetarian'])
    t.like(read(typed).filter, { vegan: false, vegetarian: false }, typed);
  t.like(read('vegan or vegetarian').filter, { vegetarian: true });
});

test('excludes an allergen that makes ill, however it is described', (t) => {
  const excluded = (typed: string) => read(typed).filter.excludeAllergens;
  t.deepEqual(excluded('allergic to raw egg'), ['EGGS']);
  t.deepEqual(excluded('allergies: tomatoes, roasted nuts'), ['NUTS', 'PEANUTS']);
  t.is(excluded('allergic to raw tomato'), undefined);
});

test('the judgement of one food extends to the next, or is negated', (t) => {
  const table: readonly (readonly [typed: string, excluded: readonly string[] | undefined])[] = [
    ['eggs are ok milk is not', ['MILK']],
    ["milk is fine, eggs aren't", ['EGGS']],
    ["milk isn't", ['MILK']],
    ['dairy is fine, nuts are not, pie', ['NUTS', 'PEANUTS']],
    ['milk is not a problem but eggs are', ['EGGS']],
    ["nuts aren't a problem", undefined],
    ["gluten is off limits, dairy isn't", ['GLUTEN']],
    ['fish is no problem, shellfish is', ['CRUSTACEANS', 'MOLLUSCS']],
    ['gluten is fine', undefined],
    ['nuts are', ['NUTS', 'PEANUTS']],
    ["isn't allergic to milk but to eggs", ['EGGS']],
    ['not allergic to fish only to shellfish', ['CRUSTACEANS', 'MOLLUSCS']],
    ['no longer allergic to milk', undefined],
  ];
  for (const [typed, excluded] of table) t.deepEqual(read(typed).filter.excludeAllergens, excluded, typed);
});

test('an allergy to a food extends to its allergens, a preference does not', (t) => {
  for (const [food, code] of [
    ['seitan', 'GLUTEN'],
    ['cuttlefish', 'MOLLUSCS'],
    ['marzipan', 'NUTS'],
    ['hummus', 'SESAME'],
    ['worcestershire sauce', 'FISH'],
    ['parmesan', 'MILK'],
  ] as const) {
    t.deepEqual(read(`${food} allergy`).filter.excludeAllergens, [code], food);
    t.is(read(`no ${food}`).filter.excludeAllergens, undefined, food);
    t.is(read(food).filter.excludeAllergens, undefined, food);
  }
});
