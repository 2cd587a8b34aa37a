import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createExportSource } from '../../src/db/export-source.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { exportManifestSchema } from '../../src/domain/export-manifest.ts';
import { type KeepFreshOptions, keepFresh } from '../../src/exporter/keep-fresh.ts';
import { exportFolder, prepareExports } from '../../src/exporter/prepare-exports.ts';
import { writeExport, writeRepresentations } from '../../src/exporter/write-export.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import { testDatabase } from '../support/database.ts';
import { priced, storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

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

const OFTEN_SECONDS = 0.02;
/** A product of a version stamp that the test changes; `fails` makes it throw. */
function kept(t: ExecutionContext, options: Partial<KeepFreshOptions<string>> = {}) {
  const data = { mark: 'a', fails: false, made: 0, failures: 0 };
  const fresh = keepFresh<string>({
    async make() {
      data.made += 1;
      if (data.fails) throw new Error('no space');
      return { mark: data.mark, value: `of ${data.mark}` };
    },
    mark: async () => data.mark,
    everySeconds: OFTEN_SECONDS,
    patienceMs: 60_000,
    outage: {
      failed() {
        data.failures += 1;
      },
      recovered: () => undefined,
    },
    ...options,
  });
  t.teardown(() => fresh.stop());
  return { data, fresh };
}

test('makes nothing until it is requested, and then once for all requests', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  t.is(data.made, 0);
  t.deepEqual(await Promise.all([fresh.latest(), fresh.latest()]), ['of a', 'of a']);
  t.is(await fresh.latest(), 'of a');
  t.is(data.made, 1);
});

test('remakes the product when the data have changed, and serves the old one until then', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  data.mark = 'b';
  t.is(await fresh.latest(), 'of a');
  await until(async () => (await fresh.latest()) === 'of b');
  t.is(data.made, 2);
});

test('keeps the old product if it cannot be remade, until it can', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  Object.assign(data, { mark: 'b', fails: true });
  await until(() => data.failures > 1);
  t.is(await fresh.latest(), 'of a');
  data.fails = false;
  await until(async () => (await fresh.latest()) === 'of b');
});

test('the first request gets the error of a first failure, and the next one tries again', async (t) => {
  const { data, fresh } = kept(t, { restMs: 0 });
  data.fails = true;
  await t.throwsAsync(fresh.latest(), { message: 'no space' });
  data.fails = false;
  t.is(await fresh.latest(), 'of a');
});

test('does not retry a failed first product for every request', async (t) => {
  const { data, fresh } = kept(t);
  data.fails = true;
  for (let asked = 0; asked < 3; asked += 1) await t.throwsAsync(fresh.latest(), { message: 'no space' });
  t.is(data.made, 1);
});

test('the first request does not wait for long', async (t) => {
  // Waiting alone keeps no process alive, and here nothing else does.
  const running = setInterval(() => undefined, 1000);
  t.teardown(() => clearInterval(running));
  let finish: () => void = () => undefined;
  const made = new Promise<{ mark: string; value: string }>((resolve) => {
    finish = () => resolve({ mark: 'a', value: 'late' });
  });
  const { fresh } = kept(t, { make: () => made, patienceMs: 1 });
  t.is(await fresh.latest(), null);
  finish();
  await until(async () => (await fresh.latest()) === 'late');
});

test('serves an earlier product at once', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  fresh.resume({ mark: 'old', value: 'of old' });
  t.is(await fresh.latest(), 'of old');
  t.is(data.made, 0);
});
