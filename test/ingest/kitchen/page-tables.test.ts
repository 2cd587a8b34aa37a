import type { Word } from '@menu-data-service/menu-reader';
import test from 'ava';
import { dishMatcher } from '../../../src/ingest/kitchen/match-dishes.ts';
import { readAllergenTable } from '../../../src/ingest/kitchen/read-allergen-table.ts';

const LOOK = { h: 9, size: 9, weight: 400, italic: false, font: '', colour: '#000000', angle: 0, confidence: 1 };
const PITCH = 70;

/** A text centred in a column, from 0; in the first at its left edge. */
const at = (text: string, column: number, y: number): Word => {
  const w = 4.5 * text.length;
  return { ...LOOK, text, y, w, x: column === 0 ? 40 : 140 + PITCH * column - w / 2 };
};

const row = (y: number, ...cells: readonly string[]): Word[] =>
  cells.flatMap((text, i) => (text === '' ? [] : [at(text, i, y)]));

const readPages = (...pages: readonly (readonly Word[])[]) =>
  readAllergenTable({ bytes: Buffer.alloc(0), label: 'table.pdf', sourceUrl: 'file:///table.pdf' }, async () => ({
    kind: 'pages',
    pages: pages.map((words, i) => ({ page: i + 1, width: 900, height: 800, how: 'text layer', words })),
  }));

test('an unknown kind below the heading of its group belongs to the group', async (t) => {
  const { dishes, columns } = await readPages([
    at('Nuts', 2.5, 100),
    ...row(112, 'Dish', 'Milk', 'Almonds', 'Others', 'Eggs'),
    ...row(140, 'Leek Tart', 'x', '', 'x', ''),
    ...row(160, 'Plum Cake', '', '', '', 'x'),
  ]);
  t.like(dishes[0], { contains: ['MILK', 'NUTS'], freeFrom: ['EGGS'] });
  t.deepEqual(columns, ['EGGS', 'MILK'], 'those may not be all nuts');
});

test('refuses a table with a mark below a heading that may or may not belong to a group', async (t) => {
  await t.throwsAsync(
    readPages([
      at('Nuts', 2.25, 100),
      ...row(112, 'Dish', 'Milk', 'Almonds', 'Others', 'Eggs'),
      ...row(140, 'Leek Tart', 'x', '', 'x', ''),
    ]),
    { message: /"Others", which is no allergen/ },
  );
  const beside = await readPages([
    at('Nuts', 2.5, 100),
    ...row(112, 'Dish', 'Milk', 'Almonds', 'Cashews', 'Vegan', 'Eggs', 'Nettles'),
    ...row(140, 'Leek Tart', 'x', '', 'x', 'x', '', 'x'),
  ]);
  t.like(beside.dishes[0], { contains: ['MILK', 'NUTS'], freeFrom: ['EGGS'] });
  t.true(beside.notes.some((note) => note.includes('"Nettles"')));
});

test('reads a heading of several words whole, on one line or several', async (t) => {
  for (const [upper, lower] of [
    ['Gluten free', ''],
    ['Gluten', 'free'],
    ['OK for', 'gluten'],
    ['No', 'gluten'],
  ] as const) {
    const { dishes } = await readPages([
      ...(lower === '' ? [] : [at(upper, 4, 100)]),
      ...row(110, 'Dish', 'Milk', 'Eggs', 'Fish', lower === '' ? upper : lower),
      ...row(140, 'Leek Tart', 'x', '', '', 'x'),
    ]);
    t.false(dishes[0]?.contains.includes('GLUTEN'), `${upper} ${lower}`);
  }
  const below = await readPages([
    ...row(100, 'Dish', 'Milk', 'Eggs', 'Fish'),
    ...row(110, '', 'free', 'free', 'free'),
    ...row(140, 'Leek Tart', 'x', '', ''),
  ]);
  t.like(below.dishes[0], { contains: [], freeFrom: ['MILK'] });
  const allergies = ['OK for milk allergy', 'OK for egg allergy', 'OK for fish allergy'];
  const wide = (y: number, ...cells: readonly string[]) =>
    cells.flatMap((text, i) =>
      text === '' ? [] : [{ ...at(text, 0, y), x: i === 0 ? 40 : 160 * i - 2.25 * text.length + 40 }],
    );
  const { dishes } = await readPages([...wide(100, 'Dish', ...allergies), ...wide(140, 'Leek Tart', '✓', '', '✓')]);
  t.like(dishes[0], { contains: [], freeFrom: ['MILK', 'FISH'] });
});

test('reads each page by its own headings, and refuses a second table on one page', async (t) => {
  const first = [...row(100, 'Dish', 'Milk', 'Eggs', 'Fish'), ...row(140, 'Leek Tart', 'x', '', '')];
  const { dishes } = await readPages(first, [
    ...row(100, 'Dish', 'Fish', 'Milk', 'Eggs'),
    ...row(140, 'Kedgeree', 'x', '', 'x'),
  ]);
  t.like(dishes[0], { name: 'Leek Tart', contains: ['MILK'], freeFrom: ['EGGS', 'FISH'] });
  t.like(dishes[1], { name: 'Kedgeree', freeFrom: ['MILK'] });
  t.deepEqual(dishes[1]?.contains.toSorted(), ['EGGS', 'FISH']);
  const two = [...first, ...row(300, 'Dish', 'Fish', 'Milk', 'Eggs'), ...row(340, 'Kedgeree', 'x', '', 'x')];
  await t.throwsAsync(readPages(two), { message: /further table/ });
});

test('refuses a table with a mark between a name and the first heading', async (t) => {
  await t.throwsAsync(
    readPages([
      ...row(100, 'Dish', 'Milk', 'Eggs', 'Fish'),
      ...row(140, 'Tart', '', 'x', ''),
      { ...at('x', 1, 140), x: 140 },
    ]),
    {
      message: /has no heading above it/,
    },
  );
});

test('notes around the table of a page count', async (t) => {
  const table = [...row(100, 'Dish', 'Milk', 'Eggs', 'Fish'), ...row(140, 'Leek Tart', 'x', '', '')];
  const note = (text: string, y: number) => [...table, at(text, 0, y)];
  for (const y of [40, 240]) {
    t.deepEqual((await readPages(note('Blank = not yet tested', y))).dishes[0]?.freeFrom, [], `${y}`);
    t.like((await readPages(note('All dishes may contain traces of fish', y))).dishes[0], { mayContain: ['FISH'] });
    await t.throwsAsync(readPages(note("What's NOT in our food", y)), { message: /free from/ });
    await t.throwsAsync(readPages(note('x = can be made without', y)), { message: /nothing explains/ });
  }
});

const dish = (name: string, bare = false) => ({ name, contains: [], mayContain: [], freeFrom: [], bare });
const TABLE = ['Pie & Mash', 'Chicken Korma (gf)', 'Beef burger', 'Lamb Bhuna'].map((name) => dish(name));

const found = (name: string, menu: readonly string[] = [name]) => {
  const match = dishMatcher(TABLE, menu, [])(name);
  return match && [match.how, match.dish.name];
};

test('finds the same name despite punctuation', (t) => {
  t.deepEqual(found('PIE AND MASH'), ['name', 'Pie & Mash']);
  t.deepEqual(found('Chicken Korma'), ['name', 'Chicken Korma (gf)']);
});

test('one letter of a word unique in the menu and the table is a typo', (t) => {
  t.deepEqual(found('Beef burgar'), ['spelling', 'Beef burger']);
  t.deepEqual(found('Beef burgar', ['Beef burgar', 'Burger sauce']), ['perhaps', 'Beef burger']);
  t.deepEqual(found('Bean burger'), ['perhaps', 'Beef burger'], 'a short word with another letter is another food');
});

test('half of the words in common is for a person to decide, less is nothing', (t) => {
  t.deepEqual(found('Chicken Korma with rice'), ['perhaps', 'Chicken Korma (gf)']);
  t.deepEqual(found('Beef burger (vegan)'), ['perhaps', 'Beef burger']);
  t.is(found('Sticky toffee pudding'), undefined);
});

test('a row without marks is not the heading of a section', (t) => {
  const rows = [dish('Chips', true)];
  t.is(dishMatcher(rows, ['Chips'], ['Chips'])('Chips'), undefined);
  t.is(dishMatcher(rows, ['Chips'], ['Sides'])('Chips')?.how, 'name');
});
