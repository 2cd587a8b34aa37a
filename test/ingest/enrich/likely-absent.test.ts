import type { AllergenCode } from '@menu-data-service/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/allergens/likely-absence';
import test from 'ava';
import { loadAbsenceRules } from '../../../ingest/enrich/absence/load-absence.ts';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';
import type { ItemInput } from '../../../ingest/enrich/read-item.ts';

function likely(item: Partial<ItemInput> & { readonly name: string }): string[] {
  const { evidence } = enrichItem({ description: null, language: 'en', ...item });
  return evidence.flatMap(({ state, value }) => (state === 'likely absent' ? [value] : [])).sort();
}

test('a dish whose words are known is likely clear of what calibration allows, and of nothing else', (t) => {
  const { thresholds } = loadAbsenceRules();
  const clear = likely({ name: 'Cheese and Tomato Omelette' });
  t.true(clear.includes('CRUSTACEANS') && clear.includes('PEANUTS'));
  for (const code of clear) t.true(thresholds.has(code as AllergenCode), code);
  for (const code of ['GLUTEN', 'MILK', 'CELERY', 'MUSTARD', 'SOYA', 'SULPHITES', 'LUPIN'])
    t.false(clear.includes(code));
});

test('words that are not known, or that leave the dish open, clear nothing', (t) => {
  for (const name of ['The Duke', 'Zorbleen Quag', 'Chef’s Special', 'Set Menu', 'Mixed Sharing Platter', 'Gok Jai'])
    t.deepEqual(likely({ name }), [], name);
  t.deepEqual(likely({ name: 'Cheese Omelette', description: 'Zorbleen, quag, mirfle and trosk' }), []);
  t.deepEqual(likely({ name: 'Cheese Omelette', section: 'Specials' }), []);
});

test('a hint of an allergen in any text takes it out', (t) => {
  t.true(likely({ name: 'Grilled Chicken Breast' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'with satay sauce' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', cuisine: 'Thai' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'May contain peanuts' }).includes('PEANUTS'));
  t.false(likely({ name: 'Tomato Soup', section: 'Seafood' }).includes('MOLLUSCS'));
});

test('an estimate clears neither what is shown nor what is stated', (t) => {
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

test('a dish stated vegan is likely clear of what vegans do not eat, unless its words name it', (t) => {
  const vegan = likely({ name: 'Chilli', stated: { vegan: true } });
  for (const code of ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(vegan.includes(code), code);
  t.false(likely({ name: 'Chilli', description: 'with cheddar', stated: { vegan: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegetarian: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegan: true, mayContain: ['MILK'] } }).includes('MILK'));
});

test('a heading "Vegan" clears the dishes below it of fish and shellfish only, as too many of them have egg or milk', (t) => {
  const below = likely({ name: 'Chilli', section: 'Vegan' });
  for (const code of ['FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(below.includes(code), code);
  for (const code of ['MILK', 'EGGS']) t.false(below.includes(code), code);
});

test('the figures that consumers see are there for exactly the bounds that are used', (t) => {
  const { thresholds, ofVegan, ofVegetarian } = loadAbsenceRules();
  for (const [code, ways] of Object.entries(LIKELY_ABSENCE) as [AllergenCode, (typeof LIKELY_ABSENCE)['MILK']][]) {
    const by = (way: string) => ways.some((one) => one.by === way);
    t.is(by('estimate'), thresholds.has(code), code);
    t.is(by('stated vegan'), ofVegan.includes(code), code);
    t.is(by('stated vegetarian'), ofVegetarian.includes(code), code);
  }
});
