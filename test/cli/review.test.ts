import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { runMenus } from '../support/run-menus.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { DOUBTFUL_PAGE } from './menu-page.ts';

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly item: string;
}

test('the worklist lasts: a held menu is stored by accepting it, a doubt stays decided', async (t) => {
  const { db, url } = await testDatabase(t);
  const restaurant = await storedRestaurant(db);
  const file = join(await temporaryFolder(t, 'cli'), 'lunch.html');
  await writeFile(file, DOUBTFUL_PAGE);
  const menus = (...args: readonly string[]) => runMenus(args, { env: { DATABASE_URL: url } });
  const entries = async (...args: readonly string[]) =>
    (await menus('review', ...args, '--json')).stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry);

  await menus('ingest', file, '--restaurant', restaurant, '--hold');
  const [held, doubt] = await entries('list');
  t.like(held, { kind: 'held', state: 'open' });
  t.like(doubt, { kind: 'dish', state: 'open' });
  const wrong = await menus('review', 'accept', String(held?.id), '4711');
  t.is(wrong.code, 2);
  t.regex(wrong.stderr, /there is no entry 4711 in the worklist/);
  t.is((await menus('list')).stdout, '', 'nothing is decided where one id is wrong');

  const accepted = await menus('review', 'accept', String(held?.id), '--note', 'looks right');
  t.is(accepted.code, 0, accepted.stderr);
  t.regex(accepted.stderr, /Lunch Menu: created, menu \d+/);
  t.regex(accepted.stdout, /\(accepted\) Lunch Menu: held back for review/);
  t.regex((await menus('list')).stdout, /Lunch Menu, version 1 since/);

  const shown = await menus('review', 'show', String(doubt?.id));
  t.regex(shown.stdout, /Lunch Menu \/ .*: vegan: stated \(".*"\), but not believed, because 4 of the 5 dishes/);
  t.regex(shown.stdout, /found \d{4}-\d\d-\d\d, menu \d+\n/);
  t.regex(shown.stdout, /allergens [A-Z]+ .*: estimated from/);
  await menus('review', 'dismiss', String(doubt?.id));
  await menus('ingest', file, '--restaurant', restaurant);
  t.false((await entries('list')).some(({ id }) => id === doubt?.id));
  t.like(
    (await entries('list', '--all')).find(({ id }) => id === doubt?.id),
    { state: 'dismissed' },
  );
});
