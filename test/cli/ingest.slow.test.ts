import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Menu } from '@menu-data-service/menu-model/menu';
import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { activeMenus } from '../support/active-menus.ts';
import { LEFT_OUT, longPdf } from '../support/long-pdf.ts';
import { type Finished, spawnMenus } from '../support/run-menus.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine } from './command-line.ts';
import { DOUBTFUL_PAGE, menuPage, PLAIN_PAGE } from './menu-page.ts';

interface Taken {
  readonly finished: Finished;
  readonly outcomes: readonly string[];
  readonly review: readonly string[];
}

interface Shop {
  readonly file: string;
  write(html: string): Promise<void>;
  /** `menus ingest FILE --restaurant … --json` with further options. */
  ingest(...options: readonly string[]): Promise<Taken>;
  menus(...args: readonly string[]): Promise<Finished>;
  active(): Promise<readonly Menu[]>;
}

async function shop(t: ExecutionContext): Promise<Shop> {
  const { db, menus } = await commandLine(t);
  const restaurant = await storedRestaurant(db);
  const file = join(await temporaryFolder(t, 'cli'), 'lunch.html');
  const store = createMenuStore(db);
  return {
    file,
    menus,
    write: (html) => writeFile(file, html),
    async ingest(...options) {
      const finished = await menus('ingest', file, '--restaurant', restaurant, '--json', ...options);
      const { menus: found = [], review = [] } = JSON.parse(finished.stdout || '{}') as {
        menus?: { outcome: { outcome: string } }[];
        review?: string[];
      };
      return { finished, outcomes: found.map(({ outcome }) => outcome.outcome), review };
    },
    active: () => activeMenus(store),
  };
}

/** Outcomes of the menus in the lines of --json. */
const outcomesIn = (stdout: string) =>
  [...stdout.matchAll(/"outcome":\{"outcome":"([a-z]+)"/g)].map(([, outcome]) => outcome);

const names = (menu: Menu | undefined) => menu?.sections.flatMap(({ items }) => items.map(({ name }) => name));

test('--hold holds back a menu that needs a review, and the same command without it stores it', async (t) => {
  const { write, ingest, active } = await shop(t);
  await write(DOUBTFUL_PAGE);
  const held = await ingest('--hold');
  t.is(held.finished.code, 3);
  t.deepEqual(held.outcomes, ['held']);
  t.is((await active()).length, 0);
  const stored = await ingest();
  t.is(stored.finished.code, 3);
  t.deepEqual(stored.outcomes, ['created']);
});

test('a document that may have been misread is held back until --publish, and then its next version is not', async (t) => {
  const { write, ingest, active } = await shop(t);
  const inEuros = PLAIN_PAGE.replaceAll('£', '€');
  await write(inEuros);
  const held = await ingest();
  t.is(held.finished.code, 3);
  t.deepEqual(held.outcomes, ['held']);
  t.true(held.review.some((reason) => reason.includes('euros')));
  t.deepEqual((await ingest()).outcomes, ['held'], 'again, without a decision');
  t.deepEqual((await ingest('--publish')).outcomes, ['created']);
  await write(inEuros.replace('Tomato Soup', 'Leek Soup'));
  t.deepEqual((await ingest()).outcomes, ['changed'], 'the doubt is known');
  t.deepEqual((await ingest('--hold')).outcomes, ['held']);
  t.is((await active()).length, 1);
  t.regex((await ingest('--hold', '--publish')).finished.stderr, /--hold and --publish exclude each other/);
});

test('corrections are kept for a source and applied again to its next version', async (t) => {
  const { file, write, ingest, active } = await shop(t);
  await write(PLAIN_PAGE);
  const fixes = `${file}.json`;
  const corrections = [
    { item: 'Tomato Soup', set: { name: 'Roast Tomato Soup', vegan: true } },
    { item: 'Garlic Bread', remove: true },
  ];
  await writeFile(fixes, JSON.stringify({ corrections }));
  t.deepEqual((await ingest('--corrections', fixes)).outcomes, ['created']);
  const kept = ['Roast Tomato Soup', 'Steak and Ale Pie', 'Fish and Chips', 'Chicken Curry'];
  t.deepEqual(names((await active())[0]), kept);
  t.deepEqual((await ingest()).outcomes, ['unchanged']);

  await write(PLAIN_PAGE.replace('12.95', '13.95'));
  t.deepEqual((await ingest()).outcomes, ['changed']);
  const [second] = await active();
  t.is(second?.version, 2);
  t.deepEqual(names(second), kept);
  t.true(second?.sections[0]?.items[0]?.vegan);

  await write(PLAIN_PAGE.replace('Garlic Bread', 'Olives'));
  const outdated = await ingest();
  t.is(outdated.finished.code, 3);
  t.deepEqual(outdated.outcomes, ['changed'], 'a correction that no longer fits says nothing of the reading');
  t.true(outdated.review.some((line) => line.includes('the stored correction of "Garlic Bread" matched nothing')));

  await writeFile(fixes, JSON.stringify({ corrections: [] }));
  t.deepEqual((await ingest('--corrections', fixes)).review, []);
  t.true(names((await active())[0])?.includes('Tomato Soup'));
});

test('roles of lines are stored with their looks, beside corrections, and used for the next version', async (t) => {
  const { file, write, ingest, active } = await shop(t);
  await write(PLAIN_PAGE);
  const [fixes, lines] = [`${file}.json`, `${file}.lines.json`];
  await writeFile(fixes, JSON.stringify({ corrections: [{ item: 'Tomato Soup', remove: true }] }));
  await writeFile(lines, JSON.stringify([{ line: 'Starters', role: 'dish' }]));
  await ingest('--corrections', fixes);
  const { finished } = await ingest('--teach', lines);
  t.regex(finished.stderr, /Line corrections kept for later versions: 1\./);
  const mains = ['Mains', 'Steak and Ale Pie', 'Fish and Chips', 'Chicken Curry'];
  t.deepEqual(names((await active())[0]), ['Starters', 'Garlic Bread', ...mains]);
  await write(PLAIN_PAGE.replace('Starters', 'Small Plates'));
  await ingest();
  t.deepEqual(names((await active())[0]), ['Small Plates', 'Garlic Bread', ...mains]);

  await write(
    menuPage('Summer Menu', { Grill: { 'Cod and Chips': 14, 'Chicken Salad': 11, 'Pea Risotto': 10.5 } }).replaceAll(
      'h2',
      'h4',
    ),
  );
  const { review } = await ingest();
  t.true(
    review.some((line) => line.startsWith('the line "Starters", taught as dish, was not found')),
    review.join(),
  );
});

test('a folder interrupted by Ctrl-C continues with the same command: nothing twice, nothing lost', async (t) => {
  const { db, url, menus } = await commandLine(t);
  const restaurant = await storedRestaurant(db);
  const folder = await temporaryFolder(t, 'cli');
  const names = Array.from({ length: 10 }, (_, index) => `menu ${index + 1}.html`);
  for (const [index, name] of names.entries()) {
    await writeFile(join(folder, name), PLAIN_PAGE.replace('12.95', `${12 + index}.50`));
  }
  await writeFile(join(folder, 'menu 4.pdf'), '%PDF-1.7 and no more');
  const options = ['ingest', folder, '--restaurant', restaurant, '--json'];

  const child = spawnMenus(options, { DATABASE_URL: url });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    const isTime = !stderr.includes('6 of 11');
    stderr += chunk;
    // a second one would end it at once
    if (isTime && stderr.includes('6 of 11')) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  t.is(code, 130, stderr);
  t.regex(stderr, /failed .*menu 4\.pdf: the PDF is damaged/);
  t.regex(stderr, /Interrupted\. Run the same command again to continue/);
  const store = createMenuStore(db);
  const taken = outcomesIn(stdout);
  t.true(taken.length >= 5 && taken.length < names.length, stderr);
  t.is((await store.activeMenuIds()).length, taken.length);

  const resumed = await menus(...options);
  t.is(resumed.code, 4, resumed.stderr);
  const outcomes = outcomesIn(resumed.stdout);
  t.is(outcomes.filter((outcome) => outcome === 'unchanged').length, taken.length);
  t.is(outcomes.filter((outcome) => outcome === 'created').length, names.length - taken.length);
  t.regex(resumed.stderr, /These failed: .*menu 4\.pdf\n10 documents, 10 menus, 50 items, 1 failed/);
  const stored = await store.storedMenus(0, 100);
  t.deepEqual(
    stored.map(({ version }) => version),
    names.map(() => 1),
  );
});

test('refuses invalid corrections with every place, and stores nothing', async (t) => {
  const { file, write, ingest, active } = await shop(t);
  await write(PLAIN_PAGE);
  const fixes = `${file}.json`;
  await writeFile(fixes, JSON.stringify({ corrections: [{ item: 'Tomato Soup', set: { prcie: 4 } }, { itm: 'x' }] }));
  const { finished } = await ingest('--corrections', fixes);
  t.is(finished.code, 4);
  t.regex(finished.stderr, /corrections\[0\]\.set: "prcie" is not known here/);
  t.regex(finished.stderr, /corrections\[1\]: "itm" is not known here/);
  t.is((await active()).length, 0);
});

test('a menu is replaced by one of another name and source, and withdrawn; each wrong id says why', async (t) => {
  const { file, write, ingest, menus, active } = await shop(t);
  await write(PLAIN_PAGE);
  await ingest();
  const [first] = await active();
  await write(menuPage('Summer Menu', { Mains: { 'Fish and Chips': 14, 'Chicken Salad': 11, 'Pea Risotto': 10.5 } }));
  const replacing = ['--source-url', 'https://crown.example/summer', '--replaces'];
  const wrong = await ingest(...replacing, '999');
  t.is(wrong.finished.code, 4);
  t.regex(wrong.finished.stderr, /menu 999 cannot be replaced: there is no such menu/);
  t.deepEqual((await ingest(...replacing, String(first?.id))).outcomes, ['changed']);
  const [second, ...others] = await active();
  t.is(others.length, 0);
  t.like(second, { name: 'Summer Menu', version: 2, previousMenuVersionId: first?.id });

  const replaced = await menus('ingest', '--withdraw', String(first?.id));
  t.is(replaced.code, 2);
  t.regex(replaced.stderr, new RegExp(`the menu in service is ${second?.id}`));
  const withdrawn = await menus('ingest', '--withdraw', String(second?.id), '--json');
  t.deepEqual(JSON.parse(withdrawn.stdout), { menuId: second?.id, outcome: 'withdrawn' });
  t.regex((await menus('ingest', '--withdraw', String(second?.id))).stderr, /out of service already/);
  t.regex((await menus('ingest', '--withdraw', '4711')).stderr, /no menu with the id 4711/);
  t.regex((await menus('ingest', file, '--restaurant', 'The Klin')).stderr, /did you mean "The Kiln Oatcake Shop"\?/);
});

test('an ambiguous restaurant must be named by id', async (t) => {
  const { db, menus } = await commandLine(t);
  const ids = [await storedRestaurant(db), await storedRestaurant(db, { postcode: 'ST4 4DD' })];
  const { code, stderr } = await menus('ingest', 'menu.pdf', '--restaurant', 'the kiln oatcake shop');
  t.is(code, 2);
  for (const id of ids) t.true(stderr.includes(id));
});

test('refuses a menu beside another of its source, and stores it if both are wanted', async (t) => {
  const { write, ingest, active } = await shop(t);
  const lasagne = menuPage('Lasagne Menu', { Mains: { 'Beef Lasagne': 9.5, 'Veg Lasagne': 9, 'Seafood Lasagne': 11 } });
  const elsewhere = ['--source-url', 'https://crown.example/lasagne'];
  await write(PLAIN_PAGE);
  await ingest();
  await write(lasagne);
  await ingest(...elsewhere);
  const other = (await active()).find(({ name }) => name === 'Lasagne Menu');
  await write(PLAIN_PAGE);

  const misused = await ingest('--replaces', String(other?.id));
  t.is(misused.finished.code, 4);
  t.regex(misused.finished.stderr, /"Lunch Menu" \(menu \d+\) from the same source would stay in service beside it/);
  t.deepEqual((await active()).map(({ name }) => name).toSorted(), ['Lasagne Menu', 'Lunch Menu']);

  const meant = await ingest('--replaces', String(other?.id), '--keep-both');
  t.deepEqual(meant.outcomes, ['changed']);
  t.is(meant.finished.code, 3);
  t.deepEqual(meant.review, [
    `"Lunch Menu" has replaced "Lasagne Menu" (menu ${other?.id}), which had another name: is it the same menu?`,
  ]);
  t.is((await active()).length, 2);
});

test('does not replace a menu of another restaurant', async (t) => {
  const { file, write, menus, ingest, active } = await shop(t);
  await write(PLAIN_PAGE);
  await ingest();
  const [first] = await active();
  await menus('restaurants', 'add', '--name', 'The Crown', '--city', 'Leek', '--postcode', 'ST13 5AA');
  const refused = await menus('ingest', file, '--restaurant', 'The Crown', '--replaces', String(first?.id));
  t.is(refused.code, 4);
  t.regex(refused.stderr, /cannot be replaced: it belongs to another restaurant/);
});

test('a document with unread pages is reported as read in part, also in its evidence', async (t) => {
  const { db, menus } = await commandLine(t);
  const restaurant = await storedRestaurant(db);
  const file = join(await temporaryFolder(t, 'cli'), 'long.pdf');
  await writeFile(file, await longPdf());
  const ingest = (...options: readonly string[]) => menus('ingest', file, '--restaurant', restaurant, ...options);

  const told = await ingest('--publish');
  t.is(told.code, 3, told.stderr);
  t.regex(told.stdout, /long\.pdf \(read in part\)/);
  t.regex(told.stdout, new RegExp(`review: pages 101 to 103: ${LEFT_OUT.reason}`));
  t.regex(told.stderr, /1 document read in part/);

  const leftOut = [LEFT_OUT];
  for (const options of [['--json'], ['--json', '--dry-run']]) {
    t.like(JSON.parse((await ingest(...options)).stdout), { leftOut }, options.join(' '));
  }
  const store = createMenuStore(db);
  const [id = 0] = await store.activeMenuIds();
  t.deepEqual((await store.evidence(id))?.leftOut, leftOut);
});
