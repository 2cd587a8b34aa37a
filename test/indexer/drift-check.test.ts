import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { compareBucket } from '../../indexer/compare-index.ts';
import { createDriftCheck, type DriftCheck } from '../../indexer/drift-check.ts';
import { createIndexerMetrics } from '../../indexer/indexer-metrics.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { BUCKETS, bucketOf } from '../../src/ports/search-index.ts';
import { ENGINE, indexedDatabase } from '../support/indexer.ts';

/** Menus in step with an engine, and ways to make the engine differ. */
async function inStep(t: ExecutionContext, names: readonly string[]) {
  const { db, publish, changes, locks, index, activeMenuIds, registry } = await indexedDatabase(t);
  await changes.registerEngine(ENGINE);
  const ids: number[] = [];
  for (const name of names) ids.push(await publish(name, ['Lobby']));
  t.is(await rebuildIndex({ changes, index, engine: ENGINE, locks }), 'rebuilt here');
  const documents = async (menuId: number) => {
    const [found] = await changes.documents([menuId]);
    if (found === undefined) throw new Error(`menu ${menuId} has documents`);
    return found;
  };
  const mend = async (menuId: number) => index.apply([{ upsert: await documents(menuId) }]);
  const alter = async (menuId: number, city: string, as = menuId) =>
    index.apply([{ upsert: { ...(await documents(menuId)), menuId: as, city } }]);
  const pending = async () => (await changes.status(ENGINE)).pending;
  const deps = { changes, index, engine: ENGINE, activeMenuIds };
  const metrics = createIndexerMetrics(registry, ENGINE, () => changes.status(ENGINE));
  const check = (intervalMs: number) =>
    createDriftCheck({ ...deps, metrics, intervalMs, logger: pino({ level: 'silent' }) });
  return { db, publish, ids, deps, mend, alter, pending, check };
}

async function steps(drift: DriftCheck, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await drift.step();
}

test('counts a difference once a second comparison confirms it, and repairs it once', async (t) => {
  const { ids, mend, alter, pending, check } = await inStep(t, ['Lunch', 'Dinner']);
  const [id = 0] = ids;
  await alter(id, 'Elsewhere');
  t.is(await pending(), 0);
  const drift = check(0);
  // one comparison for each bucket before it
  await steps(drift, bucketOf(id) + 1);
  t.is(await pending(), 0);
  await drift.step();
  t.is(await pending(), 1);
  t.deepEqual(drift.counts, { found: 1, repaired: 0 });
  await mend(id);
  await drift.step();
  t.deepEqual(drift.counts, { found: 1, repaired: 1 });
  await steps(drift, 2 * BUCKETS);
  t.is(await pending(), 1);
  t.deepEqual(drift.counts, { found: 1, repaired: 1 });
});

test('ignores a difference that changed or vanished by the second pass', async (t) => {
  const { ids, mend, alter, pending, check } = await inStep(t, ['Lunch']);
  const [id = 0] = ids;
  const looks = bucketOf(id) + 1;
  await alter(id, 'Elsewhere');
  const changing = check(0);
  await steps(changing, looks);
  await alter(id, 'Nowhere');
  await changing.step();
  t.is(await pending(), 0);
  const healed = check(0);
  await steps(healed, looks);
  await mend(id);
  await steps(healed, 4);
  t.is(await pending(), 0);
  t.deepEqual(healed.counts, { found: 0, repaired: 0 });
});

test('a bucket that cannot be repaired does not hold up the others, and is compared again in the next pass', async (t) => {
  const { ids, alter, pending, check } = await inStep(t, ['Lunch', 'Dinner']);
  for (const id of ids) await alter(id, 'Elsewhere');
  const drift = check(0);
  // three comparisons of each of the two
  await steps(drift, bucketOf(ids[0] ?? 0) + 6);
  t.is(await pending(), 2);
  t.is(drift.counts.found, 2);
  await steps(drift, BUCKETS - 2 - 1);
  t.is(drift.counts.found, 2);
  await steps(drift, 3);
  t.is(drift.counts.found, 3);
});

test('after a start or an outage the next bucket is due soon, whatever the interval; none if the check is off', async (t) => {
  const { check } = await inStep(t, []);
  const drift = check(3_600_000);
  t.is(drift.dueIn(), 0);
  await drift.step();
  t.true(drift.dueIn() <= 100, String(drift.dueIn()));
  drift.hurry();
  t.is(drift.dueIn(), 0);
  const off = check(Number.POSITIVE_INFINITY);
  off.hurry();
  t.is(off.dueIn(), Number.POSITIVE_INFINITY);
});

test('lists differences by kind, in order of the menus', async (t) => {
  const { db, publish, deps, mend, alter } = await inStep(t, []);
  const place = async (id: number, name: string) => {
    await db.raw(`select setval(pg_get_serial_sequence('menus', 'id'), ?, false)`, [id]);
    t.is(await publish(name, ['Lobby']), id);
  };
  const [surplus, different, missing, well] = [BUCKETS, BUCKETS * 2, BUCKETS * 3, BUCKETS * 4];
  await place(missing, 'Lunch');
  await place(different, 'Dinner');
  await place(well, 'Supper');
  await alter(different, 'Elsewhere');
  await alter(different, 'Elsewhere', surplus);
  await mend(well);
  const differences = await compareBucket(deps, 0, [well, missing, different]);
  t.deepEqual(
    differences.map(({ menuId, problem }) => [menuId, problem]),
    [
      [surplus, 'surplus'],
      [different, 'different'],
      [missing, 'missing'],
    ],
  );
});
