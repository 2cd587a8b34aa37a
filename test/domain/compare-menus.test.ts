import type { MenuItem, Section } from '@menu-data-service/menu-model/menu';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import test from 'ava';
import { compareMenus } from '../../src/domain/compare-menus/compare-menus.ts';
import type { ItemChange } from '../../src/domain/compare-menus/comparison.ts';
import { matchSections } from '../../src/domain/compare-menus/match-sections.ts';
import { menuItem as dish, menuItem } from '../support/menu-item.ts';
import { taggedItem } from '../support/tagged-menu.ts';

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

const KINDS = ['Beef', 'Chicken', 'Lamb', 'Prawn', 'Paneer', 'Mushroom', 'Aubergine', 'Cod', 'Duck', 'Tofu'];
const WAYS = ['Korma', 'Pie', 'Burger', 'Salad', 'Noodles', 'Stew', 'Wrap', 'Curry', 'Risotto', 'Skewers'];
const SECTIONS = ['Starters', 'Mains', 'Grill', 'Sides'];
/** Edits of one dish, by the field that a comparison names. */
const CHANGES = {
  price: ({ price }) => ({ price: price + 0.5 }),
  description: (_item, random) => ({ description: `Described anew ${random.integer(1000)}` }),
  allergens: () => ({ allergens: 'Celery, Fish (may contain)' }),
  calories: ({ calories }) => ({ calories: calories + 1 }),
  vegan: () => ({ vegan: true }),
  name: ({ name }) => ({ name: `Our Famous ${name}` }),
} satisfies Record<string, (item: MenuItem, random: Random) => Partial<MenuItem>>;
const FIELDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
const EDITS = ['add', 'remove', 'move', ...FIELDS] as const;

interface Draft {
  readonly name: string;
  readonly sections: { readonly id: number; readonly name: string; readonly items: MenuItem[] }[];
}

test('finds exactly the known edits in 200 pairs of menus', async (t) => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const names = random.shuffle(KINDS.flatMap((kind) => WAYS.map((way) => `${kind} ${way}`)));
    const before: Draft = {
      name: 'Menu',
      sections: SECTIONS.map((name, at) => ({
        id: at + 1,
        name,
        items: Array.from({ length: 4 + random.integer(6) }, () => invented(names.pop() ?? '', random)),
      })),
    };
    const after = structuredClone(before);
    const edits = edit(after, names, random);
    t.deepEqual((await compareMenus(before, after)).items.map(toldChange).sort(), edits.sort(), `seed ${seed}`);
  }
});

function invented(name: string, random: Random): MenuItem {
  const description = random.chance(0.5) ? `With ${random.pick(['rice', 'chips', 'bread'])}` : null;
  return menuItem(name, 4 + random.integer(20) / 2, {
    description,
    calories: 300 + random.integer(500),
    allergens: random.pick(['Milk', 'Gluten, Eggs', 'Unknown (ask the restaurant)']),
  });
}

/** Edits a menu in place, each dish at most once, and describes the edits in the words of `toldChange`. */
function edit(menu: Draft, names: string[], random: Random): string[] {
  const edits: string[] = [];
  const untouched = random.shuffle(menu.sections.flatMap(({ items }) => items.map(({ name }) => name)));
  for (let count = 1 + random.integer(8); count > 0; count -= 1) {
    const name = untouched.pop() ?? '';
    const section = menu.sections.find(({ items }) => items.some((item) => item.name === name));
    const at = section?.items.findIndex((item) => item.name === name) ?? -1;
    const item = section?.items[at];
    if (!section || !item) throw new Error(`no dish ${name}`);
    const kind = random.pick(EDITS);
    if (kind === 'add') {
      const added = invented(names.pop() ?? '', random);
      section.items.splice(at, 0, added);
      edits.push(`+ ${added.name}`);
    } else if (kind === 'remove') {
      section.items.splice(at, 1);
      edits.push(`- ${name}`);
    } else if (kind === 'move') {
      section.items.splice(at, 1);
      const others = menu.sections.filter((other) => other !== section);
      random.pick(others).items.push(item);
      edits.push(`${name}: place`);
    } else {
      section.items.splice(at, 1, { ...item, ...CHANGES[kind](item, random) });
      edits.push(`${name}: ${kind}`);
    }
  }
  return edits;
}

function toldChange(change: ItemChange): string {
  if (change.kind === 'added') return `+ ${change.after.item.name}`;
  if (change.kind === 'removed') return `- ${change.before.item.name}`;
  return `${change.before.item.name}: ${change.fields.join(' ')}`;
}

const section = (name: string, ...dishes: readonly string[]): Section => ({
  ...{ id: 0, name },
  items: dishes.map((dish) => taggedItem({ name: dish })),
});
const pairs = (before: readonly Section[], after: readonly Section[]): readonly string[] =>
  runSync(matchSections(before, after)).map((pair) => `${before[pair.before]?.name} = ${after[pair.after]?.name}`);

test('matches sections by name, regardless of position and spelling', (t) => {
  t.deepEqual(pairs([section('Mains', 'Pie'), section('Sides')], [section('SIDES', 'Pie'), section('mains')]), [
    'Mains = mains',
    'Sides = SIDES',
  ]);
  t.deepEqual(pairs([section('Mains'), section('Mains')], [section('Mains')]), ['Mains = Mains']);
});

test("a section with another name is the same if it has half of the smaller one's dishes", (t) => {
  t.deepEqual(pairs([section('Mains', 'Pie', 'Stew')], [section('Large', 'Stew', 'Soup', 'Curry')]), ['Mains = Large']);
  t.deepEqual(pairs([section('Mains', 'Pie', 'Stew', 'Hash')], [section('Large', 'Stew', 'Soup', 'Curry')]), []);
  t.deepEqual(pairs([section('Mains')], [section('Large')]), []);
});

test('pairs each section once: with the one that shares most', (t) => {
  const mains = section('Mains', 'Pie', 'Stew');
  t.deepEqual(pairs([mains], [section('A', 'Pie', 'Soup'), section('B', 'Pie', 'Stew')]), ['Mains = B']);
  t.deepEqual(pairs([mains], [section('A', 'Pie', 'Stew'), section('B', 'Pie', 'Stew')]), ['Mains = A']);
  t.deepEqual(pairs([mains, section('Also', 'Pie', 'Stew')], [section('A', 'Pie', 'Stew')]), ['Mains = A']);
});
