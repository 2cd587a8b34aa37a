import type { MenuItem } from '@menu-data-service/menu-model/menu';
import test from 'ava';
import { compareMenus } from '../../../src/domain/compare-menus/compare-menus.ts';
import type { ItemChange } from '../../../src/domain/compare-menus/comparison.ts';
import { menuItem as dish } from '../../support/menu-item.ts';

function menu(sections: Readonly<Record<string, readonly MenuItem[]>>) {
  return { name: 'Menu', sections: Object.entries(sections).map(([name, items], at) => ({ id: at + 1, name, items })) };
}

function told(changes: readonly ItemChange[]): string[] {
  return changes.map((change) => {
    if (change.kind === 'added') return `+ ${change.after.item.name}`;
    if (change.kind === 'removed') return `- ${change.before.item.name}`;
    const name = change.before.item.name;
    const now = change.after.item.name;
    return `${name === now ? name : `${name} > ${now}`}: ${change.fields.join(' ')}`;
  });
}

test('the same menu has no changes', async (t) => {
  const one = menu({ Mains: [dish('Lobby', 8), dish('Pie', 9)] });
  t.deepEqual(await compareMenus(one, one), { name: null, sections: [], items: [], unchanged: 2 });
});

test('ignores case in names, even if more of the dish changed', async (t) => {
  const before = menu({ Puddings: [dish('Crème Brûlée', 6, { calories: 300 })] });
  const after = menu({ Puddings: [dish('CREME BRULEE', 9, { calories: 700, description: 'With shortbread' })] });
  t.deepEqual(told((await compareMenus(before, after)).items), [
    'Crème Brûlée > CREME BRULEE: name description price calories',
  ]);
});

test('lists added, removed, dearer and moved dishes in the order of the later menu', async (t) => {
  const before = menu({ Starters: [dish('Soup', 4)], Mains: [dish('Lobby', 8), dish('Pie', 9)] });
  const after = menu({ Starters: [dish('Pâté', 5)], Mains: [dish('Pie', 9.5), dish('Soup', 4), dish('Lobby', 8)] });
  const { items } = await compareMenus(before, after);
  t.deepEqual(told(items), ['+ Pâté', 'Pie: price', 'Soup: place', 'Lobby: place']);
});

test('a dish in place of another is not renamed; another spelling or a longer name at the same price is', async (t) => {
  const before = menu({ Mains: [dish('Chicken Korma', 9), dish('Cheeseburger', 8), dish('Fish and Chips', 11)] });
  const after = menu({
    Mains: [dish('Lamb Korma', 9), dish('Cheese Burger', 8.5), dish('Beer Battered Fish and Chips', 11)],
  });
  t.deepEqual(told((await compareMenus(before, after)).items), [
    '- Chicken Korma',
    '+ Lamb Korma',
    'Cheeseburger > Cheese Burger: name price',
    'Fish and Chips > Beer Battered Fish and Chips: name',
  ]);
});

test('a unique description shows a rename if the names share most of their words', async (t) => {
  const description = 'Slow-cooked beef with root vegetables';
  const changed = async (from: string, to: string) => {
    const [before, after] = [dish(from, 8, { description }), dish(to, 9, { description })];
    return told((await compareMenus(menu({ Mains: [before] }), menu({ Mains: [after] }))).items);
  };
  t.deepEqual(await changed('Lobby of Beef', 'Lobby of Shin'), ['Lobby of Beef > Lobby of Shin: name price']);
  t.deepEqual(await changed('Steak Pie', 'Chicken Pie'), ['- Steak Pie', '+ Chicken Pie']);
  t.deepEqual(await changed('Steak & Ale Pie', 'Chicken, Ham & Leek Pie'), [
    '- Steak & Ale Pie',
    '+ Chicken, Ham & Leek Pie',
  ]);
});

test('of two dishes with one name the price decides', async (t) => {
  const before = menu({ Pizza: [dish('Margherita', 8), dish('Margherita', 11)] });
  const after = menu({ Pizza: [dish('Margherita', 11), dish('Calzone', 12)] });
  const { items, unchanged } = await compareMenus(before, after);
  t.deepEqual(told(items), ['- Margherita', '+ Calzone']);
  t.is(items[0]?.kind === 'removed' && items[0].before.item.price, 8);
  t.is(unchanged, 1);
});

test('a section with another name and the same dishes was renamed, and its dishes did not move', async (t) => {
  const dishes = [dish('Lobby', 8), dish('Pie', 9)];
  const { sections, items } = await compareMenus(menu({ Mains: dishes }), menu({ 'Main Courses': dishes, Drinks: [] }));
  t.deepEqual(sections, [
    { kind: 'renamed', before: 'Mains', after: 'Main Courses' },
    { kind: 'added', after: 'Drinks' },
  ]);
  t.deepEqual(items, []);
});

test('lists changes of each allergen, and never reports unknown as free', async (t) => {
  const before = menu({ Mains: [dish('Pie', 9, { allergens: 'Gluten, Milk (estimated)' })] });
  const after = menu({
    Mains: [dish('Pie', 9, { allergens: 'Gluten (may contain), Milk, Unknown (ask the restaurant about the rest)' })],
  });
  const [change] = (await compareMenus(before, after)).items;
  t.deepEqual(change?.kind === 'changed' && change.allergens, [
    {
      code: 'GLUTEN',
      before: { state: 'contains', estimated: false },
      after: { state: 'may contain', estimated: false },
    },
    { code: 'MILK', before: { state: 'contains', estimated: true }, after: { state: 'contains', estimated: false } },
  ]);
});

test('pairs renamed dishes up to ten thousand pairs of one section, and none beyond', async (t) => {
  const spelt = (count: number, ending: string) =>
    menu({ Mains: Array.from({ length: count }, (_, i) => dish(`Steak and Ale Pie number ${i} ${ending}`, i + 1)) });
  const kinds = async (count: number) =>
    new Set((await compareMenus(spelt(count, 'pasty'), spelt(count, 'pastie'))).items.map(({ kind }) => kind));
  t.deepEqual(await kinds(100), new Set(['changed']));
  t.deepEqual(await kinds(101), new Set(['removed', 'added']));
});

test('pairs renamed sections up to two thousand pairs, and none beyond', async (t) => {
  const named = (count: number, ending: string) =>
    menu(Object.fromEntries(Array.from({ length: count }, (_, i) => [`Part ${i} ${ending}`, [dish(`Pie ${i}`, 5)]])));
  const kinds = async (count: number) =>
    new Set((await compareMenus(named(count, 'a'), named(count, 'b'))).sections.map(({ kind }) => kind));
  t.deepEqual(await kinds(44), new Set(['renamed']));
  t.deepEqual(await kinds(45), new Set(['removed', 'added']));
});
