import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../lib/measured.ts';
import { type Regular, regularly } from '../lib/regularly.ts';
import { isUnavailable, lateError } from '../lib/unavailable.ts';
import { within } from '../lib/within.ts';
import type { LookUps } from '../ports/look-ups.ts';
import type { LogPosition } from './log-position.ts';

/** What replicas answer. The change feed is followed, so it is always read at the primary. */
export type ReplicatedLookUps = Pick<LookUps, 'menus' | 'restaurants'>;

/** A server that look-ups may go to. */
export interface ReadReplica {
  /** Host and port. */
  readonly place: string;
  readonly lookUps: ReplicatedLookUps;
  position(): Promise<LogPosition>;
}

export interface ReadReplicasOptions {
  readonly replicas: readonly ReadReplica[];
  readonly primary: Omit<ReadReplica, 'place'>;
  /** A replica that lacks what the primary had so long ago is not used. */
  readonly mostSeconds: number;
  readonly registry: Registry;
}

/** Look-ups, and which servers they go to between `start` and `stop`. */
export interface ReadReplicas extends ReplicatedLookUps, Regular {
  used(): readonly string[];
}

const POLL_MS = 1000;
/** A look-up that takes longer is made elsewhere, while there is time for that. */
const LATE_MS = 500;

/** Looks up at replicas in turn; what none of them has, or cannot say, is asked of the primary. */
export function createReadReplicas({ replicas, primary, mostSeconds, registry }: ReadReplicasOptions): ReadReplicas {
  /** Where the log of the primary was, from as long ago as a replica may be behind. */
  let written: readonly { readonly at: number; readonly bytes: number }[] = [];
  const usable = new Set<ReadReplica>();
  const answered = new Map<ReadReplica, number>();
  let turn = 0;
  for (const replica of replicas) {
    const labels = { server: replica.place };
    measureGauge(registry, {
      name: 'database_replica_used',
      help: '1 where look-ups go to this replica, 0 where it does not answer, is the primary or is too far behind',
      labels,
      ofWorkers: 'min',
      read: () => Number(usable.has(replica)),
    });
    measureCounter(registry, {
      name: 'database_replica_look_ups_total',
      help: 'Look-ups that this replica answered',
      labels,
      read: () => answered.get(replica) ?? 0,
    });
  }

  async function look(): Promise<void> {
    const now = performance.now();
    // While the primary is away nothing is written, and replicas are used as they are.
    const at = await primary.position().catch(() => null);
    if (at) {
      const before = written.findLastIndex((one) => one.at <= now - mostSeconds * 1000);
      written = [...written.slice(Math.max(before, 0)), { at: now, bytes: at.bytes }];
    }
    const least = written[0]?.bytes ?? 0;
    const judge = async (replica: ReadReplica): Promise<void> => {
      const seen = await replica.position().catch(() => null);
      if (seen?.standby && seen.bytes >= least) usable.add(replica);
      else usable.delete(replica);
    };
    await Promise.all(replicas.map(judge));
  }

  async function lookUp<T>(work: (from: ReplicatedLookUps) => Promise<T>): Promise<T> {
    turn += 1;
    const all = [...usable];
    for (const [i] of all.entries()) {
      const replica = all[(turn + i) % all.length] as ReadReplica;
      try {
        const late = () => lateError(LATE_MS);
        const found = await within(LATE_MS, late, () => work(replica.lookUps));
        // It may be too new for a replica.
        if (found === null) break;
        answered.set(replica, (answered.get(replica) ?? 0) + 1);
        return found;
      } catch (error) {
        // A statement that replaying ends says nothing about the replica.
        if (isUnavailable(error)) usable.delete(replica);
      }
    }
    return work(primary.lookUps);
  }

  return {
    ...regularly(POLL_MS, look),
    used: () => replicas.flatMap((replica) => (usable.has(replica) ? [replica.place] : [])),
    menus: {
      body: (menuId, encoding) => lookUp(({ menus }) => menus.body(menuId, encoding)),
      versions: (menuId) => lookUp(({ menus }) => menus.versions(menuId)),
      evidence: (menuId) => lookUp(({ menus }) => menus.evidence(menuId)),
    },
    restaurants: {
      list: (filter, page, pageSize) => lookUp(({ restaurants }) => restaurants.list(filter, page, pageSize)),
      detail: (id, asOf) => lookUp(({ restaurants }) => restaurants.detail(id, asOf)),
    },
  };
}
