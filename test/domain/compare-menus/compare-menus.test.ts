import test from 'ava';
import { compareMenus } from '../../../src/domain/compare-menus/compare-menus.ts';
import type { ItemChange } from '../../../src/domain/compare-menus/comparison.ts';
import type { MenuItem } from '../../../src/domain/menu.ts';
import { menuItem as dish } from '../../support/menu-item.ts';

function menu(sections: Readonly<Record<string, readonly MenuItem[]>>) {
  return { name: 'Menu', sections: Object.entries(sections).map(([name, items], at) => ({ id: at + 1, name, items })) };
}

/** One line for each change: what, from where and which fields. */
function told(changes: readonly ItemChange[]): string[] {
  return changes.map((change) => {
    if (change.kind === 'added') return `+ ${change.after.item.name}`;
    if (change.kind === 'removed') return `- ${change.before.item.name}`;
    const name = change.before.item.name;
    const now = change.after.item.name;
    return `${name === now ? name : `${name} > ${now}`}: ${change.fields.join(' ')}`;
  });
}

test('the same menu has no changes', (t) => {
  const one = menu({ Mains: [dish('Lobby', 8), dish('Pie', 9)] });
  t.deepEqual(compareMenus(one, one), { name: null, sections: [], items: [], unchanged: 2 });
});

test('a name in other letters is the same name, also where the dish changed in more than that', (t) => {
  const before = menu({ Puddings: [dish('Crème Brûlée', 6, { calories: 300 })] });
  const after = menu({ Puddings: [dish('CREME BRULEE', 9, { calories: 700, description: 'With shortbread' })] });
  t.deepEqual(told(compareMenus(before, after).items), [
    'Crème Brûlée > CREME BRULEE: name description price calories',
  ]);
});

test('added, removed, dearer and moved dishes are told in the order of the later menu', (t) => {
  const before = menu({ Starters: [dish('Soup', 4)], Mains: [dish('Lobby', 8), dish('Pie', 9)] });
  const after = menu({ Starters: [dish('Pâté', 5)], Mains: [dish('Pie', 9.5), dish('Soup', 4), dish('Lobby', 8)] });
  const { items } = compareMenus(before, after);
  t.deepEqual(told(items), ['+ Pâté', 'Pie: price', 'Soup: place', 'Lobby: place']);
});

test('a dish in place of another is not renamed, another spelling and a longer name at the same price are', (t) => {
  const before = menu({ Mains: [dish('Chicken Korma', 9), dish('Cheeseburger', 8), dish('Fish and Chips', 11)] });
  const after = menu({
    Mains: [dish('Lamb Korma', 9), dish('Cheese Burger', 8.5), dish('Beer Battered Fish and Chips', 11)],
  });
  t.deepEqual(told(compareMenus(before, after).items), [
    '- Chicken Korma',
    '+ Lamb Korma',
    'Cheeseburger > Cheese Burger: name price',
    'Fish and Chips > Beer Battered Fish and Chips: name',
  ]);
});

test('a description that only one dish has shows that it was renamed where the names share most of their words', (t) => {
  const description = 'Slow-cooked beef with root vegetables';
  const changed = (from: string, to: string) =>
    told(
      compareMenus(menu({ Mains: [dish(from, 8, { description })] }), menu({ Mains: [dish(to, 9, { description })] }))
        .items,
    );
  t.deepEqual(changed('Lobby of Beef', 'Lobby of Shin'), ['Lobby of Beef > Lobby of Shin: name price']);
  t.deepEqual(changed('Steak Pie', 'Chicken Pie'), ['- Steak Pie', '+ Chicken Pie']);
  t.deepEqual(changed('Steak & Ale Pie', 'Chicken, Ham & Leek Pie'), [
    '- Steak & Ale Pie',
    '+ Chicken, Ham & Leek Pie',
  ]);
});

test('a name that stands there twice belongs to the dish of its price', (t) => {
  const before = menu({ Pizza: [dish('Margherita', 8), dish('Margherita', 11)] });
  const after = menu({ Pizza: [dish('Margherita', 11), dish('Calzone', 12)] });
  const { items, unchanged } = compareMenus(before, after);
  t.deepEqual(told(items), ['- Margherita', '+ Calzone']);
  t.is(items[0]?.kind === 'removed' && items[0].before.item.price, 8);
  t.is(unchanged, 1);
});

test('a section with another name and the same dishes was renamed, and its dishes did not move', (t) => {
  const dishes = [dish('Lobby', 8), dish('Pie', 9)];
  const { sections, items } = compareMenus(menu({ Mains: dishes }), menu({ 'Main Courses': dishes, Drinks: [] }));
  t.deepEqual(sections, [
    { kind: 'renamed', before: 'Mains', after: 'Main Courses' },
    { kind: 'added', after: 'Drinks' },
  ]);
  t.deepEqual(items, []);
});

test('changes of allergens are told for each, and unknown is never told as free', (t) => {
  const before = menu({ Mains: [dish('Pie', 9, { allergens: 'Gluten, Milk (estimated)' })] });
  const after = menu({
    Mains: [dish('Pie', 9, { allergens: 'Gluten (may contain), Milk, Unknown (ask the restaurant about the rest)' })],
  });
  const [change] = compareMenus(before, after).items;
  t.deepEqual(change?.kind === 'changed' && change.allergens, [
    {
      code: 'GLUTEN',
      before: { state: 'contains', estimated: false },
      after: { state: 'may contain', estimated: false },
    },
    { code: 'MILK', before: { state: 'contains', estimated: true }, after: { state: 'contains', estimated: false } },
  ]);
});
