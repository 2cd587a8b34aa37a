import type { Logger } from 'pino';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import { BUCKETS, type CompareDeps, compareBucket, type Difference } from './compare-index.ts';
import type { IndexerMetrics } from './indexer-metrics.ts';

export interface DriftCheckDeps extends CompareDeps {
  readonly changes: Pick<MenuChanges, 'documents' | 'enqueue'>;
  readonly engine: string;
  readonly logger: Logger;
  readonly metrics: IndexerMetrics;
  /** Milliseconds between two buckets in quiet times; Infinity: never looks. */
  readonly interval: number;
}

/** Pace of a full pass after a start or an outage, in milliseconds a bucket. */
const HURRIED_INTERVAL = 100;

/** At a bucket with differences: find, confirm and repair, see that it is repaired. */
const LOOKS = 3;

export interface DriftCheck {
  /** Compares the next bucket if it is time. To be called when no change is waiting. */
  step(): Promise<void>;
  /** Milliseconds until the next step is due, 0 when it is. */
  dueIn(): number;
  /** Makes one full pass quickly: the engine may have lost something. */
  hurry(): void;
  readonly counts: { readonly found: number; readonly repaired: number };
}

function sameDifference(a: Difference, b: Difference | undefined): boolean {
  return b !== undefined && a.found === b.found && a.expected === b.expected;
}

/**
 * Walks the buckets of the index and hands menus that differ from the database to the outbox. A difference counts when
 * it is there unchanged at a second look, because a menu may change between reading the engine and the database.
 */
export function createDriftCheck(deps: DriftCheckDeps): DriftCheck {
  const { changes, engine, logger, metrics, interval } = deps;
  const counts = { found: 0, repaired: 0 };
  const repairing = new Set<number>();
  let suspects = new Map<number, Difference>();
  let bucket = 0;
  let looks = 0;
  let hurried = BUCKETS;
  let dueAt = interval === Number.POSITIVE_INFINITY ? interval : 0;

  async function repair(drifted: readonly Difference[]): Promise<void> {
    counts.found += drifted.length;
    metrics.driftFound.inc({ engine }, drifted.length);
    const menus = drifted.slice(0, 20).map(({ menuId, problem }) => `${menuId} ${problem}`);
    logger.warn(
      { engine, count: drifted.length, menus },
      'search index differs from the database; indexing these menus anew',
    );
    for (const { menuId } of drifted) repairing.add(menuId);
    await changes.enqueue(
      engine,
      drifted.map(({ menuId }) => menuId),
    );
  }

  function countRepairs(differences: readonly Difference[]): void {
    const different = new Set(differences.map(({ menuId }) => menuId));
    for (const menuId of repairing) {
      if (menuId % BUCKETS !== bucket || different.has(menuId)) continue;
      repairing.delete(menuId);
      counts.repaired += 1;
      metrics.driftRepaired.inc({ engine });
    }
  }

  return {
    counts,

    dueIn: () => Math.max(0, dueAt - performance.now()),

    hurry() {
      if (interval === Number.POSITIVE_INFINITY) return;
      hurried = BUCKETS;
      dueAt = 0;
    },

    async step() {
      if (performance.now() < dueAt) return;
      const differences = await compareBucket(deps, bucket, await deps.activeMenuIds());
      looks += 1;
      countRepairs(differences);
      const confirmed = differences.filter((difference) => sameDifference(difference, suspects.get(difference.menuId)));
      if (looks === 2 && confirmed.length > 0) await repair(confirmed);
      suspects = new Map(differences.map((difference) => [difference.menuId, difference]));
      if (differences.length === 0 || looks === LOOKS) {
        bucket = (bucket + 1) % BUCKETS;
        hurried = Math.max(0, hurried - 1);
        looks = 0;
        suspects.clear();
      }
      dueAt = performance.now() + (hurried > 0 || looks > 0 ? Math.min(HURRIED_INTERVAL, interval) : interval);
    },
  };
}
