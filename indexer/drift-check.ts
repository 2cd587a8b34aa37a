import { BUCKETS, bucketOf } from '../src/ports/search-index.ts';
import { type CompareDeps, compareBucket, type Difference } from './compare-index.ts';
import type { IndexerOptions } from './indexer.ts';
import type { IndexerMetrics } from './indexer-metrics.ts';

export interface DriftCheckDeps
  extends Omit<CompareDeps, 'changes'>,
    Pick<IndexerOptions, 'changes' | 'engine' | 'logger'> {
  readonly metrics: IndexerMetrics;
  /** Pause between buckets when nothing is wrong; Infinity turns the check off. */
  readonly intervalMs: number;
}

/** Pause between buckets in the full pass after a start or an outage. */
const HURRIED_INTERVAL_MS = 100;

/** Comparisons of a bucket with differences: to find them, to confirm and repair them, to see them repaired. */
const MAX_COMPARISONS = 3;

export interface DriftCheck {
  /** Compares the next bucket if it is due. Call it when no change is waiting. */
  step(): Promise<void>;
  dueIn(): number;
  /** Starts one quick pass over all buckets, because the engine may have lost something. */
  hurry(): void;
  readonly counts: { readonly found: number; readonly repaired: number };
}

/** Puts menus that differ from the database into the outbox. A difference counts only if a second comparison finds it. */
export function createDriftCheck(deps: DriftCheckDeps): DriftCheck {
  const { changes, engine, logger, metrics, intervalMs } = deps;
  const counts = { found: 0, repaired: 0 };
  const repairing = new Set<number>();
  let suspects = new Map<number, Difference>();
  let bucket = 0;
  let looks = 0;
  let hurried = BUCKETS;
  let dueAt = intervalMs === Number.POSITIVE_INFINITY ? intervalMs : 0;

  async function repair(drifted: readonly Difference[]): Promise<void> {
    counts.found += drifted.length;
    metrics.driftFound.inc({ engine }, drifted.length);
    const menus = drifted.slice(0, 20).map(({ menuId, problem }) => `${menuId} ${problem}`);
    logger.warn(
      { engine, count: drifted.length, menus },
      'the search index differs from the database; indexing these menus again',
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
      if (bucketOf(menuId) !== bucket || different.has(menuId)) continue;
      repairing.delete(menuId);
      counts.repaired += 1;
      metrics.driftRepaired.inc({ engine });
    }
  }

  return {
    counts,

    dueIn: () => Math.max(0, dueAt - performance.now()),

    hurry() {
      if (intervalMs === Number.POSITIVE_INFINITY) return;
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
      if (differences.length === 0 || looks === MAX_COMPARISONS) {
        bucket = (bucket + 1) % BUCKETS;
        hurried = Math.max(0, hurried - 1);
        looks = 0;
      }
      dueAt = performance.now() + (hurried > 0 || looks > 0 ? Math.min(HURRIED_INTERVAL_MS, intervalMs) : intervalMs);
    },
  };
}

function sameDifference(a: Difference, b: Difference | undefined): boolean {
  return b !== undefined && a.found === b.found && a.expected === b.expected;
}
