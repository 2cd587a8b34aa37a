import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recogniseHtml } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';
import { scoreDocument } from '@menu-data-service/menu-reader/test/measure/score-document';
import test from 'ava';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine, jsonLines } from './command-line.ts';
import { DOUBTFUL_PAGE } from './menu-page.ts';

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly item: string;
}

test('the worklist persists: accepting a held menu stores it, a doubt stays decided', async (t) => {
  const { db, menus } = await commandLine(t);
  const restaurant = await storedRestaurant(db);
  const file = join(await temporaryFolder(t, 'cli'), 'lunch.html');
  await writeFile(file, DOUBTFUL_PAGE);
  const entries = async (...args: readonly string[]) =>
    jsonLines<Entry>((await menus('review', ...args, '--json')).stdout);

  await menus('ingest', file, '--restaurant', restaurant, '--hold');
  const [held, doubt] = await entries('list');
  t.like(held, { kind: 'held', state: 'open' });
  t.regex((await menus('review', 'list', '--limit', '1')).stderr, /^The first 1; \d+ are open in all \(--limit\)\.$/m);
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

test('a document becomes a lesson once its whole worklist is decided, with the corrected answer', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  const { db, menus } = await commandLine(t, {}, folder);
  const restaurant = await storedRestaurant(db);
  await writeFile(join(folder, 'lunch.html'), DOUBTFUL_PAGE);
  const corrections = [{ item: 'Tomato Soup', set: { name: 'Soup of the Day', price: 6 } }];
  await writeFile(join(folder, 'corrections.json'), JSON.stringify({ corrections }));

  await menus('ingest', 'lunch.html', '--restaurant', restaurant, '--corrections', 'corrections.json');
  t.regex((await menus('lessons', 'lessons')).stderr, /There are no lessons yet: .* decided completely/);

  const open = jsonLines<Entry>((await menus('review', 'list', '--json')).stdout);
  await menus('review', 'dismiss', ...open.map(({ id }) => String(id)));
  const written = await menus('lessons', 'lessons');
  t.regex(written.stderr, /lessons in lessons: 1/);
  const [, id = ''] = /^(html-[0-9a-f]{12})\.html {2}file:\/\/\//.exec(written.stdout) ?? [];
  t.is(await readFile(join(folder, 'lessons', `${id}.html`), 'utf8'), DOUBTFUL_PAGE);
  const answer = JSON.parse(await readFile(join(folder, 'lessons', `${id}.gold.json`), 'utf8')) as GoldDocument;
  t.deepEqual(answer.source, { repo: restaurant });
  t.deepEqual(answer.menus[0]?.sections[0]?.items[0], {
    name: 'Soup of the Day',
    description: null,
    price: 6,
    stated: { vegetarian: true, vegan: true },
  });
  // the lab scores the reader on it: one of five dishes is wrong
  t.is(scoreDocument(answer, recogniseHtml(DOUBTFUL_PAGE)).f1, 0.8);
});
