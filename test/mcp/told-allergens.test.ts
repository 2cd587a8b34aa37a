import { ALLERGENS } from '@menu-data-service/allergens';
import test from 'ava';
import type { Evidence } from '../../src/mcp/api-bodies.ts';
import { toldAllergens } from '../../src/mcp/told-allergens.ts';
import { evidenceByDish, toldDish } from '../../src/mcp/told-dish.ts';
import { taggedItem } from '../support/tagged-menu.ts';

const about = (value: string, state: Evidence['state']): Evidence => ({
  ...{ field: 'allergens', value, basis: 'estimated', words: '', rule: 'rule', confidence: 1, range: null },
  state,
});

test('unknown allergens are said to be unknown, whatever else is known', (t) => {
  t.deepEqual(toldAllergens('Unknown (ask the restaurant)', []), { unknown: `all ${ALLERGENS.length}` });
  t.deepEqual(toldAllergens('', []), { unknown: `all ${ALLERGENS.length}` });
  t.deepEqual(toldAllergens('Gluten (wheat) (estimated), Milk (may contain)', []), {
    contains: ['gluten (wheat) (estimated)'],
    mayContain: ['milk'],
    unknown: 'all others',
  });
  t.deepEqual(toldAllergens('Unknown (stated gluten free; ask the restaurant about the rest)', []), {
    absent: ['gluten'],
    unknown: 'all others',
  });
  t.deepEqual(toldAllergens('Milk (estimated)', [about('NUTS', 'likely absent'), about('MILK', 'likely absent')]), {
    contains: ['milk (estimated)'],
    likelyAbsent: ['nuts'],
    unknown: 'all others',
  });
});

test('only a complete list makes the others absent', (t) => {
  t.deepEqual(toldAllergens('-', []), { absent: `all ${ALLERGENS.length}` });
  t.deepEqual(toldAllergens('Milk, Eggs', []), { contains: ['milk', 'eggs'], absent: 'all others' });
  const everyOne = ALLERGENS.map(({ name }) => `${name} (estimated)`).join(', ');
  t.is(toldAllergens(everyOne, []).unknown, undefined);
  t.is(toldAllergens('Milk, something else', []).unknown, 'all others');
});

test('evidence of a dish whose name stands twice in its section is not given to either', (t) => {
  const item = (name: string, evidence: readonly Evidence[]) => ({
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

test('a price of 0 is unknown, and diets that are not so are left out', (t) => {
  const item = taggedItem({ name: 'Soup', description: null, price: 0, vegan: true, calories: 0, allergens: '-' });
  t.deepEqual(toldDish(item, []), {
    name: 'Soup',
    price: 'unknown',
    diets: ['vegan'],
    allergens: { absent: `all ${ALLERGENS.length}` },
  });
});

test('an allergen that is told twice is listed once, and hides none that is not told', (t) => {
  const gluten = 'Unknown (stated gluten free; ask the restaurant about the rest)';
  const twice = [
    about('GLUTEN', 'free'),
    about('GLUTEN', 'free'),
    about('NUTS', 'likely absent'),
    about('NUTS', 'likely absent'),
  ];
  t.deepEqual(toldAllergens(gluten, twice), { absent: ['gluten'], likelyAbsent: ['nuts'], unknown: 'all others' });
});

test('reasons are given for diets and allergens, of what was said or of the rule; not for what is told elsewhere or is not so', (t) => {
  const dish = taggedItem({ name: 'Pie', spicy: true, calories: 540, allergens: 'Milk (estimated)' });
  const evidence: readonly Evidence[] = [
    { ...about('MILK', 'contains'), words: 'cheese' },
    { ...about('NUTS', 'free'), basis: 'stated', words: 'nut free' },
    about('FISH', 'likely absent'),
    { ...about('true', null), field: 'vegetarian', rule: 'no meat or fish' },
    { ...about('false', null), field: 'vegan' },
    { ...about('540', null), field: 'calories', basis: 'stated' },
  ];
  t.like(toldDish(dish, evidence), {
    kcal: '540 stated',
    diets: ['vegetarian'],
    spicy: true,
    evidence: [
      "milk: estimated from 'cheese'",
      "nuts free: stated 'nut free'",
      'vegetarian: estimated from no meat or fish',
    ],
  });
  t.is(toldDish(dish, []).kcal, 'about 540');
});
