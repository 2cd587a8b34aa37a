import test from 'ava';
import fc from 'fast-check';
import { itemConditions } from '../../../src/search/item-filter.ts';
import { interpretationOf } from '../../../src/search/understanding/interpretation.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { vocabularyWith } from '../../support/vocabulary-with.ts';

const VOCABULARY = vocabularyWith({
  city: ['leek', 'stone', 'burslem', 'stoke on trent', 'burton upon trent'],
  cuisine: ['indian', 'fish and chips', 'pub'],
  district: ['st6'],
  restaurant: ['the potwheel'],
});

function read(typed: string) {
  const parse = parseTerm(typed, VOCABULARY);
  const { text, filter, place, understood, hints } = interpretationOf(parse, parse.spans);
  return { text, filter, place, understood, hints };
}

const filters: readonly (readonly [typed: string, text: string, filter: object])[] = [
  ['pizza under £10', 'pizza', { maxPrice: 9.99 }],
  ['pizza under £16.95', 'pizza', { maxPrice: 16.94 }],
  ['pizza under 10', 'pizza', { maxPrice: 9.99 }],
  ['pizza under 600', 'pizza', { maxCalories: 599 }],
  ['feast up to £1,000', 'feast', { maxPrice: 1000 }],
  ['under £5 or at most £4', '', { maxPrice: 4 }],
  ['at most £4 or under £5', '', { maxPrice: 4 }],
  ['over £5 and at least £7', '', { minPrice: 7 }],
  ['at least £7 and over £5', '', { minPrice: 7 }],
  ['under 600 kcal, at most 400 kcal', '', { maxCalories: 400 }],
  ['at most 400 kcal, under 600 kcal', '', { maxCalories: 400 }],
  ['between 5 and 10 pounds soup', 'soup', { minPrice: 5, maxPrice: 10 }],
  ['£5-£10', '', { minPrice: 5, maxPrice: 10 }],
  ['a tenner', '', { maxPrice: 10 }],
  ['80p', '', { maxPrice: 0.8 }],
  ['under 10oz steak', 'under 10oz steak', {}],
  ['parties of under 10s', 'parties of under 10s', {}],
  ['under £1.999', 'under £1.999', {}],
  ['"under £5" board', '"under £5" board', {}],
  ['300-500 kcal', '', { minCalories: 300, maxCalories: 500 }],
  ['gluten free pizza', 'pizza', { excludeAllergens: ['GLUTEN'] }],
  ['dairy and gluten free cake', 'cake', { excludeAllergens: ['MILK', 'GLUTEN'] }],
  ['cake free from eggs, milk & nuts', 'cake', { excludeAllergens: ['EGGS', 'MILK', 'NUTS', 'PEANUTS'] }],
  ['tree nut free granola', 'granola', { excludeAllergens: ['NUTS'] }],
  ['no egg noodles', 'noodles', { excludeAllergens: ['EGGS'] }],
  ['pizza no mlik', 'pizza', { excludeAllergens: ['MILK'] }],
  ['curry without nutts', 'curry', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['curry wihtout fihs or egs', 'curry', { excludeAllergens: ['FISH', 'EGGS'] }],
  ['peanut fre curry', 'curry', { excludeAllergens: ['PEANUTS'] }],
  ['no beef pizza', 'pizza', {}],
  ['nutless brownie', 'brownie', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['cake nf', 'cake', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['0 nuts', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['0 waste soup', '0 waste soup', {}],
  ['curry with no actual nuts', 'curry', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['keep nuts away from me', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['ceoliac safe cake', 'cake', { excludeAllergens: ['GLUTEN'] }],
  ['bread for a coeliac', 'bread', { excludeAllergens: ['GLUTEN'] }],
  ['allergic to shell fish whats safe', '', { excludeAllergens: ['CRUSTACEANS', 'MOLLUSCS'] }],
  ['sans noix', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
  ['pizza sin huevo ni leche', 'pizza', { excludeAllergens: ['EGGS', 'MILK'] }],
  ['chicken and chips free of milk', 'chicken and chips', { excludeAllergens: ['MILK'] }],
  ['vegn pizza', 'pizza', { vegan: true }],
  ['glutin free bread', 'bread', { excludeAllergens: ['GLUTEN'] }],
  ['alcohol free beer', 'alcohol free beer', {}],
  ['free range eggs', 'free range eggs', {}],
  ['milk chocolate', 'milk chocolate', {}],
  ['"gluten free" pizza', '"gluten free" pizza', {}],
  ['vegan or vegetarian breakfast', '', { vegetarian: true }],
  ['non vegetarian pizza', 'pizza', { vegetarian: false }],
  ['not spicy curry', 'curry', { spicy: false }],
  ['pizza no mushrooms', 'pizza', {}],
];
for (const [typed, text, filter] of filters) {
  test(`"${typed}" is ${JSON.stringify(filter)} and the text "${text}"`, (t) => {
    const found = read(typed);
    t.deepEqual(found.filter, filter);
    t.is(found.text.replace(/\s+/g, ' '), text);
  });
}

test('places, cuisines, courses and restaurants are those of the data', (t) => {
  t.like(read('pizza in burslem'), { text: 'pizza', understood: { city: 'burslem' } });
  t.like(read('oatcakes in stoke'), { text: 'oatcakes', place: ['city IN ["stoke on trent"]'] });
  t.like(read('pizza st6'), { text: 'pizza', understood: { city: 'st6' }, place: ['district IN ["st6"]'] });
  t.like(read('pizza in hanley'), { place: [] });
  t.like(read('curry house'), { understood: { cuisine: 'indian' } });
  t.like(read('starters at the potwheel'), { understood: { course: 'starters', restaurant: 'potwheel' } });
  t.deepEqual(read('indain food').understood.corrected, [{ typed: 'indain', to: 'indian' }]);
});

test('a food is never a cuisine or a town, unless the context says so', (t) => {
  for (const typed of [
    'fish and chips',
    'leek and potato soup',
    'stone baked pizza',
    'burton ale pie',
    'hot dog',
    'nut roast',
  ])
    t.like(read(typed), { text: typed, place: [], filter: {} });
  t.like(read('fish and chip shop'), { text: '', understood: { cuisine: 'fish and chips' } });
});

test('reports words without meaning as ignored', (t) => {
  t.deepEqual(read('something vegan please').understood.ignored, ['something', 'please']);
});

test('reports a word after "no" that is not an allergen, and whether it is a food', (t) => {
  t.like(read('pizza no mushrooms').hints, {
    without: [{ typed: 'mushrooms', isKnown: true, forms: ['mushrooms', 'mushroom'] }],
    notUnderstood: [],
    doubted: [],
  });
  t.like(read('pizza no wibble').hints.without, [{ typed: 'wibble', isKnown: false }]);
  t.deepEqual(read('pizza without nuts').hints, { without: [], notUnderstood: [], doubted: [], asText: {} });
});

test('an exclusion list continues after a joint, to its end', (t) => {
  t.deepEqual(read('something without onions and garlic').understood.without, ['onions', 'garlic']);
  t.regex(read('no onions and garlic bread').text, /^and garlic bread|^garlic bread/);
  t.like(read('pizza no onions or wibble'), { text: 'pizza', understood: { without: ['onions', 'wibble'] } });
});

test('a dish or a diet after a comma is wanted, if the exclusion before it is neither', (t) => {
  t.like(read('I hate mushrooms, pasta'), { text: ', pasta', understood: { without: ['mushrooms'] } });
  t.like(read('no raisins or coconut, cake'), { text: ', cake', understood: { without: ['raisins', 'coconut'] } });
  t.like(read('no mushrooms, veggie, under £8'), { filter: { vegetarian: true, maxPrice: 7.99 } });
  t.deepEqual(read('no pizza, pasta').understood.without, ['pizza', 'pasta']);
  t.deepEqual(read('pie with no onions, mushrooms').understood.without, ['onions', 'mushrooms']);
});

test('"leave the olives off" excludes olives, and "off" is not searched for', (t) => {
  t.like(read('pizza but leave the olives off'), { text: 'pizza', understood: { without: ['olives'] } });
});

test('excludes a food before "free", "less" or "allergy" too, unless something is given for free', (t) => {
  const left = (typed: string) => read(typed).understood.without ?? [];
  t.deepEqual(left('onion and garlic free curry'), ['onion', 'garlic']);
  t.deepEqual(left('cheeseless pizza'), ['cheese']);
  t.deepEqual(left('strawberry allergy dessert'), ['strawberry']);
  t.deepEqual(left('no oyster mushrooms'), ['oyster mushrooms']);
  for (const typed of ['chicken free delivery', 'free range eggs', 'sugar free cake']) t.deepEqual(left(typed), []);
});

test('a kind of food after "a" is a cuisine, unless a dish of it follows', (t) => {
  t.is(read('fancy an indian under a tenner').understood.cuisine, 'indian');
  t.true(read('an indian').place.length > 0);
});

test('reports exclusions that are not understood, but not parts of names', (t) => {
  t.like(read('curry, allergic to wibble').hints, {
    without: [{ typed: 'wibble', isKnown: false }],
    notUnderstood: [],
    doubted: [],
  });
  t.deepEqual(read('curry, he has got an allergy').hints.notUnderstood, ['allergy']);
  t.deepEqual(read('curry that does not contain wibble').hints.notUnderstood, ['does not contain wibble']);
  for (const typed of ['non alcoholic beer', 'zero sugar cola', 'curry not spicy', 'allergic to fish'])
    t.deepEqual(read(typed).hints.notUnderstood, [], typed);
});

test('keeps words of a place that may be words of a dish as text, in quotes', (t) => {
  t.deepEqual(read('leek soup under £5').hints.asText, { city: '"leek" soup' });
  t.deepEqual(read('burslem pizza under £5').hints.asText, { city: '"burslem" pizza' });
  t.deepEqual(read('pizza in burslem').hints.asText, {}, 'it is said to be a place');
  t.deepEqual(read('leek').hints.asText, { city: '"leek"' });
  t.deepEqual(read('vegan burslem').hints.asText, {}, 'nothing says that it is a dish');
});

test('"dish" and "dishes" are fillers', (t) => {
  t.is(read('dishes of pork').text.trim(), 'of pork');
  t.like(read('dishes without nuts'), { text: '', filter: { excludeAllergens: ['NUTS', 'PEANUTS'] } });
});

test('reads any text without an error, into conditions that the engines accept', (t) => {
  const words = [
    'no',
    'free',
    'under',
    '£',
    '10',
    '-',
    'p',
    'nuts',
    'in',
    'leek',
    'vegan',
    'or',
    'a',
    'tenner',
    'kcal',
    '"',
    ',',
    '<',
    'st6',
    'between',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' })), { maxLength: 12 }),
      (parts) => {
        const { filter, place } = read(parts.join(' '));
        for (const condition of [...itemConditions(filter), ...place])
          t.regex(String(condition), /^\w+ (?:[<>!]?=|IN|NOT IN) /);
      },
    ),
    { numRuns: 500 },
  );
});
