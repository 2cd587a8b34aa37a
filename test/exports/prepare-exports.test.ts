import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { exportFolder } from '../../exports/export-folder.ts';
import { prepareExports } from '../../exports/prepare-exports.ts';
import { rotateExportKey, signManifest } from '../../exports/sign-manifest.ts';
import { verifyExport } from '../../exports/verify-export.ts';
import { verifyManifest } from '../../exports/verify-manifest.ts';
import { writeExport, writeRepresentations } from '../../exports/write-export.ts';
import { presentExportKeys } from '../../src/api/present/export-keys.ts';
import { createExportManifests } from '../../src/db/export-manifest-store.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import { testDatabase } from '../support/database.ts';
import { priced, storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NEVER_SECONDS = 100_000;
const keyEncryptionKey = Buffer.alloc(32, 7);

async function withMenus(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const root = await temporaryFolder(t, 'prepared');
  const restaurantId = await storedRestaurant(db);
  const menus = createMenuStore(db);
  await menus.publish(taggedMenu({ restaurantId }));
  const [source, manifests] = [createExportSource(db), createExportManifests(db)];
  const state = { fails: false };
  /** As a process that has just started. */
  const shelf = (folder = root) => {
    const prepared = prepareExports({
      ...{ source, manifests, keyEncryptionKey, everySeconds: NEVER_SECONDS, patienceMs: 60_000, root: folder },
      logger: pino({ level: 'silent' }),
      async write(scope, draft) {
        const written = await writeExport(source, scope, draft);
        if (state.fails) throw new Error('no space');
        return { written, representations: await writeRepresentations(written, draft) };
      },
    });
    t.teardown(() => prepared.stop());
    return prepared;
  };
  const change = (price: number) => menus.publish(taggedMenu({ restaurantId, ...priced(price) }));
  return { db, root, source, manifests, shelf, change, state };
}

const parsed = (text: string | undefined): ExportManifest => JSON.parse(text ?? '') as ExportManifest;

test('each manifest names the one before by its hash; the same data are the same export, whoever makes it', async (t) => {
  const { root, manifests, shelf, change } = await withMenus(t);
  const first = await shelf().latest('current');
  const same = await shelf(join(root, 'another')).latest('current');
  t.is(same?.manifest, first?.manifest);
  await change(7);
  const second = await shelf().latest('current');
  t.deepEqual(parsed(second?.manifest).previous, { number: 1, sha256: sha256Of(first?.manifest ?? '') });
  t.is(await manifests.manifest('current', 1), first?.manifest ?? '');
  t.is(parsed((await shelf().latest('all'))?.manifest).number, 1, 'the other scope has a chain of its own');
  const keys = JSON.stringify(presentExportKeys(await manifests.keys()));
  t.is(verifyManifest(second?.manifest ?? '', keys).number, 2);
});

test('the manifests before are followed by their hashes, and one that was changed breaks the chain', async (t) => {
  const { manifests, shelf, change } = await withMenus(t);
  const newest = async (): Promise<string> => (await shelf().latest('current'))?.manifest ?? '';
  await newest();
  await change(7);
  await newest();
  await change(8);
  const manifest = await newest();
  const keys = JSON.stringify(presentExportKeys(await manifests.keys()));
  const stored = {
    manifest: async () => manifest,
    keys: async () => keys,
    file: async () => null,
    earlier: (number: number) => manifests.manifest('current', number),
  };
  const checked = await verifyExport(stored, { chain: 10 });
  t.deepEqual(checked.chain, [2, 1]);
  t.true(checked.files.length > 0 && checked.files.every(({ state }) => state === 'absent'));
  t.deepEqual((await verifyExport(stored, { chain: 1 })).chain, [2]);
  t.deepEqual((await verifyExport({ ...stored, earlier: async () => null }, { chain: 10 })).chain, []);
  const changed = {
    ...stored,
    earlier: async (number: number) => (await stored.earlier(number))?.replace('"', ' "') ?? null,
  };
  await t.throwsAsync(verifyExport(changed, { chain: 10 }), { message: /the chain is broken: manifest 2/ });
});

test('a file is that of its manifest only where it is the same byte for byte', async (t) => {
  const { source, manifests, root } = await withMenus(t);
  const folder = join(root, 'written');
  const files = await writeExport(source, 'current', folder);
  const manifest = await signManifest({ manifests, keyEncryptionKey }, 'current', files);
  const keys = JSON.stringify(presentExportKeys(await manifests.keys()));
  const statesWith = async (change: (bytes: Buffer) => Buffer) => {
    const file = async (name: string) => Readable.from([change(await readFile(join(folder, name)))]);
    const stored = { manifest: async () => manifest, keys: async () => keys, file, earlier: async () => null };
    return new Set((await verifyExport(stored, { chain: 0 })).files.map(({ state }) => state));
  };
  t.deepEqual(await statesWith((bytes) => bytes), new Set(['same']));
  t.deepEqual(await statesWith((bytes) => bytes.fill('x', 0, 1)), new Set(['differs']));
  t.deepEqual(await statesWith((bytes) => bytes.subarray(1)), new Set(['differs']));
});

test('a new key signs from the next manifest on, and the old one stays published', async (t) => {
  const { manifests, shelf } = await withMenus(t);
  const first = parsed((await shelf().latest('current'))?.manifest);
  const kid = await rotateExportKey({ manifests, keyEncryptionKey });
  const second = await shelf().latest('current');
  t.is(parsed(second?.manifest).signature.keyId, kid);
  const keys = await manifests.keys();
  t.deepEqual(
    keys.map((key) => key.kid),
    [kid, first.signature.keyId],
  );
  t.notThrows(() => verifyManifest(JSON.stringify(first), JSON.stringify(presentExportKeys(keys))));
  const wrong = { manifests, keyEncryptionKey: Buffer.alloc(32, 8) };
  const written = { takenAt: first.takenAt, files: [] };
  await t.throwsAsync(signManifest(wrong, 'current', written), { message: /KEY_ENCRYPTION_KEY does not open/ });
});

test('a process that starts again serves what lies there; what was cut is passed over', async (t) => {
  const { root, shelf } = await withMenus(t);
  const before = await shelf().latest('current');
  const again = shelf();
  await again.start();
  t.is((await again.latest('current'))?.manifest, before?.manifest);
  t.is(before?.file('items.csv', 'br')?.path, (await again.latest('current'))?.file('items.csv', 'br')?.path);
  t.is(before?.file('items.parquet', 'br'), null);
  await truncate(before?.file('items.ndjson', 'gzip')?.path ?? '', 5);
  t.is(await exportFolder(root).latest('current'), null);
});

test('only two exports of a scope are kept, and nothing of one that failed', async (t) => {
  const { root, shelf, change, state } = await withMenus(t);
  await mkdir(join(root, '.current'));
  await writeFile(join(root, '.current', 'items.csv'), 'left by a process that was killed');
  for (const price of [1, 2, 3]) {
    await change(price);
    await shelf().latest('current');
  }
  t.is((await readdir(root)).filter((name) => name.startsWith('current-')).length, 2);
  await change(4);
  state.fails = true;
  await t.throwsAsync(shelf().latest('current'), { message: 'no space' });
  const latest = await exportFolder(root).latest('current');
  t.regex(await readFile(latest?.value.file('items.csv', 'identity')?.path ?? '', 'utf8'), /,3,/);
});

test('an export is of one moment: what is published while it is written is not in it', async (t) => {
  const { source, change } = await withMenus(t);
  const seen = await source.snapshot(async (snapshot) => {
    await change(9);
    const found = [];
    for await (const batch of snapshot.rows('items', 'all')) found.push(...batch);
    return found;
  });
  t.deepEqual(
    seen.map(({ price }) => price),
    [6.5],
  );
});

test('the mark changes with every change of a menu or a restaurant, and with nothing else', async (t) => {
  const { db, source, change } = await withMenus(t);
  const marks = [await source.mark()];
  t.is(await source.mark(), marks[0] ?? '');
  await change(7);
  marks.push(await source.mark());
  await db.raw(`update restaurants set phone_number = '01632 960999'`);
  marks.push(await source.mark());
  await storedRestaurant(db, { name: 'Another' });
  marks.push(await source.mark());
  const { rows } = await db.raw<{ rows: { id: number }[] }>('select max(id) as id from menus');
  await createMenuStore(db).withdraw(rows[0]?.id ?? 0);
  marks.push(await source.mark());
  t.is(new Set(marks).size, 5);
});
