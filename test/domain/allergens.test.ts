import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test from 'ava';
import { allergenGround, tableDay, tableWords } from '../../src/domain/allergen-ground.ts';
import { askStaff } from '../../src/domain/ask-staff.ts';

const evidence = (over: Partial<Evidence>): Evidence => ({
  ...{ field: 'allergens', value: 'MILK', basis: 'estimated', words: '', rule: '', confidence: 0.7, state: 'contains' },
  ...over,
});
const stated = evidence({ basis: 'stated', rule: 'stated', words: '(D)' });

for (const [ground, name, allergens, found] of [
  ['kitchen', 'Korma', 'Milk', [stated]],
  ['kitchen', 'Salad', '-', [evidence({ ...stated, state: 'free' })]],
  ['kitchen in part', 'Korma', 'Milk, Nuts (estimated)', [stated, evidence({ value: 'NUTS', words: 'korma' })]],
  [
    'kitchen in part',
    'Korma',
    'Unknown (stated gluten free; ask the restaurant about the rest)',
    [evidence({ ...stated, state: 'free' })],
  ],
  [
    'ingredients',
    'Tart',
    'Gluten (wheat), Milk',
    [evidence({ basis: 'stated', rule: 'ingredient: wheat', words: 'wheat' })],
  ],
  ['ingredients', 'House Special', 'Milk (estimated)', [evidence({ words: 'cream' })]],
  ['name', 'Cream tea', 'Milk (estimated)', [evidence({ words: 'Cream' })]],
  [
    'name',
    'Vegetable Korma',
    'Nuts (estimated)',
    [evidence({ words: 'Chicken Korma', rule: "this kitchen's other korma contains nuts" })],
  ],
  ['nobody', 'Special', 'Unknown (ask the restaurant)', [evidence({ state: 'likely absent' })]],
] as const) {
  test(`"${name}" with "${allergens}" rests on: ${ground}`, (t) => {
    t.is(allergenGround({ name, allergens }, found), ground);
  });
}

test('reads the day of a table from the quoted evidence', (t) => {
  t.is(tableDay([stated, evidence({ words: tableWords('2026-10-12', 'guide (v2).pdf', 'Korma') })]), '2026-10-12');
  t.is(tableDay([stated]), undefined);
});

test('the sentence for the staff names every allergen once, and asks about the kitchen too', (t) => {
  t.is(askStaff([]), '');
  t.is(askStaff(['MILK']), 'I must not eat milk. Is there any in this dish, and could any get into it in the kitchen?');
  t.regex(askStaff(['MILK', 'NUTS', 'MILK', 'SOYA']), /^I must not eat milk, nuts or soya\. /);
});
