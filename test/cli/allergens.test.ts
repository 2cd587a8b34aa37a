import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test, { type ExecutionContext } from 'ava';
import { drawnTable } from '../support/allergen-tables/drawn-table.ts';
import { asCsv, TABLE } from '../support/allergen-tables/invented-table.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine, jsonLines } from './command-line.ts';
import { PLAIN_PAGE } from './menu-page.ts';

/** A restaurant with the plain page as its menu, and queries for tests. */
async function kitchen(t: ExecutionContext, page = PLAIN_PAGE) {
  const folder = await temporaryFolder(t, 'allergens');
  const { db, menus } = await commandLine(t, {}, folder);
  const restaurant = await storedRestaurant(db);
  const write = (name: string, bytes: string | Buffer) => writeFile(join(folder, name), bytes);
  const take = async (html: string) => {
    await write('lunch.html', html);
    return menus('ingest', 'lunch.html', '--restaurant', restaurant);
  };
  const dish = async (name: string): Promise<{ allergens: string; version: number; evidence: readonly Evidence[] }> => {
    const found = await db.raw(
      `select i.allergens, m.version, e.evidence from menus m join items i on i.menu_id = m.id
       join item_evidence e using (menu_id, section_position, position) where m.date_deleted is null and i.name = ?`,
      [name],
    );
    return found.rows[0];
  };
  const entries = async () => jsonLines<Entry>((await menus('review', 'list', '--json')).stdout);
  await take(page);
  return { restaurant, menus, write, take, dish, entries };
}

interface Entry {
  readonly id: number;
  readonly item: string;
  readonly reason: string;
}

for (const [file, bytes] of [
  ['table.csv', async () => asCsv()],
  ['table.pdf', drawnTable],
] as const) {
  test.serial(`${file} is published as the kitchen's declaration`, async (t) => {
    t.timeout(120_000, 'a command is started five times');
    const { restaurant, menus, write, dish } = await kitchen(t);
    await write(file, await bytes());
    const imported = await menus('allergens', 'import', restaurant, file);
    t.is(imported.code, 0, imported.stderr);
    const curry = await dish('Chicken Curry');
    t.regex(curry.allergens, /^Milk, Mustard \(may contain\), Nuts$/);
    t.is(curry.version, 2, 'the restaurant presents something else');
    const gluten = curry.evidence.find(({ value }) => value === 'GLUTEN');
    t.like(gluten, {
      basis: 'stated',
      state: 'free',
      words: `allergen table of 2026-10-12 (${file}): "Chicken Curry"`,
    });
  });
}

test.serial('a table is tried, imported twice and withdrawn', async (t) => {
  t.timeout(120_000, 'a command is started many times');
  const { restaurant, menus, write, dish } = await kitchen(t);
  await write('table.csv', asCsv());
  const before = await dish('Chicken Curry');
  const tried = await menus('allergens', 'import', restaurant, 'table.csv', '--dry-run', '--json');
  t.is(tried.code, 0, tried.stderr);
  const expected = { source: 'file:///table.csv', date: '2026-10-12', matched: { name: 5 }, unmatched: [] };
  t.like(JSON.parse(tried.stdout), expected);
  t.deepEqual(await dish('Chicken Curry'), before, 'a dry run stores nothing');
  await menus('allergens', 'import', restaurant, 'table.csv');
  await menus('allergens', 'import', restaurant, 'table.csv');
  t.is((await dish('Chicken Curry')).version, 2, 'the same table again changes nothing');
  t.regex((await menus('allergens', 'list', restaurant)).stdout, /of 2026-10-12, [56] dishes, 14 allergens/);
  await menus('allergens', 'remove', restaurant, 'file:///table.csv');
  t.is((await dish('Chicken Curry')).allergens, before.allergens);
});

test.serial('a dish that changed since its table is no longer declared, until a newer table comes', async (t) => {
  t.timeout(120_000, 'a command is started many times');
  const { restaurant, menus, write, take, dish, entries } = await kitchen(t);
  await write('table.csv', asCsv());
  await menus('allergens', 'import', restaurant, 'table.csv');
  const changed = PLAIN_PAGE.replace('<h3>Chicken Curry</h3>', '<h3>Chicken Curry</h3><p>Now with a peanut sauce</p>');
  await take(changed);
  const curry = await dish('Chicken Curry');
  t.false(curry.evidence.some(({ words }) => words.includes('allergen table')));
  t.regex(curry.allergens, /Peanuts/);
  t.regex((await dish('Garlic Bread')).allergens, /^Gluten.*Milk, Sesame \(may contain\)$/, 'the others stay declared');
  t.true((await entries()).some(({ reason }) => /"Chicken Curry" has changed since the allergen table/.test(reason)));

  const today = new Date().toISOString().slice(0, 10);
  await menus('allergens', 'import', restaurant, 'table.csv', '--date', today);
  t.regex((await dish('Chicken Curry')).allergens, /Nuts/);
});

test.serial('a misspelt name is declared; a merely similar one waits for a person', async (t) => {
  const page = PLAIN_PAGE.replace('Chicken Curry', 'Chiken Curry').replace(
    'Steak and Ale Pie',
    'Steak, Ale & Mushroom Pie',
  );
  const { restaurant, menus, write, dish, entries } = await kitchen(t, page);
  await write('table.csv', asCsv());
  const imported = await menus('allergens', 'import', restaurant, 'table.csv');
  t.is(imported.code, 3);
  t.regex(imported.stdout, /3 by name, 1 by spelling, 0 accepted/);
  t.regex((await dish('Chiken Curry')).allergens, /Milk, Mustard/);
  const pie = 'Steak, Ale & Mushroom Pie';
  t.regex((await dish(pie)).allergens, /estimated/);
  const doubt = (await entries()).find(({ item }) => item === pie);
  t.regex(doubt?.reason ?? '', /has "Steak and Ale Pie"; accept this if it is the same dish/);

  await menus('review', 'accept', String(doubt?.id));
  t.regex((await dish(pie)).allergens, /^Gluten.*, Eggs, Milk, Mustard$/);
  const reopened = await menus('review', 'reopen', String(doubt?.id));
  t.regex(reopened.stderr, /^1 open again\.$/m);
  t.regex((await dish(pie)).allergens, /estimated/);
  const again = await menus('review', 'reopen', String(doubt?.id));
  t.regex(again.stderr, /^0 open again; the others were not decided by a person\.$/m);
});

test.serial('a table that is not understood changes nothing', async (t) => {
  t.timeout(120_000, 'a command is started many times');
  const { restaurant, menus, write, dish } = await kitchen(t);
  const before = await dish('Chicken Curry');
  await write('table.csv', 'Dish,Milk,Eggs,Fish\nChicken Curry,Q,,Z\n');
  const refused = await menus('allergens', 'import', restaurant, 'table.csv');
  t.is(refused.code, 4);
  t.regex(refused.stderr, /"Q", "Z", which nothing explains/);
  const proposed = '--mark "Q=contains|may-contain|free" --mark "Z=contains|may-contain|free"';
  t.true(refused.stderr.replace(/\s+/g, ' ').includes(proposed), refused.stderr);
  const pasted = await menus('allergens', 'import', restaurant, 'table.csv', '--mark', 'Q=contains|may-contain|free');
  t.is(pasted.code, 2, pasted.stderr);
  const meant = ['--mark', 'Q=contains', 'Z=may-contain', 'blank=unknown'];
  const told = await menus('allergens', 'import', restaurant, 'table.csv', '--dry-run', '--json', ...meant);
  t.is(told.code, 0, told.stderr);
  t.deepEqual(await dish('Chicken Curry'), before);
});

test.serial('shows and reviews an allergen that a table omits although the dish names it', async (t) => {
  const page = PLAIN_PAGE.replace('Chicken Curry', 'Prawn Curry');
  const { restaurant, menus, write, dish, entries } = await kitchen(t, page);
  await write('table.csv', asCsv(TABLE.map((row) => row.map((cell) => cell.replace('Chicken Curry', 'Prawn Curry')))));
  await menus('allergens', 'import', restaurant, 'table.csv');
  t.regex((await dish('Prawn Curry')).allergens, /Crustaceans/);
  const review = await menus('show', '2');
  t.regex(`${review.stdout} ${JSON.stringify(await entries())}`, /CRUSTACEANS: .* is named, but/);
});
