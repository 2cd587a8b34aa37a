import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../../lib/measured.ts';
import { regularly } from '../../lib/regularly.ts';
import { createLogLag } from './log-lag.ts';
import type { PrimaryPosition } from './primary-position.ts';
import type { Replica } from './replica.ts';

/** How a replica is doing. */
export interface ReplicaReport {
  /** Host and port. */
  readonly place: string;
  readonly used: boolean;
  /** Null where it does not answer as a replica. */
  readonly behindSeconds: number | null;
}

/** Follows how far replicas are behind. */
export interface ReplicaWatch {
  /** Looks at all servers, and then again each second. */
  start(): Promise<void>;
  stop(): void;
  /**
   * The replicas that answer and are not too far behind, the furthest first, and of those the one with the least to do.
   * @param withoutPrimary all that there are, since nobody else can answer: one that was late may, and one may have been promoted
   */
  usable(withoutPrimary: boolean): readonly Replica[];
  report(): readonly ReplicaReport[];
}

export interface ReplicaWatchOptions {
  readonly primary: PrimaryPosition;
  /** A replica that is further behind is not used. */
  readonly mostSeconds: number;
  readonly registry: Registry;
  readonly pollMs?: number;
}

const POLL_MS = 1000;

/** What changes menus and restaurants is compared at each look-up; this is about all else, such as when a source was last looked at. */
export function createReplicaWatch(replicas: readonly Replica[], options: ReplicaWatchOptions): ReplicaWatch {
  const { primary, mostSeconds, registry, pollMs = POLL_MS } = options;
  const lag = createLogLag();
  const behind = new Map<Replica, number>();
  for (const replica of replicas) {
    const labels = { server: replica.place };
    measureGauge(registry, {
      name: 'database_replica_used',
      help: '1 where look-ups go to this replica, 0 where it does not answer, is the primary or is too far behind',
      labels,
      read: () => Number(isUsable(replica)),
    });
    measureGauge(registry, {
      name: 'database_replica_behind_seconds',
      help: 'How long this replica has been without what the primary wrote',
      labels,
      read: () => (replica.isStandby ? (behind.get(replica) ?? null) : null),
    });
    measureCounter(registry, {
      name: 'database_replica_look_ups_total',
      help: 'Look-ups that this replica answered',
      labels,
      read: () => replica.answered,
    });
  }

  async function look(replica: Replica): Promise<void> {
    const { logBytes } = await replica.look();
    behind.set(replica, lag.secondsBehind(logBytes));
  }

  async function lookAtAll(): Promise<void> {
    const sample = async () => lag.sample((await primary.look()).logBytes);
    await Promise.allSettled([sample(), ...replicas.map(look)]);
  }

  function isUsable(replica: Replica): boolean {
    const seconds = behind.get(replica) ?? Number.POSITIVE_INFINITY;
    return replica.isStandby && seconds <= mostSeconds;
  }

  return {
    ...regularly(pollMs, lookAtAll),
    usable: (withoutPrimary) =>
      replicas
        .filter((replica) => withoutPrimary || isUsable(replica))
        .toSorted((a, b) => (b.lastPlace ?? 0) - (a.lastPlace ?? 0) || a.inProgress - b.inProgress),
    report: () =>
      replicas.map((replica) => ({
        place: replica.place,
        used: isUsable(replica),
        behindSeconds: replica.isStandby ? (behind.get(replica) ?? null) : null,
      })),
  };
}
