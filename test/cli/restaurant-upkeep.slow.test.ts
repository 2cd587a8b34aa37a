import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Menu } from '@menu-data-service/menu-model/menu';
import test, { type ExecutionContext } from 'ava';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine, jsonLines } from './command-line.ts';
import { PLAIN_PAGE } from './menu-page.ts';

/** The command line over its own database with two restaurants; the first is misspelt and has a menu. */
async function upkeep(t: ExecutionContext) {
  const { menus } = await commandLine(t);
  const add = async (name: string, postcode: string): Promise<string> => {
    const added = await menus('restaurants', 'add', '--name', name, '--city', 'Leek', '--postcode', postcode, '--json');
    return (JSON.parse(added.stdout) as { id: string }).id;
  };
  const file = join(await temporaryFolder(t, 'cli'), 'lunch.html');
  await writeFile(file, PLAIN_PAGE);
  const [mistyped, right] = [await add('The Crwon', 'st13 5aa'), await add('The Crown', 'ST13 5AB')];
  await menus('ingest', file, '--restaurant', mistyped);
  const lines = async <T>(...args: readonly string[]) => jsonLines<T>((await menus(...args, '--json')).stdout);
  return { menus, lines, file, mistyped, right };
}

test('stored menus are listed, shown and followed through their versions', async (t) => {
  const { menus, lines, file, mistyped } = await upkeep(t);
  await writeFile(file, PLAIN_PAGE.replace('12.95', '13.95'));
  await menus('ingest', file, '--restaurant', mistyped);

  const [listed, ...others] = await lines<{ menuId: number }>('list');
  t.like(listed, { name: 'Lunch Menu', restaurantName: 'The Crwon', version: 2, sections: 2, items: 5, doubtful: 0 });
  t.is(others.length, 0);
  const id = String(listed?.menuId);
  t.regex(
    (await menus('list', '--restaurant', 'the crwon')).stdout,
    /^The Crwon {2}.*\n +\d+ {2}Lunch Menu, version 2 since \d{4}-\d\d-\d\d, 5 items {2}file:\S+\n$/,
  );
  t.regex((await menus('list', '--restaurant', 'The Crown')).stderr, /There are no menus of The Crown in service/);

  t.regex((await menus('versions', id)).stdout, /version 2, .*, in service {2}Lunch Menu {2}\w+:\/\//);
  const versions = await lines<{ id: number; version: number }>('versions', id);
  t.deepEqual(
    versions.map(({ version }) => version),
    [2, 1],
  );
  const replaced = await menus('show', String(versions[1]?.id));
  t.regex(replaced.stdout, new RegExp(`version 1, replaced by menu ${id} on `));
  t.regex(replaced.stdout, /£12\.95 +Steak and Ale Pie/);
  const [menu] = await lines<Menu>('show', id);
  t.is(menu?.sections[1]?.items[0]?.price, 13.95);

  const changes = (await menus('diff', id)).stdout;
  t.regex(
    changes,
    /^menu \d+, version 1 -> menu \d+, version 2\n~ Steak and Ale Pie: price £12\.95 -> £13\.95\n4 dishes are the same\n$/,
  );
  const [diff] = await lines<{ items: readonly { fields: readonly string[] }[] }>('diff', id);
  t.deepEqual(diff?.items[0]?.fields, ['price']);
  const first = await menus('diff', String(versions[1]?.id));
  t.is(first.code, 2);
  t.regex(first.stderr, /is the first version/);
  t.regex((await menus('diff', id, '--from', '4711')).stderr, /menu 4711 is no version of menu/);

  await menus('ingest', '--withdraw', id);
  t.is((await menus('list')).stdout, '');
  t.regex((await menus('list', '--withdrawn')).stdout, /version 2 withdrawn \d{4}-/);
  for (const command of ['show', 'versions', 'diff']) {
    const missing = await menus(command, '4711');
    t.is(missing.code, 2);
    t.regex(missing.stderr, /there is no menu with the id 4711; `menus list` shows the ids/);
  }
});

test('families of dishes are listed at the command line', async (t) => {
  const { menus, lines, file, mistyped } = await upkeep(t);
  const dishes = ['Fish and Chips', 'Fish and Chips', 'Pie', 'Curry'];
  const rows = dishes.map((dish) => `<li><h3>${dish}</h3><span class="price">£11.50</span></li>`).join('');
  await writeFile(file, `<html><body><h1>Lunch Menu</h1><h2>Mains</h2><ul>${rows}</ul></body></html>`);
  await menus('ingest', file, '--restaurant', mistyped);
  const [family] = await lines('families', 'pie');
  t.like(family, { restaurants: 1 });
  const table = await menus('families', 'fish and chips');
  t.regex(table.stdout, /^Fish and Chips {2}[a-z-]+: 2 dishes in 1 restaurant, £11\.50 to £11\.50, median £11\.50$/m);
  t.regex((await menus('families', 'ramen')).stderr, /No dish in service is called "ramen"\./);
});

test('a misspelt restaurant is changed and keeps its id, even if it is added again', async (t) => {
  const { menus, lines, mistyped } = await upkeep(t);
  const edit = ['restaurants', 'edit', 'The Crwon', '--name', 'The Crown', '--cuisine', 'Pub', '--json'];
  const [edited] = await lines<object>(...edit);
  t.like(edited, { id: mistyped, name: 'The Crown', cuisine: 'Pub', city: 'Leek', postcode: 'ST13 5AA' });
  const again = ['restaurants', 'add', '--name', 'The Crown', '--city', 'Leek', '--postcode', 'ST135AA'];
  t.regex((await menus(...again)).stdout, new RegExp(`^${mistyped} .*\\(updated\\)`));

  const twin = await menus('restaurants', 'edit', mistyped, '--postcode', 'ST13 5AB');
  t.is(twin.code, 2);
  t.regex(twin.stderr, /there is a restaurant of that name and postcode already; .*menus restaurants merge/);
  const wrong = await menus('restaurants', 'edit', mistyped, '--postcode', '5AB ST13');
  t.is(wrong.code, 2);
  t.regex(wrong.stderr, /"5AB ST13" is not a UK postcode/);
});

test('merges a restaurant into another after confirmation, and names two menus of one name', async (t) => {
  const { menus, lines, file, mistyped, right } = await upkeep(t);
  const asked = await menus('restaurants', 'merge', 'The Crwon', 'The Crown');
  t.is(asked.code, 2);
  t.regex(
    asked.stderr,
    /everything of The Crwon .*: 1 menu \(1 in service\) in 1 version from 1 source, .*Add --yes to do it/,
  );
  t.is((await lines('restaurants', 'list')).length, 2);

  await menus('ingest', file, '--restaurant', right);
  const [before] = await lines<{ menuId: number }>('list', '--restaurant', mistyped);
  const merged = await menus('restaurants', 'merge', 'The Crwon', 'The Crown', '--yes');
  t.is(merged.code, 3, merged.stderr);
  t.regex(merged.stderr, /\("Lunch Menu"\) are both in service; if they are the same: menus ingest --withdraw/);
  const after = await lines<{ menuId: number; restaurantId: string }>('list');
  t.true(after.some(({ menuId, restaurantId }) => menuId === before?.menuId && restaurantId === right));
  t.deepEqual(
    (await lines<{ id: string }>('restaurants', 'list')).map(({ id }) => id),
    [right],
  );
  t.regex((await menus('restaurants', 'merge', right, 'The Crown')).stderr, /are the same restaurant/);
});

test('removing a restaurant lists its data, and requires confirmation', async (t) => {
  const { menus, lines } = await upkeep(t);
  const asked = await menus('restaurants', 'remove', 'The Crwon');
  t.is(asked.code, 2);
  t.regex(asked.stderr, /with 1 menu \(1 in service\) in 1 version from 1 source, for good. Add --yes to do it/);
  t.is((await lines('list')).length, 1);
  const removed = await menus('restaurants', 'remove', 'The Crwon', '--yes');
  t.is(removed.code, 0, removed.stderr);
  t.is((await lines('list')).length, 0);
  t.regex((await menus('restaurants', 'remove', 'The Crwon', '--yes')).stderr, /did you mean "The Crown"\?/);
});

test('refuses an invalid UK postcode in a CSV file and in a manifest, with its place', async (t) => {
  const { menus } = await upkeep(t);
  const folder = await temporaryFolder(t, 'cli');
  const [csv, manifest] = [join(folder, 'restaurants.csv'), join(folder, 'manifest.json')];
  await writeFile(csv, 'name,city,postcode,country\nThe Vine,Leek,ST1,\nDie Rebe,Berlin,10115,Germany\n');
  t.regex((await menus('restaurants', 'import', csv)).stderr, /line 2: postcode "ST1" is not a UK postcode; expected/);
  await writeFile(manifest, JSON.stringify({ restaurants: [{ name: 'The Vine', city: 'Leek', postcode: 'ST1' }] }));
  const refused = await menus('restaurants', 'import', manifest);
  t.is(refused.code, 4);
  t.regex(refused.stderr, /restaurants\[0\]\.postcode: "ST1" is not a UK postcode/);
});
