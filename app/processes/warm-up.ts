import { within } from '../../src/lib/within.ts';
import type { LookUps } from '../../src/ports/look-ups.ts';
import type { SearchReader } from '../../src/ports/search-index.ts';
import type { Stores } from '../wiring/stores.ts';

/** Connections that are there before the first request; a request does not wait long enough for one to be made. */
export const WARM_CONNECTIONS = 4;
/** The first times cost most: statements are prepared, and code is compiled while it runs. */
const ROUNDS = 5;
const LONGEST_MS = 3000;

/**
 * Does a few times what requests will ask for, so that the first ones are answered as fast as the later ones. Whatever fails is
 * left to the requests. Resolves after 3 s at the latest.
 */
export async function warmUp(
  stores: Pick<LookUps, 'menus' | 'restaurants'> & Pick<Stores, 'ping'>,
  search: SearchReader,
): Promise<void> {
  const late = () => new Error('not warm in time');
  await within(LONGEST_MS, late, (signal) => rounds(stores, search, signal())).catch(() => undefined);
}

async function rounds(stores: Parameters<typeof warmUp>[0], search: SearchReader, signal: AbortSignal): Promise<void> {
  const asked = { search: 'cheese', filter: {}, limit: 10, offset: 0, withoutMenus: [] };
  await Promise.allSettled(Array.from({ length: WARM_CONNECTIONS }, () => stores.ping(LONGEST_MS)));
  for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
    await Promise.allSettled([
      stores.menus.body(0, 'br'),
      stores.restaurants.list({}, 1, 20),
      search.searchItems(asked, signal),
      search.searchMenus(asked, signal),
      search.itemFacets(asked, signal),
      search.suggest({ search: 'che', limit: 10, withoutMenus: [] }, signal),
    ]);
  }
}
