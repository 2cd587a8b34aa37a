import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import type { Evidence } from '../../src/api/mcp/operations.ts';
import { evidenceByDish, presentAllergens, presentDish } from '../../src/api/mcp/present-dish.ts';
import { taggedItem } from '../support/tagged-menu.ts';

const about = (value: string, state: Evidence['state']): Evidence => ({
  ...{ field: 'allergens', value, basis: 'estimated', words: '', rule: 'rule', confidence: 1, range: null },
  state,
});

test('says which allergens are unknown, whatever else is known', (t) => {
  t.deepEqual(presentAllergens('Unknown (ask the restaurant)', []), { unknown: `all ${ALLERGENS.length}` });
  t.deepEqual(presentAllergens('', []), { unknown: `all ${ALLERGENS.length}` });
  t.deepEqual(presentAllergens('Gluten (wheat) (estimated), Milk (may contain)', []), {
    contains: ['gluten (wheat) (estimated)'],
    mayContain: ['milk'],
    unknown: 'all others',
  });
  t.deepEqual(presentAllergens('Unknown (stated gluten free; ask the restaurant about the rest)', []), {
    absent: ['gluten'],
    unknown: 'all others',
  });
  t.deepEqual(presentAllergens('Milk (estimated)', [about('NUTS', 'likely absent'), about('MILK', 'likely absent')]), {
    contains: ['milk (estimated)'],
    likelyAbsent: ['nuts'],
    unknown: 'all others',
  });
});

test('only a complete list makes the others absent', (t) => {
  t.deepEqual(presentAllergens('-', []), { absent: `all ${ALLERGENS.length}` });
  t.deepEqual(presentAllergens('Milk, Eggs', []), { contains: ['milk', 'eggs'], absent: 'all others' });
  const everyOne = ALLERGENS.map(({ name }) => `${name} (estimated)`).join(', ');
  t.is(presentAllergens(everyOne, []).unknown, undefined);
  t.is(presentAllergens('Milk, something else', []).unknown, 'all others');
});

test('does not assign the evidence of a repeated name to either dish', (t) => {
  const item = (name: string, evidence: Evidence[]) => ({
    ...{ name, evidence, review: [] },
    allergenGround: 'kitchen in part' as const,
  });
  const evidenceOf = evidenceByDish({
    menuId: 1,
    leftOut: [],
    sections: [
      {
        id: 1,
        name: 'Pies',
        items: [item('Pie', [about('NUTS', 'free')]), item('Pie', []), item('Tart', [about('NUTS', 'free')])],
      },
    ],
  });
  t.deepEqual(evidenceOf('Pies', 'Pie'), []);
  t.is(evidenceOf('Pies', 'Tart').length, 1);
  t.deepEqual(evidenceOf('Cakes', 'Tart'), []);
});

test('a price and calories of 0 are unknown', (t) => {
  const item = taggedItem({ name: 'Soup', description: null, price: 0, vegan: true, calories: 0, allergens: '-' });
  t.like(presentDish(item, []), {
    ...item,
    ...{ price: 'unknown', calories: 'unknown', allergens: { absent: `all ${ALLERGENS.length}` } },
  });
});

test('lists a repeated allergen once, without hiding a missing one', (t) => {
  const gluten = 'Unknown (stated gluten free; ask the restaurant about the rest)';
  const twice = [
    about('GLUTEN', 'free'),
    about('GLUTEN', 'free'),
    about('NUTS', 'likely absent'),
    about('NUTS', 'likely absent'),
  ];
  t.deepEqual(presentAllergens(gluten, twice), { absent: ['gluten'], likelyAbsent: ['nuts'], unknown: 'all others' });
});

test('gives reasons for diets and allergens, from words or rules; not for facts elsewhere or negative ones', (t) => {
  const dish = taggedItem({ name: 'Pie', spicy: true, calories: 540, allergens: 'Milk (estimated)' });
  const evidence: readonly Evidence[] = [
    { ...about('MILK', 'contains'), words: 'cheese' },
    { ...about('NUTS', 'free'), basis: 'stated', words: 'nut free' },
    about('FISH', 'likely absent'),
    { ...about('true', null), field: 'vegetarian', rule: 'no meat or fish' },
    { ...about('false', null), field: 'vegan' },
    { ...about('540', null), field: 'calories', basis: 'stated' },
  ];
  t.like(presentDish(dish, evidence), {
    calories: '540 stated',
    evidence: [
      "milk: estimated from 'cheese'",
      "nuts free: stated 'nut free'",
      'vegetarian: estimated from no meat or fish',
    ],
  });
  t.is(presentDish(dish, []).calories, 'about 540');
});
