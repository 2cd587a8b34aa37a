import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable, UnavailableError } from '../../lib/unavailable.ts';
import type { DataPosition } from '../../ports/data-position.ts';
import type { LookUps } from '../../ports/look-ups.ts';
import type { Needed, PrimaryPosition } from './primary-position.ts';
import type { Replica } from './replica.ts';
import type { ReplicaWatch } from './replica-watch.ts';

/** While there is no primary; a request has a little more. */
const LONGEST_MS = 1000;
const PAUSE_MS = 25;

export interface ReplicatedLookUpsOptions {
  readonly watch: Pick<ReplicaWatch, 'usable'>;
  readonly position: PrimaryPosition;
  /** Look-ups of the primary. */
  readonly primary: LookUps;
}

/**
 * Looks up at a replica that shows all that the primary shows when it is asked, else at the primary. An answer that is newer than that
 * is told only when the primary shows it too. So nobody who was told of something, by whatever process, is told of what was before it.
 */
export function createReplicatedLookUps(options: ReplicatedLookUpsOptions): LookUps & DataPosition {
  const { watch, position, primary } = options;

  /** Undefined where no replica can answer. */
  async function fromReplicas<T>(
    work: (from: LookUps) => Promise<T>,
    needed: Needed,
  ): Promise<{ value: T } | undefined> {
    for (const replica of watch.usable(needed.away)) {
      const found = await fromReplica(replica, work, needed).catch((error: unknown) => {
        // A statement that replaying ends, or that is wrong, says nothing about the replica.
        if (isUnavailable(error)) replica.failed();
      });
      if (found) return found;
    }
    return undefined;
  }

  async function fromReplica<T>(replica: Replica, work: (from: LookUps) => Promise<T>, needed: Needed) {
    if (!(await replica.has(needed))) return undefined;
    const { value, after } = await replica.lookUp(work, needed);
    const least = needed.position?.place ?? 0;
    if (after.place < least) return undefined;
    return after.place === least || (await position.confirms(after)) ? { value } : undefined;
  }

  async function lookUp<T>(work: (from: LookUps) => Promise<T>): Promise<T> {
    const end = performance.now() + LONGEST_MS;
    for (;;) {
      const found = await fromReplicas(work, await position.now());
      if (found) return found.value;
      try {
        return await work(primary);
      } catch (error) {
        const isOver = performance.now() > end || !isUnavailable(error);
        // Without a primary a replica may need a moment to show all that it has got, and another primary one to be found.
        if (isOver || (await position.now()).settled) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  return {
    async now() {
      const { position: at } = await position.now();
      return at === null ? '' : `${at.place} ${at.mark}`;
    },
    menus: {
      body: (menuId, encoding) => lookUp(({ menus }) => menus.body(menuId, encoding)),
      versions: (menuId) => lookUp(({ menus }) => menus.versions(menuId)),
      evidence: (menuId) => lookUp(({ menus }) => menus.evidence(menuId)),
    },
    restaurants: {
      list: (filter, page, pageSize) => lookUp(({ restaurants }) => restaurants.list(filter, page, pageSize)),
      detail: (id, asOf) => lookUp(({ restaurants }) => restaurants.detail(id, asOf)),
    },
    changeFeed: {
      async read(after, filter, limit) {
        const page = await lookUp(({ changeFeed }) => changeFeed.read(after, filter, limit));
        // A cursor may come from a process that knows more than the replicas, which have no primary to tell them.
        if (page === 'unknown' && (await position.now()).away)
          throw new UnavailableError('The change feed ends before.');
        return page;
      },
      latest: (filter, limit) => lookUp(({ changeFeed }) => changeFeed.latest(filter, limit)),
      end: () => lookUp(({ changeFeed }) => changeFeed.end()),
    },
  };
}
