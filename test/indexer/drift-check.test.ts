import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { compareBucket } from '../../indexer/compare-index.ts';
import { createDriftCheck } from '../../indexer/drift-check.ts';
import { createIndexerMetrics } from '../../indexer/indexer-metrics.ts';
import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import { BUCKETS, bucketOf } from '../../src/ports/search-index.ts';

const ENGINE = 'search';

/** Hashes of menus in an engine and in the database, and the menus that were put into the outbox. */
function twoSides(found: Readonly<Record<number, string>>, expected: Readonly<Record<number, string>>) {
  const sides = { found: { ...found } as Record<number, string>, expected: { ...expected } as Record<number, string> };
  const enqueued: number[][] = [];
  const ids = (side: Readonly<Record<number, string>>): readonly number[] => Object.keys(side).map(Number);
  const deps = {
    engine: ENGINE,
    activeMenuIds: async () => ids(sides.expected),
    changes: {
      documents: async (menuIds: readonly number[]) =>
        menuIds.filter((id) => id in sides.expected).map((menuId) => ({ menuId }) as unknown as MenuDocuments),
      enqueue: async (_engine: string, menuIds: readonly number[]) => void enqueued.push([...menuIds]),
    },
    index: {
      async *fingerprint(bucket: number) {
        for (const menuId of ids(sides.found))
          if (bucketOf(menuId) === bucket) yield { menuId, hash: sides.found[menuId] ?? '' };
      },
      hashOf: ({ menuId }: MenuDocuments) => sides.expected[menuId] ?? '',
    },
  };
  const status = async () => ({ pending: 0, parked: 0, oldestSeconds: 0 });
  const metrics = createIndexerMetrics(new Registry(), ENGINE, status);
  const check = (intervalMs: number) =>
    createDriftCheck({ ...deps, metrics, intervalMs, logger: pino({ level: 'silent' }) });
  return { sides, enqueued, deps, check };
}

const [A, B] = [BUCKETS * 3, BUCKETS * 5];

test('a difference counts when a second look finds the same, and is repaired once', async (t) => {
  const { sides, enqueued, check } = twoSides({ [A]: 'old', [B]: 'b' }, { [A]: 'new', [B]: 'b' });
  const drift = check(0);
  await drift.step();
  t.deepEqual(enqueued, []);
  await drift.step();
  t.deepEqual(enqueued, [[A]]);
  t.deepEqual(drift.counts, { found: 1, repaired: 0 });
  sides.found[A] = 'new';
  await drift.step();
  t.deepEqual(drift.counts, { found: 1, repaired: 1 });
  for (let n = 0; n < 2 * BUCKETS; n += 1) await drift.step();
  t.deepEqual(enqueued, [[A]]);
  t.deepEqual(drift.counts, { found: 1, repaired: 1 });
});

test('what is another difference at the second look, or none, is left alone', async (t) => {
  const changing = twoSides({ [A]: 'one' }, { [A]: 'three' });
  const drift = changing.check(0);
  await drift.step();
  changing.sides.found[A] = 'two';
  await drift.step();
  t.deepEqual(changing.enqueued, []);
  const healed = twoSides({ [A]: 'one' }, { [A]: 'two' });
  const other = healed.check(0);
  await other.step();
  healed.sides.found[A] = 'two';
  for (let n = 0; n < 4; n += 1) await other.step();
  t.deepEqual(healed.enqueued, []);
  t.deepEqual(other.counts, { found: 0, repaired: 0 });
});

test('a bucket that cannot be repaired does not hold up the others, and is looked at again in the next pass', async (t) => {
  const next = A + 1;
  const { enqueued, check } = twoSides({ [A]: 'old', [next]: 'old' }, { [A]: 'new', [next]: 'new' });
  const drift = check(0);
  for (let n = 0; n < 6; n += 1) await drift.step();
  t.deepEqual(enqueued, [[A], [next]]);
  // each of the others takes one look
  for (let n = 0; n < BUCKETS - 2 + 2; n += 1) await drift.step();
  t.deepEqual(enqueued, [[A], [next], [A]]);
});

test('after a start or an outage the next bucket is due soon, however long the interval is; none where the check is off', async (t) => {
  const anHour = 3_600_000;
  const { check } = twoSides({}, {});
  const drift = check(anHour);
  t.is(drift.dueIn(), 0);
  await drift.step();
  t.true(drift.dueIn() <= 100, String(drift.dueIn()));
  drift.hurry();
  t.is(drift.dueIn(), 0);
  const off = check(Number.POSITIVE_INFINITY);
  off.hurry();
  t.is(off.dueIn(), Number.POSITIVE_INFINITY);
});

test('differences are told by what is wrong, in order of the menus', async (t) => {
  const [C, D] = [BUCKETS * 7, BUCKETS * 9];
  const { deps } = twoSides({ [D]: 'd', [B]: 'other', [C]: 'c' }, { [C]: 'c', [B]: 'b', [A]: 'a' });
  const differences = await compareBucket(deps, 0, [C, B, A]);
  t.deepEqual(
    differences.map(({ menuId, problem }) => [menuId, problem]),
    [
      [A, 'missing'],
      [B, 'different'],
      [D, 'surplus'],
    ],
  );
  const some = await compareBucket({ ...deps, only: new Set([B, D]) }, 0, [B]);
  t.deepEqual(
    some.map(({ menuId }) => menuId),
    [B, D],
  );
  t.deepEqual(await compareBucket({ ...deps, only: new Set([A + 1]) }, 0, [A, B]), []);
});
