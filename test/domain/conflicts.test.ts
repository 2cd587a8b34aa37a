import test from 'ava';
import { conflictsOf, type InspectedItem, type InspectedMenu } from '../../src/domain/conflicts.ts';
import type { MenuItem } from '../../src/domain/menu.ts';
import { menuItem } from '../support/menu-item.ts';

const dish = (name: string, more: Partial<MenuItem> = {}) => menuItem(name, 10, more);

const menu = (items: readonly InspectedItem[], more: Partial<InspectedMenu> = {}): InspectedMenu => ({
  menuId: 7,
  name: 'Dinner',
  sourceUrl: 'https://crown.example/dinner',
  sections: [{ name: 'Mains', items }],
  ...more,
});

const kinds = (...items: readonly InspectedItem[]) => conflictsOf([menu(items)]).map(({ kind }) => kind);

test('a vegan dish with milk and a vegetarian dish with fish are conflicts, traces and unknown allergens are none', (t) => {
  t.deepEqual(conflictsOf([menu([dish('Mousse', { vegan: true, vegetarian: true, allergens: 'Milk (estimated)' })])]), [
    {
      kind: 'vegan_with_animal_products',
      menuId: 7,
      menu: 'Dinner',
      section: 'Mains',
      item: 'Mousse',
      detail: 'vegan, but contains MILK',
    },
  ]);
  t.deepEqual(kinds(dish('Caesar', { vegetarian: true, allergens: 'Fish, Milk' })), ['vegetarian_with_fish']);
  t.deepEqual(kinds(dish('Omelette', { vegetarian: true, allergens: 'Eggs, Milk' })), []);
  t.deepEqual(kinds(dish('Dal', { vegan: true, allergens: 'Milk (may contain)' })), []);
  t.deepEqual(kinds(dish('Dal', { vegan: true })), []);
});

test('halal with pork is a conflict, turkey bacon is none', (t) => {
  t.deepEqual(kinds(dish('Carbonara', { halal: true, description: 'pancetta, egg' })), ['halal_with_pork']);
  t.deepEqual(kinds(dish('Breakfast', { halal: true, description: 'turkey bacon, no pork' })), []);
  t.deepEqual(kinds(dish('Gammon')), []);
});

test('9,000 kcal are a conflict', (t) => {
  t.deepEqual(kinds(dish('Burger', { calories: 9000 })), ['calories_out_of_range']);
  t.deepEqual(kinds(dish('Mixed grill for four', { calories: 3900 })), []);
});

test('a dish that stands twice in a section is a conflict, one of the same name with other words is none', (t) => {
  t.deepEqual(kinds(dish('Beef Lasagne'), dish('BEEF LASAGNE', { price: 12 })), ['dish_twice']);
  t.deepEqual(kinds(dish('Merlot', { description: 'Chile' }), dish('Merlot', { description: 'France' })), []);
});

test('a price far from the others of its section is a conflict', (t) => {
  const pizzas = [9, 10, 11, 12].map((price) => dish(`Pizza ${price}`, { price }));
  t.like(conflictsOf([menu([...pizzas, dish('Italian Pizza', { price: 169 })])]), {
    length: 1,
    0: { kind: 'price_unlike_section', item: 'Italian Pizza', detail: '£169.00, where £11.00 is usual' },
  });
  t.deepEqual(kinds(...pizzas, dish('Party Pizza', { price: 40 })), []);
});

test('two menus of one source with the same dishes are most likely one', (t) => {
  const dishes = ['Lasagne', 'Pie', 'Curry', 'Soup'].map((name) => dish(name));
  const twice = [menu(dishes), menu(dishes.slice(1), { menuId: 9, name: 'Menu' })];
  t.like(conflictsOf(twice), { length: 1, 0: { kind: 'menu_twice', menuId: 9, section: '', item: '' } });
  t.deepEqual(conflictsOf([menu(dishes), menu(dishes, { menuId: 9, sourceUrl: 'https://crown.example/lunch' })]), []);
});
