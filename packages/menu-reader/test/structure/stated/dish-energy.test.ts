import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../../src/structure/recognise-html.ts';
import { caloriesIn } from '../../../src/structure/stated/dish-energy.ts';
import { dishesIn, linkedMenu } from '../html/embedded/data-page.ts';

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
