import { truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DraftDocument, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import type { FoundLine, TaughtLine } from '@menu-data-service/menu-model/taught-line';
import test from 'ava';
import { InputFailure } from '../../src/domain/errors.ts';
import { parseCorrections } from '../../src/ingest/corrections.ts';
import { readInputBytes } from '../../src/ingest/input-file.ts';
import { createDryRunDecisions, type GivenDecisions } from '../../src/ingest/load-decisions.ts';
import { readManifest } from '../../src/ingest/manifest.ts';
import { readAhead } from '../../src/ingest/read-ahead.ts';
import type { SourceInput } from '../../src/ingest/source-input.ts';
import { testDatabase } from '../support/database.ts';
import { playDecisions } from '../support/decisions/decision-runs.ts';
import { draftItem } from '../support/draft-item.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('concurrent decisions, checks and withdrawals lose nothing that a person said', async (t) => {
  const { db } = await testDatabase(t);
  await t.notThrowsAsync(playDecisions(db, 150, 44));
});

const MENUS: readonly DraftMenu[] = [
  {
    name: 'Lunch',
    sections: [
      { name: 'Starters', items: [draftItem('Leek Soup', 5), draftItem('Ham Terrine', 6)] },
      { name: 'Mains', items: [draftItem('Beef Pie', 12)] },
    ],
  },
];
const SOURCE = { restaurantId: '6f1e3c52-0000-4000-8000-000000000001', sourceUrl: 'https://kiln.example/lunch' };

const corrections = (...list: unknown[]) => parseCorrections({ corrections: list }, 'corrections.json').corrections;
const corrected = async (given: GivenDecisions, taught: readonly FoundLine[] = []) => {
  const { correct } = await createDryRunDecisions(given)(SOURCE);
  return correct({ menus: MENUS, currency: null, taught });
};
const review = async (...list: unknown[]) => (await corrected({ corrections: corrections(...list) })).review;

test('names a correction that matches nothing, with the nearest name of its kind', async (t) => {
  t.deepEqual(
    await review(
      { item: 'Leek Soop', set: { price: 4 } },
      { section: 'Main', set: { name: 'Main courses' } },
      { menu: 'Lunsh', set: { name: 'Lunch menu' } },
      { item: 'Trifle', remove: true },
    ),
    [
      'the correction of "Leek Soop" matched nothing; the nearest name read is "Leek Soup"',
      'the correction of "Main" matched nothing; the nearest name read is "Mains"',
      'the correction of "Lunsh" matched nothing; the nearest name read is "Lunch"',
      'the correction of "Trifle" matched nothing',
    ],
  );
});

test('ignores a correction that the restaurant has made itself', async (t) => {
  t.deepEqual(
    await review(
      { item: 'Leek Soop', set: { name: 'Leek Soup' } },
      { section: 'Startes', set: { name: 'Starters' } },
      { menu: 'Lunsh', set: { name: 'Lunch' } },
    ),
    [],
  );
  t.is((await review({ item: 'Leek Soop', set: { name: 'Mains' } })).length, 1);
});

test('names a taught line that was not found, with its role and scope', async (t) => {
  const line = (scope: FoundLine['scope'], lines: number): FoundLine => ({ line: 'CHEF', role: 'dish', scope, lines });
  const { review: said } = await corrected({}, [line('line', 0), line('look', 0), line('line', 1)]);
  t.deepEqual(said, [
    'the line "CHEF", taught as dish, was not found',
    'the line "CHEF", taught as dish, was not found, and no line has its look',
  ]);
});

test('passes taught lines to the reader, and applies them to nothing', async (t) => {
  const taught: readonly TaughtLine[] = [{ line: 'CHEF', role: 'dish', scope: 'line' }];
  const given = { corrections: corrections({ item: 'Leek Soup', remove: true }), taught };
  t.deepEqual((await createDryRunDecisions(given)(SOURCE)).taught, taught);
  t.deepEqual((await createDryRunDecisions()(SOURCE)).taught, []);
  t.is((await corrected(given)).menus[0]?.sections[0]?.items.length, 1);
});

const MEGABYTE = 1024 * 1024;

test('reads a file of 25 MB and refuses a larger one by name', async (t) => {
  const folder = await temporaryFolder(t, 'input');
  const file = join(folder, 'menu.pdf');
  await writeFile(file, 'menu');
  await truncate(file, 25 * MEGABYTE);
  const bytes = await readInputBytes(file);
  t.is(bytes.byteLength, 25 * MEGABYTE);
  t.is(bytes.toString('latin1', 0, 4), 'menu');

  await truncate(file, 25 * MEGABYTE + 1);
  const size = async () => (await readInputBytes(file, 'menu.pdf')).byteLength;
  await t.throwsAsync(size, {
    instanceOf: InputFailure,
    message: 'menu.pdf: the file is larger than 25 MB; make it smaller or split it',
  });
});

test('refuses a folder in words', async (t) => {
  await t.throwsAsync(readInputBytes(tmpdir(), 'menus'), { message: 'menus: this is a folder; name a file' });
});

const place = { city: 'Leek', postcode: 'ST13 5AA' };

test('two files of one name need source addresses, within one restaurant', async (t) => {
  const file = join(await temporaryFolder(t, 'ingest'), 'manifest.json');
  const read = async (...menus: readonly object[][]) => {
    const restaurants = menus.map((own, index) => ({ name: `Crown ${index}`, ...place, menus: own }));
    await writeFile(file, JSON.stringify({ restaurants }));
    const found = await readManifest(file);
    return found.flatMap((one) => one.menus.map(({ sourceUrl }) => sourceUrl));
  };
  const lunch = { source: 'lunch/menu.pdf' };
  const dinner = { source: 'dinner/menu.pdf' };
  const sourceUrl = 'https://crown.example/menu';

  await t.throwsAsync(read([lunch, dinner]), {
    instanceOf: InputFailure,
    message: `${file}: Crown 0: lunch/menu.pdf and dinner/menu.pdf have the same source address, file:///menu.pdf; give each its own sourceUrl, or both the same one if they are versions of one menu`,
  });
  t.deepEqual(await read([lunch], [dinner]), ['file:///menu.pdf', 'file:///menu.pdf']);
  t.deepEqual(await read([lunch, { source: './lunch/menu.pdf' }]), ['file:///menu.pdf', 'file:///menu.pdf']);
  t.deepEqual(await read([lunch, { ...dinner, sourceUrl }]), ['file:///menu.pdf', sourceUrl]);
  t.deepEqual(
    await read([
      { ...lunch, sourceUrl },
      { ...dinner, sourceUrl },
    ]),
    [sourceUrl, sourceUrl],
  );
});

test('refuses a source address that a browser would run', async (t) => {
  const file = join(await temporaryFolder(t, 'ingest'), 'manifest.json');
  for (const sourceUrl of ['javascript:alert(1)', 'data:text/html,hello', 'menu.pdf']) {
    const menus = [{ source: 'menu.pdf', sourceUrl }];
    await writeFile(file, JSON.stringify({ restaurants: [{ name: 'Crown', ...place, menus }] }));
    await t.throwsAsync(
      readManifest(file),
      { instanceOf: InputFailure, message: /sourceUrl.*expected an address/ },
      sourceUrl,
    );
  }
});

const input = (label: string): SourceInput => ({
  label,
  location: { file: label },
  sourceUrl: `file:///${label}`,
  restaurant: undefined,
  menuName: undefined,
});

test('begins the next files while one is stored, others in their turn, and reports a failure in its turn', async (t) => {
  const files = ['a', 'b', 'missing', 'd'].map(input);
  const parsed: string[] = [];
  const { load, parse } = readAhead(files, 1, {
    load: async ({ label, sourceUrl }) => {
      if (label === 'missing') throw new Error('missing: there is no such file');
      return { bytes: Buffer.alloc(0), label, sourceUrl };
    },
    parse: async ({ label }) => {
      parsed.push(label);
      return { notes: [label] } as unknown as DraftDocument;
    },
  });
  const read = async (file: SourceInput) => (await parse(await load(file))).notes[0];
  const [first, second, missing, last] = files as [SourceInput, SourceInput, SourceInput, SourceInput];
  t.is(await read(first), 'a');
  t.deepEqual(parsed, ['a', 'b']);
  t.is(await read(input('address')), 'address');
  t.is(await read(second), 'b');
  t.deepEqual(parsed, ['a', 'b', 'address']);
  await t.throwsAsync(load(missing), { message: 'missing: there is no such file' });
  t.is(await read(last), 'd');
  t.deepEqual(parsed, ['a', 'b', 'address', 'd']);
});
