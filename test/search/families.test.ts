import test from 'ava';
import { dishFamilyOf } from '../../src/search/families/family-of.ts';

function family(text: string, diet: { readonly vegan?: boolean; readonly vegetarian?: boolean } = {}): string | null {
  const [sectionName = '', name = ''] = text.includes(' > ') ? text.split(' > ') : ['', text];
  return dishFamilyOf({ name, sectionName, vegan: false, vegetarian: false, ...diet });
}

const SAME: readonly (readonly string[])[] = [
  ['Fish & Chips', 'Fish and Chips', 'CHIPS WITH FISH', 'Large Fish ’n’ Chips', 'fish, chips'],
  ['Chips', 'French Fries', 'Skinny fries', 'Pommes frites', 'Bowl of Chips', 'Patatas fritas'],
  ['Pizza Margherita', 'Margherita', 'Pizzas > Margherita (12")', 'MARGHERITA PIZZA'],
  ['Chicken Tikka Masala', 'Tikka Masala Chicken', 'Pollo Tikka Massala'],
  ['Aubergine Curry', 'Eggplant Curry', 'Brinjal curry'],
  ['Caesar Salad', 'Salads > Caesar', 'Ensalada César', 'Insalata Cesare'],
  ['8 oz Sirloin Steak', 'Sirloin Steak 10oz', 'Homemade sirloin steak'],
  ['Prawn Cocktail', 'Classic Shrimp Cocktail'],
  ['Grilled Chicken', 'Pollo a la plancha / Grilled Chicken'],
  ['Soup of the Day', 'Soupe du jour', 'Homemade Soup'],
];

const OTHER: readonly (readonly string[])[] = [
  ['Chicken Curry', 'Lamb Curry', 'Vegetable Curry', 'Chicken or Lamb Curry'],
  ['Chicken Burger', 'Chicken Salad', 'Chicken', 'Grilled Chicken', 'Fried Chicken'],
  ['Salads > Greek', 'Burgers > Greek', 'Pizzas > Greek'],
  ['Coke', 'Diet Coke', 'Coke / Diet Coke'],
  ['Pizza', 'Vegan Pizza', 'Gluten Free Pizza'],
  ['Fries', 'Sweet Potato Fries', 'Fries or Sweet Potato Fries'],
  ['Chicken Wings', 'Pizzas > Chicken Wing'],
  ['Meatballs', 'Subs > Meatballs'],
  ['Sausage Roll', 'Sausage Bap'],
];

for (const names of SAME) {
  test(`one family: ${names.join(', ')}`, (t) => {
    for (const name of names) t.is(family(name), family(names[0] ?? ''), name);
    t.truthy(family(names[0] ?? ''));
  });
}

for (const names of OTHER) {
  test(`separate families: ${names.join(', ')}`, (t) => {
    t.is(new Set(names.map((name) => family(name) ?? name)).size, names.length);
  });
}

test('a name that does not say which dish it is has no family', (t) => {
  for (const name of ['Special', 'Chicken', 'The Italian', 'Large', 'Chef’s Special']) t.is(family(name), null, name);
});

test('a vegan dish with a name for meat or cheese has its own family; without such a name it has not', (t) => {
  t.not(family('Lasagne', { vegan: true }), family('Lasagne'));
  t.not(family('Sausage Roll', { vegetarian: true }), family('Sausage Roll'));
  t.is(family('Vegan Lasagne', { vegan: true }), family('Lasagne', { vegan: true }));
  t.is(family('Veggie Sausage Roll', { vegetarian: true }), family('Sausage Roll', { vegetarian: true }));
  t.is(family('Chips', { vegan: true }), family('Chips'));
});
