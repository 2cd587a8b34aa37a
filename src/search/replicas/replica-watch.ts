import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { measureGauge } from '../../lib/measured.ts';
import { createOutageLog } from '../../lib/outage-log.ts';
import { regularly } from '../../lib/regularly.ts';
import type { MenuChanges } from '../../ports/menu-changes.ts';
import type { SearchReader } from '../../ports/search-index.ts';

/** One of several engines that hold the same menus. */
export interface Replica {
  /** Under which the outbox knows it. */
  readonly engine: string;
  readonly index: SearchReader;
}

/** Replicas by how much of the latest they hold. */
export interface Searchable {
  /** Not much further behind than the best. */
  readonly inStep: readonly Replica[];
  /**
   * Those that hold more of it first, and last those that did not answer when they were looked at, which may only have been slow. To be
   * asked where none in step answers: the newest menus missing beats no answer.
   */
  readonly behind: readonly Replica[];
}

/** Which replicas searches may go to. */
export interface ReplicaWatch {
  /** Looks at all replicas, and then again each second. */
  start(): Promise<void>;
  stop(): void;
  /** The replicas that are complete. Where none is known to be, all of them: they say themselves why they cannot be searched. */
  searchable(): Searchable;
}

export interface ReplicaWatchOptions {
  readonly progress: Pick<MenuChanges, 'epoch' | 'status'>;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly pollMs?: number;
}

const POLL_MS = 1000;
/** An import keeps all replicas behind for a while; one that was away is further behind than the others. */
const MOST_BEHIND_SECONDS = 5;

/** What was seen of a replica: seconds behind the database, and null where it is not complete. */
type Behind = number | null;

/**
 * Follows how complete each replica is. It is when the outbox holds the epoch of its last filling and the engine shows the same: one
 * that is new, was emptied or was restored from an old copy has another one or none, until its indexer has filled it again.
 */
export function createReplicaWatch(replicas: readonly Replica[], options: ReplicaWatchOptions): ReplicaWatch {
  const { progress, logger, registry, pollMs = POLL_MS } = options;
  const behind = new Map<string, Behind>();
  /** What did not answer when it was looked at last; what was known of it stays. */
  const silent = new Set<string>();
  const outage = createOutageLog(logger, {
    failed: 'how far the search engines are behind cannot be read; what was known last counts',
    well: 'how far the search engines are behind can be read again',
  });
  for (const { engine } of replicas) {
    measureGauge(registry, {
      name: 'search_replica_searchable',
      help: '1 where searches go to this engine, 0 where it is not complete, far behind or does not answer',
      labels: { engine },
      ofWorkers: 'min',
      read: () => Number(searchable().inStep.some((replica) => replica.engine === engine)),
    });
    measureGauge(registry, {
      name: 'search_replica_behind_seconds',
      help: 'Age of the oldest change that this engine does not have; the last known while it is not complete',
      labels: { engine },
      ofWorkers: 'max',
      read: () => behind.get(engine) ?? null,
    });
  }

  async function look({ engine, index }: Replica): Promise<void> {
    const [{ available, epoch }, filled, { oldestSeconds }] = await Promise.all([
      index.health(),
      progress.epoch(engine),
      progress.status(engine),
    ]);
    if (!available) {
      silent.add(engine);
      return;
    }
    silent.delete(engine);
    behind.set(engine, epoch !== null && epoch === filled ? oldestSeconds : null);
  }

  async function lookAtAll(): Promise<void> {
    const looks = await Promise.allSettled(replicas.map(look));
    const failed = looks.find((result) => result.status === 'rejected');
    if (failed) outage.failed(failed.reason);
    else outage.well();
  }

  function searchable(): Searchable {
    const complete = replicas.flatMap((replica) => {
      const seconds = behind.get(replica.engine) ?? null;
      return seconds === null ? [] : [{ replica, seconds }];
    });
    if (complete.length === 0) return { inStep: replicas, behind: [] };
    const answering = complete.filter(({ replica }) => !silent.has(replica.engine));
    const most = Math.min(...answering.map(({ seconds }) => seconds)) + MOST_BEHIND_SECONDS;
    const inStep = answering.filter(({ seconds }) => seconds <= most);
    const late = answering.filter(({ seconds }) => seconds > most).toSorted((a, b) => a.seconds - b.seconds);
    const quiet = complete.filter(({ replica }) => silent.has(replica.engine));
    const replicasOf = (some: typeof complete) => some.map(({ replica }) => replica);
    return { inStep: replicasOf(inStep), behind: replicasOf([...late, ...quiet]) };
  }

  return {
    ...regularly(pollMs, lookAtAll),
    searchable,
  };
}
