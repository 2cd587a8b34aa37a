import test from 'ava';
import { type DietStatements, readDietStatements } from '../src/diet-statements.ts';
import { tokenise } from '../src/text/tokens.ts';

type Said = readonly [text: string, said: DietStatements];

const IN_DESCRIPTIONS: readonly Said[] = [
  ['Vegan, gluten free', { vegan: 'Vegan' }],
  ['suitable for vegans', { vegan: 'suitable for vegans' }],
  ['Peas, gluten free, vegan', { vegan: 'vegan' }],
  ['Sausage, mash, peas (vegan)', { vegan: 'vegan' }],
  ['Sausage, mash, peas, vegan', { vegan: 'vegan' }],
  // of a part of the dish
  ['broccoli, vegan, cheese noodles', {}],
  ['vegan cheese, bacon', {}],
  ['Vegan cheese, vegan bacon', {}],
  ['Sausage, mash, vegan peas', {}],
  ['peas (vegan), mash', {}],
  ['chickpea (vegan), lamb', {}],
  ['plant based patty, cheddar', {}],
  ['Halal chicken, rice', {}],
  // a choice
  ['vegan option available', {}],
  ['For vegans, no cheese', {}],
  ['Vegan?', {}],
  // a denial
  ['not suitable for vegetarians', { notVegetarian: 'not suitable for vegetarians' }],
  ['Contains meat, not vegan', { notVegan: 'not vegan' }],
  ['not halal', { notHalal: 'not halal' }],
  ['All our meat is halal', { halal: 'All our meat is halal' }],
  ['halal, spicy', { halal: 'halal' }],
];

const IN_NAMES: readonly Said[] = [
  ['Vegan Burger', { vegan: 'Vegan Burger' }],
  ['Burger (v)', { vegetarian: 'v' }],
  ['Burger (ve)', { vegan: 've' }],
  ['Vegan cheese, bacon', {}],
  ['Chicken, vegan rice', {}],
  ['Chips with vegan mayo', {}],
  ['Vegan or beef chilli', {}],
  ['Veg thali', {}],
  ['Non veg thali', {}],
];

for (const [scope, table] of [
  ['description', IN_DESCRIPTIONS],
  ['name', IN_NAMES],
] as const) {
  for (const [text, said] of table) {
    test(`a ${scope} "${text}" states ${JSON.stringify(said)}`, (t) => {
      t.deepEqual(readDietStatements(tokenise(text), scope), said);
    });
  }
}
