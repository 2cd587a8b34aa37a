import test from 'ava';
import { dishesIn, linkedMenu } from './data-page.ts';

const VEGAN = ['vegetarian', 'vegan'];
const DIETS: readonly (readonly [suitableForDiet: unknown, facts: readonly string[]])[] = [
  ['https://schema.org/VeganDiet', VEGAN],
  [{ '@id': 'https://schema.org/VeganDiet' }, VEGAN],
  [[{ '@type': 'RestrictedDiet', name: 'VeganDiet' }], VEGAN],
  [{ '@type': 'Diet', name: 'Vegan diet' }, VEGAN],
  ['vegan', VEGAN],
  ['schema:VeganDiet', VEGAN],
  ['VegetarianDiet, GlutenFreeDiet', ['vegetarian', 'freeFrom']],
  ['https://schema.org/HalalDiet/', ['halal']],
  ['HalalDiet VegetarianDiet', ['vegetarian', 'halal']],
  ['http://schema.org/HalalDiet; http://schema.org/GlutenFreeDiet', ['halal', 'freeFrom']],
  ['Vegetarian and halal', ['vegetarian', 'halal']],
  [{ '@type': 'VeganDiet' }, VEGAN],
  [
    [{ '@id': 'schema:HalalDiet' }, 'Gluten-free diet'],
    ['halal', 'freeFrom'],
  ],
  ['not vegan', []],
  ['vegan on request', []],
  ['GlutenFreeDiet on request', []],
  ['NonVegetarianDiet', []],
  [{ name: 'Low fat' }, []],
];

test('a diet of linked data is read as an address, a name, an object or a list of these', (t) => {
  const script = linkedMenu(
    DIETS.map(([suitableForDiet], i) => ({ name: `Pie ${'abcdefghijklmnopqr'[i]}`, price: '9.50', suitableForDiet })),
  );
  t.deepEqual(
    dishesIn(script).map(({ stated }, i) => [DIETS[i]?.[0], Object.keys(stated).filter((key) => key !== 'words')]),
    DIETS.map(([diet, facts]) => [diet, [...facts]]),
  );
});
