import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/menu-model/likely-absence';
import test from 'ava';
import { loadAbsenceRules } from '../src/absence/load-absence.ts';
import { enrichItem } from '../src/enrich-item.ts';
import type { ItemInput } from '../src/read-item.ts';

function likely(item: Partial<ItemInput> & { readonly name: string }): string[] {
  const { evidence } = enrichItem({ description: null, language: 'en', ...item });
  return evidence.flatMap(({ state, value }) => (state === 'likely absent' ? [value] : [])).sort();
}

test('a dish of known words is likely clear of calibrated allergens and of nothing else', (t) => {
  const { thresholds } = loadAbsenceRules();
  const clear = likely({ name: 'Cheese and Tomato Omelette' });
  t.true(clear.includes('CRUSTACEANS') && clear.includes('PEANUTS'));
  for (const code of clear) t.true(thresholds.has(code as AllergenCode), code);
  for (const code of ['GLUTEN', 'MILK', 'CELERY', 'MUSTARD', 'SOYA', 'SULPHITES', 'LUPIN'])
    t.false(clear.includes(code));
});

test('unknown words, or words that leave the dish open, clear nothing', (t) => {
  for (const name of ['The Duke', 'Zorbleen Quag', 'Chef’s Special', 'Set Menu', 'Mixed Sharing Platter', 'Gok Jai'])
    t.deepEqual(likely({ name }), [], name);
  t.deepEqual(likely({ name: 'Cheese Omelette', description: 'Zorbleen, quag, mirfle and trosk' }), []);
  t.deepEqual(likely({ name: 'Cheese Omelette', section: 'Specials' }), []);
});

test('a hint of an allergen in any text excludes it', (t) => {
  t.true(likely({ name: 'Grilled Chicken Breast' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'with satay sauce' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', cuisine: 'Thai' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'May contain peanuts' }).includes('PEANUTS'));
  t.false(likely({ name: 'Tomato Soup', section: 'Seafood' }).includes('MOLLUSCS'));
});

test('an estimate clears neither shown nor stated allergens', (t) => {
  for (const item of [
    { name: 'Prawn Cocktail' },
    { name: 'Cheese Omelette', description: 'Nut free.' },
    { name: 'Fish Pie', stated: { freeFrom: ['CRUSTACEANS'] } },
    { name: 'Tomato Soup', stated: { contains: ['CELERY'], allergensComplete: true } },
    { name: 'Bread', description: 'Ingredients: flour, water, salt' },
  ] as const) {
    const { allergenCodes, evidence } = enrichItem({ description: null, ...item });
    const of = (state: string) => evidence.flatMap((one) => (one.state === state ? [one.value] : []));
    for (const code of [...allergenCodes, ...of('free')])
      t.false(of('likely absent').includes(code), `${item.name} ${code}`);
  }
  t.deepEqual(likely({ name: 'Tomato Soup', stated: { contains: ['CELERY'], allergensComplete: true } }), []);
  t.deepEqual(likely({ name: 'Cola' }), [], 'drinks were not calibrated');
});

test('a dish stated vegan is likely clear of non-vegan allergens, unless its words name them', (t) => {
  const vegan = likely({ name: 'Chilli', stated: { vegan: true } });
  for (const code of ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(vegan.includes(code), code);
  t.false(likely({ name: 'Chilli', description: 'with cheddar', stated: { vegan: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegetarian: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegan: true, mayContain: ['MILK'] } }).includes('MILK'));
});

test('usual or imitated ingredients of a vegan dish are not likely clear', (t) => {
  const stated = { vegan: true };
  t.true(likely({ name: 'Chilli', stated }).includes('MILK'));
  // Named by nothing, but usual.
  for (const name of ['Lasagne', 'Mushroom pasta']) t.false(likely({ name, stated }).includes('MILK'), name);
  // Imitated.
  for (const name of ['Chilli with vegan cheese', 'Mushroom pasta in vegan cream sauce (vegan)'])
    t.false(likely({ name, stated }).includes('MILK'), name);
  t.false(likely({ name: 'Mushroom pasta in vegan cream sauce (vegan)' }).includes('MILK'));
});

test('a heading "Vegan" clears the dishes below it of fish and shellfish only, as too many of them have egg or milk', (t) => {
  const below = likely({ name: 'Chilli', section: 'Vegan' });
  for (const code of ['FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(below.includes(code), code);
  for (const code of ['MILK', 'EGGS']) t.false(below.includes(code), code);
});

test('the published figures match the bounds in use', (t) => {
  const { thresholds, ofVegan, ofVegetarian } = loadAbsenceRules();
  for (const [code, ways] of Object.entries(LIKELY_ABSENCE) as [AllergenCode, (typeof LIKELY_ABSENCE)['MILK']][]) {
    const by = (way: string) => ways.some((one) => one.by === way);
    t.is(by('estimate'), thresholds.has(code), code);
    t.is(by('stated vegan'), ofVegan.includes(code), code);
    t.is(by('stated vegetarian'), ofVegetarian.includes(code), code);
  }
});
