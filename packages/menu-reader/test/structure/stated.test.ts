import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { dietMeaning } from '../../src/structure/stated/diet-words.ts';
import { caloriesIn } from '../../src/structure/stated/dish-energy.ts';
import { readLegend } from '../../src/structure/stated/read-legend.ts';
import { dishesIn, linkedMenu } from './html/embedded/data-page.ts';

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

for (const [text, kcal] of [
  ['450 kcal', 450],
  ['450 kcal per serving', 450],
  ['450 kcal per portion', 450],
  ['Rye toast, 1,240kcal', 1240],
  ['450 kcal per 100g', undefined],
  ['450 kcal/100 ml', undefined],
  ['450 kcal (per 100g)', undefined],
  ['per 100g: 450 kcal', undefined],
  ['450 kcal je 100 g, 320 kcal', 320],
  ['450 kcal pro 100 g', undefined],
  ['260 kcal per slice', undefined],
  ['260 kcal par tranche', undefined],
  ['saves 120 kcal', undefined],
  ['120 kcal less', undefined],
  ['under 500 kcal', undefined],
  ['mniej niż 500 kcal', undefined],
  ['a round of bread 300 kcal', 300],
  ['fresh tomato 300 kcal', 300],
] as const)
  test(`energy of a dish: "${text}"`, (t) => t.is(caloriesIn([text])?.value, kcal));

test("an energy value that is not the dish's stays in its name", (t) => {
  const page = '<main><h2>Mains</h2><p>Corn soup, under 500 kcal £3</p><p>Root pie 450 kcal £12</p></main>';
  t.deepEqual(
    itemsOf(recogniseHtml(page).menus).map(({ name, stated }) => [name, stated.calories]),
    [
      ['Corn soup, under 500 kcal', undefined],
      ['Root pie', 450],
    ],
  );
});

test('data with the energy of a measure give none for the dish', (t) => {
  const energies = [
    '600 kcal per 100g',
    '2500 kJ / 600 kcal per 100 g',
    '600 kcal per slice',
    '600 kcal per serving',
    '600 kcal',
  ];
  const dishes = energies.map((calories, at) => ({
    name: `Dish ${'abcde'[at]}`,
    nutrition: { calories },
    offers: { price: 9 },
  }));
  t.deepEqual(
    dishesIn(linkedMenu(dishes)).map(({ stated }) => stated.calories),
    [undefined, undefined, undefined, 600, 600],
  );
});
