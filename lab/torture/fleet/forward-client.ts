import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@menu-data-service/seeded-random';
import { STEADY_WORD, type SteadyMenus } from '../../../test/support/kill-loop/steady-menus.ts';
import { LINE_WORD } from './line-writer.ts';

/** What became of the requests of all clients. */
export interface ForwardCounts {
  searches: number;
  failedSearches: number;
  lookUps: number;
  failedLookUps: number;
  /** Requests whose connection broke and that were answered when they were sent again, as a proxy does. */
  sentAgain: number;
  longestSearchMs: number;
  /** How often requests failed, by what was said. */
  readonly failures: Record<string, number>;
  /** A sentence for each answer that was wrong. */
  readonly wrong: string[];
}

/** Where the clients ask, and what there is. */
export interface ForwardWorld {
  readonly port: number;
  readonly token: () => string;
  readonly restaurantId: string;
  readonly steady: SteadyMenus;
}

interface Hit {
  readonly menuId: number;
  readonly menuName: string;
  readonly menuItem: { readonly name: string; readonly price: number };
}

interface StoredMenu {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly dateDeleted: string | null;
  readonly sections: readonly { readonly items: readonly { readonly price: number }[] }[];
}

/** A change as the feed tells it. */
interface Told {
  readonly type: string;
  readonly menuId?: number;
}

const PAUSE_MS = 25;
const TRIES = 3;
/** A client gives up after this time, which is longer than the service may take. */
const PATIENCE_MS = 10_000;
/** In which every process shows what one has shown: what a replica lacks (5 s), and the time for which bodies are kept (5 s). */
const STALE_MS = 10_000;

/**
 * One client that asks in turn by search, by id, by restaurant and by the feed of changes, and remembers the newest version of each
 * menu that it was told of by any of them: none may show it an older one a while after that, or not know it.
 */
export async function forwardClient(
  world: ForwardWorld,
  random: Random,
  counts: ForwardCounts,
  isOver: () => boolean,
): Promise<void> {
  const newest = new Map<string, { revision: number; menuId: number; at: number }>();
  let cursor = 'now';

  async function ask(path: string): Promise<Response | null> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const response = await fetch(`http://127.0.0.1:${world.port}${path}`, {
          headers: { Authorization: `Bearer ${world.token()}` },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const body = await response.text();
        if (tries > 1) counts.sentAgain += 1;
        return new Response(body, { status: response.status, headers: response.headers });
      } catch {
        await sleep(PAUSE_MS);
      }
    }
    count('no answer');
    return null;
  }

  function count(why: string): void {
    counts.failures[why] = (counts.failures[why] ?? 0) + 1;
  }

  async function read<T>(path: string): Promise<T | null> {
    const response = await ask(path);
    if (response?.status === 200) return (await response.json()) as T;
    if (response) {
      const { code, detail } = (await response.json()) as { code: string; detail: string };
      count(detail);
      if (response.status !== 503) counts.wrong.push(`${path}: ${response.status} ${code}`);
    }
    return null;
  }

  async function search<T>(path: string): Promise<T | null> {
    const began = performance.now();
    const found = await read<T>(path);
    counts.longestSearchMs = Math.max(counts.longestSearchMs, performance.now() - began);
    counts.searches += 1;
    if (found === null) counts.failedSearches += 1;
    return found;
  }

  async function lookUp<T>(path: string): Promise<T | null> {
    const found = await read<T>(path);
    counts.lookUps += 1;
    if (found === null) counts.failedLookUps += 1;
    return found;
  }

  function shown(where: string, name: string, revision: number, menuId: number): void {
    const before = newest.get(name);
    if (!before || revision > before.revision) newest.set(name, { revision, menuId, at: performance.now() });
    else if (revision < before.revision && performance.now() - before.at > STALE_MS)
      counts.wrong.push(`${where} shows version ${revision} of ${name} to who had seen ${before.revision}`);
  }

  async function steadySearch(): Promise<void> {
    const hits = await search<Hit[]>(`/v1/menus/items?search=${STEADY_WORD}&limit=100`);
    if (hits === null) return;
    const found = hits.map(({ menuId, menuItem }) => `${menuId} ${menuItem.name}`).sort();
    if (found.join() !== world.steady.items.join()) {
      counts.wrong.push(`${found.length} of ${world.steady.items.length} dishes that were there all the time`);
    }
  }

  async function lineSearch(): Promise<void> {
    const hits = await search<Hit[]>(`/v1/menus/items?search=${LINE_WORD}&limit=1000`);
    for (const { menuId, menuName, menuItem } of hits ?? []) shown('search', menuName, menuItem.price, menuId);
  }

  async function menu(menuId: number): Promise<void> {
    const read = await lookUp<StoredMenu>(`/v1/menus/${menuId}`);
    if (read?.dateDeleted === null) {
      shown('menu', read.name, read.sections[0]?.items[0]?.price ?? 0, menuId);
    }
  }

  async function newestMenu(): Promise<void> {
    const known = [...newest.values()];
    if (known.length > 0) await menu(random.pick(known).menuId);
  }

  async function restaurant(): Promise<void> {
    const read = await lookUp<{ menus: { id: number; name: string }[] }>(`/v1/restaurants/${world.restaurantId}`);
    // Ids rise with versions.
    for (const { id, name } of read?.menus ?? []) {
      const before = newest.get(name);
      if (before && id < before.menuId)
        counts.wrong.push(`restaurant shows menu ${id} of ${name} to who had seen ${before.menuId}`);
    }
  }

  async function changes(): Promise<void> {
    const read = await lookUp<{ changes: Told[]; next: string }>(`/v1/changes?after=${cursor}&types=menu.*&limit=20`);
    if (read === null) return;
    cursor = read.next;
    const last = read.changes.filter(({ type }) => type !== 'menu.withdrawn').at(-1)?.menuId;
    if (last !== undefined) await menu(last);
  }

  while (!isOver()) {
    await random.pick([steadySearch, lineSearch, lineSearch, newestMenu, newestMenu, restaurant, changes])();
    await sleep(PAUSE_MS);
  }
}
