import test from 'ava';
import { dietMeaning } from '../../../src/structure/stated/diet-words.ts';
import { readLegend } from '../../../src/structure/stated/read-legend.ts';

test('a phrase states diets, heat and allergens, and nothing more', (t) => {
  const vegan = { vegan: true, vegetarian: true };
  for (const [phrases, meaning] of [
    [['vegan', 'Vegans', 'suitable for vegans', 'plant-based', 'plant based', 'vegane'], vegan],
    [['vegetarian', 'veggie', 'veg', 'suitable for vegetarians', 'vegetarian or vegan'], { vegetarian: true }],
    [['halal'], { halal: true }],
    [['spicy', 'very hot', 'medium spiced', 'medium'], { spicy: true }],
    [['mild', 'mildly'], { spicy: false }],
    [['gluten free', 'gluten-free', 'no gluten', 'non-gluten', 'NGCI'], { freeFrom: ['GLUTEN'] }],
    [['dairy free'], { freeFrom: ['MILK'] }],
    [['nut free', 'nuts-free'], { freeFrom: ['NUTS'] }],
    [['egg free'], { freeFrom: ['EGGS'] }],
    [['contains milk', 'milk'], { contains: ['MILK'] }],
    [['may contain milk', 'traces of milk'], { mayContain: ['MILK'] }],
  ] as const)
    for (const phrase of phrases) t.deepEqual(dietMeaning(phrase), meaning, phrase);
});

test('availability on request is an option', (t) => {
  for (const phrase of ['vegan option', 'vegan on request', 'can be made vegan'])
    t.deepEqual(dietMeaning(phrase), { vegan: true, vegetarian: true, option: true }, phrase);
  t.deepEqual(dietMeaning('gluten free available'), { freeFrom: ['GLUTEN'], option: true });
});

test('a denial states nothing, nor do other words', (t) => {
  for (const phrase of ['not vegan', 'non-vegetarian', 'not suitable for vegans', 'not halal', 'with love', ''])
    t.is(dietMeaning(phrase), null, phrase);
});

test('free of one member of a group, in words or by its legend, is stated neither free of the group nor to contain it', (t) => {
  for (const phrase of [
    'wheat free',
    'lactose free',
    'almond-free',
    'walnuts free',
    'oat free',
    'celeriac free',
    'prawns free',
  ])
    t.is(dietMeaning(phrase), null, phrase);
  const { meanings } = readLegend([
    'WF = wheat free, LF = lactose free, AF = almond free, GF = gluten free, SF = sesame free',
  ]);
  t.deepEqual(
    [...meanings],
    [
      ['gf', { freeFrom: ['GLUTEN'] }],
      ['sf', { freeFrom: ['SESAME'] }],
    ],
  );
});
