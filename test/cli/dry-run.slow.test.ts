import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileFiles } from '@menu-data-service/menu-reader/test/parser/hostile-files';
import { makePdf } from '@menu-data-service/menu-reader/test/read/pdf/make-pdf';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { PROGRAM, runMenus, spawnMenus } from '../support/run-menus.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { jsonLines } from './command-line.ts';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from './menu-page.ts';

const ITEM_FIELDS = ['name', 'description', 'price', 'vegetarian', 'vegan', 'calories', 'halal', 'spicy', 'allergens'];

/** Reading works without a database and with an impossible data folder. */
const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DATA_DIR: '/proc/menus' };

interface Understood {
  readonly file: string;
  readonly menus: readonly { name: string; sections: readonly { name: string; items: readonly object[] }[] }[];
  readonly notes: readonly string[];
  readonly review: readonly string[];
}

test('a document on standard input is recognised by its bytes, and needs a source before it is stored', async (t) => {
  const dry = await runMenus(['ingest', '--dry-run', '--json', '-'], { env, stdin: PLAIN_PAGE });
  t.is(dry.code, 0, dry.stderr);
  t.is(jsonLines<Understood>(dry.stdout)[0]?.file, 'standard input');
  t.is(jsonLines<Understood>(dry.stdout)[0]?.menus.length, 1);
  const stored = await runMenus(['ingest', '-', '--restaurant', 'The Crown'], { env, stdin: PLAIN_PAGE });
  t.is(stored.code, 2);
  t.regex(stored.stderr, /standard input has no name: say with --source-url/);
});

test("a dry run prints one JSON object per file, with exactly the API's fields in items", async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  await writeFile(join(folder, 'lunch.html'), PLAIN_PAGE);
  const { code, stdout, stderr } = await runMenus(['ingest', '--dry-run', '--json', join(folder, 'lunch.html')], {
    env,
  });
  t.is(code, 0, stderr);
  const [document, ...others] = jsonLines<Understood>(stdout);
  t.is(others.length, 0);
  t.deepEqual(Object.keys(document ?? {}), ['file', 'menus', 'notes', 'review']);
  const items = document?.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items)) ?? [];
  t.is(items.length, 5);
  for (const item of items) t.deepEqual(Object.keys(item), ITEM_FIELDS);
  t.deepEqual(
    document?.menus[0]?.sections.map(({ name }) => name),
    ['Starters', 'Mains'],
  );
});

test('shows control characters of a name as escapes', async (t) => {
  const item = (name: string) => ({ '@type': 'MenuItem', name, offers: { price: '4.50', priceCurrency: 'GBP' } });
  const hasMenuItem = ['Soup\u001b]0;owned\u0007', 'Nut \u202eeerf\u202c roast', 'Leek pie'].map(item);
  const menu = { '@context': 'https://schema.org', '@type': 'Menu', name: 'Lunch', hasMenuItem };
  const stdin = `<html><body><script type="application/ld+json">${JSON.stringify(menu)}</script></body></html>`;
  const { stdout } = await runMenus(['ingest', '--dry-run', '-'], { env, stdin });
  t.regex(stdout, /Nut \\u202Eeerf\\u202C roast/);
  t.regex(stdout, /Soup\]0;owned/, 'the reader has left controls out');
  t.notRegex(stdout, /\p{Bidi_Control}|\p{Cc}\]/u);
});

test('draws a page with its interpretation, and lists a web page line by line', async (t) => {
  const samples = join(packageRoot, 'samples');
  const drawn = await runMenus(['ingest', '--explain', join(samples, 'thimble-and-crumb.pdf')], { env });
  t.is(drawn.code, 0, drawn.stderr);
  t.regex(drawn.stdout, /^<svg [\s\S]*<\/svg>\s*$/);
  t.regex(drawn.stdout, />\d+ {2}Welsh Rarebit {2}£7\.95</);
  const listed = await runMenus(['ingest', '--explain', join(samples, 'mash-tun-tap-bar.html')], { env });
  t.is(listed.code, 0, listed.stderr);
  t.regex(listed.stdout, /^heading +Cask Ale\n(?:.*\n)?item +Brewer's Mild$/m);
});

test('drawing a hostile file ends within the limits of the parser, with one line', async (t) => {
  const [folder, menu] = [await temporaryFolder(t, 'cli'), await makePdf((pdf) => pdf.text('Soup £4.50'))];
  const bomb = hostileFiles(menu, menu, menu).find(({ name }) => name === 'content-bomb.pdf');
  const file = join(folder, 'bomb.pdf');
  await writeFile(file, bomb?.bytes() ?? '');
  const { code, stdout, stderr } = await runMenus(['ingest', '--explain', file], { env });
  t.is(code, 4);
  t.is(stdout, '');
  t.is(stderr, `error: ${file}: the document needed more than 384 MB to read\n`);
});

test('lists doubts about an item in review with menu, section and item', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  const file = join(folder, 'doubt.html');
  await writeFile(file, DOUBTFUL_PAGE);
  const { code, stdout } = await runMenus(['ingest', '--dry-run', '--json', file], { env });
  const [document] = jsonLines<Understood>(stdout);
  t.is(code, 3);
  t.true(
    document?.review.some((reason) => reason.startsWith('Lunch Menu / Mains / Beef Lasagne: vegan: ')),
    stdout,
  );
  const outline = await runMenus(['ingest', '--dry-run', file], { env });
  t.is(outline.code, 3);
  t.regex(outline.stdout, /^\? +£11\.75 +Beef Lasagne$/m);
  t.regex(outline.stdout, /To look at/);
});

test('a document without a menu ends with 4 and the reason, and still prints an object', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  const file = join(folder, 'closed.html');
  await writeFile(file, '<html><body><p>We are closed in January.</p></body></html>');
  const { code, stdout, stderr } = await runMenus(['ingest', '--dry-run', '--json', file], { env });
  t.is(code, 4);
  t.regex(stderr, /closed\.html: no dishes were found/);
  t.like(jsonLines<Understood>(stdout)[0], { file, menus: [] });
});

test('a folder with bad files shows the rest, in natural order, and names each failure', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  await mkdir(join(folder, 'autumn'));
  for (const name of ['menu 10.html', 'menu 2.html', 'autumn/menu 2.html', '._menu 2.html']) {
    await writeFile(join(folder, name), PLAIN_PAGE);
  }
  await writeFile(
    join(folder, 'really-a-zip.pdf'),
    Buffer.from('PK\x03\x04 and so on, and so on, and so on', 'latin1'),
  );
  await writeFile(join(folder, 'empty.png'), '');
  await writeFile(join(folder, 'readme.txt'), 'not a menu');
  const { code, stdout, stderr } = await runMenus(['ingest', '--dry-run', '--json', folder], { env });
  t.is(code, 4);
  const files = jsonLines<Understood>(stdout).map(({ file }) => file.slice(folder.length + 1));
  t.deepEqual(files, ['autumn/menu 2.html', 'empty.png', 'menu 2.html', 'menu 10.html', 'really-a-zip.pdf']);
  t.regex(stderr, /empty\.png: the file is empty/);
  t.regex(stderr, /really-a-zip\.pdf: this is an archive: unpack it first/);
  t.is(stderr.trim().split('\n').length, 2);
});

test('a folder without menus lists the kinds of files searched for', async (t) => {
  const { code, stderr } = await runMenus(['ingest', '--dry-run', await temporaryFolder(t, 'cli')], { env });
  t.is(code, 4);
  t.regex(stderr, /there is no menu in the folder/);
});

test('corrections are tried in a dry run, and a mistyped name gets the nearest one', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  const [file, fixes] = [join(folder, 'lunch.html'), join(folder, 'fixes.json')];
  await writeFile(file, PLAIN_PAGE);
  const corrections = [
    { item: 'Tomato Soup', set: { name: 'Pea Soup' } },
    { item: 'Galric Bread', set: { price: 4 } },
  ];
  await writeFile(fixes, JSON.stringify({ corrections }));
  const { code, stdout } = await runMenus(['ingest', '--dry-run', '--json', '--corrections', fixes, file], { env });
  t.is(code, 3);
  t.regex(stdout, /"name":"Pea Soup"/);
  t.deepEqual(jsonLines<Understood>(stdout)[0]?.review, [
    'the correction of "Galric Bread" matched nothing; the nearest name read is "Garlic Bread"',
  ]);
});

test('roles of lines are tried in a dry run, and a mistake in them is named', async (t) => {
  const folder = await temporaryFolder(t, 'cli');
  const [file, lines] = [join(folder, 'lunch.html'), join(folder, 'lines.json')];
  await writeFile(file, PLAIN_PAGE);
  const read = async (taught: unknown) => {
    await writeFile(lines, JSON.stringify(taught));
    return runMenus(['ingest', '--dry-run', '--json', '--teach', lines, file], { env });
  };
  const { code, stdout } = await read([
    { line: 'garlic bread', role: 'left out', scope: 'line' },
    { line: 'Daily Soups', role: 'heading' },
  ]);
  t.is(code, 3);
  t.regex(stdout, /Tomato Soup/);
  t.notRegex(stdout, /"name":"Garlic Bread"/);
  t.deepEqual(jsonLines<Understood>(stdout)[0]?.review, [
    'the line "Daily Soups", taught as heading, was not found, and no line has its look',
  ]);
  const wrong = await read([{ line: 'Garlic Bread', role: 'headline' }, { rolle: 'dish' }]);
  t.is(wrong.code, 4);
  for (const problem of [/\[0\]\.role/, /\[1\]/, /expected \[\{"line"/]) t.regex(wrong.stderr, problem);
});

test('a reader that closes after the first line ends the run quietly', async (t) => {
  const child = spawnMenus(
    ['ingest', '--dry-run', join(packageRoot, 'samples', 'fernleaf-and-fig.html'), join(packageRoot, 'samples')],
    env,
  );
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  child.stdout?.once('data', () => child.stdout?.destroy());
  const [code] = await once(child, 'close');
  t.is(stderr, '');
  t.is(code, 0);
});

// before the others, whose many processes would delay its first line
test.serial(
  'Ctrl-C at the terminal, which reaches the parser too, ends a dry run with 130 and no failure',
  async (t) => {
    const child = spawn(process.execPath, [PROGRAM, 'ingest', '--dry-run', join(packageRoot, 'samples')], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    child.stdout.resume();
    await once(child.stdout, 'data');
    process.kill(-(child.pid ?? 0), 'SIGINT');
    const [code, signal] = await once(child, 'close');
    t.deepEqual({ code, signal, stderr }, { code: 130, signal: null, stderr: '' });
  },
);
