import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createExportSource } from '../../src/db/export-source.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { exportManifestSchema } from '../../src/domain/export-manifest.ts';
import { exportFolder, prepareExports } from '../../src/exporter/prepare-exports.ts';
import { writeExport, writeRepresentations } from '../../src/exporter/write-export.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import { testDatabase } from '../support/database.ts';
import { priced, storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NEVER_SECONDS = 100_000;

async function withMenus(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const root = await temporaryFolder(t, 'prepared');
  const restaurantId = await storedRestaurant(db);
  const menus = createMenuStore(db);
  await menus.publish(taggedMenu({ restaurantId }));
  const source = createExportSource(db);
  const state = { fails: false };
  /** Like a process that has just started. */
  const shelf = (folder = root) => {
    const prepared = prepareExports({
      ...{ source, everySeconds: NEVER_SECONDS, patienceMs: 60_000, root: folder },
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
  return { db, root, source, shelf, change, state };
}

test('a manifest lists size, rows and hash of each file', async (t) => {
  const { shelf, change } = await withMenus(t);
  await change(7);
  const made = await shelf().latest('current');
  const { scope, files } = exportManifestSchema.parse(JSON.parse(made?.manifest ?? ''));
  t.is(scope, 'current');
  t.is(files.length, 9);
  for (const { name, bytes, sha256, rows } of files) {
    const file = await readFile(made?.file(name, 'identity')?.path ?? '');
    t.deepEqual([file.length, sha256Of(file), rows], [bytes, sha256, 1], name);
  }
});

test('a restarted process serves existing exports, and ignores incomplete ones', async (t) => {
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

test('keeps only two exports of a scope, and nothing of a failed one', async (t) => {
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

test('an export is of one moment, without menus published while it is written', async (t) => {
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

test('the version stamp changes exactly with changes of menus and restaurants', async (t) => {
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
