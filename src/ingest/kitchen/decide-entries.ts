import type { Publisher } from '../../ports/publisher.ts';
import type { RestaurantStore } from '../../ports/restaurant-store.ts';
import type { ReviewItem, ReviewStore } from '../../ports/review-store.ts';
import type { IngestDependencies, IngestedMenu } from '../ingest-document.ts';
import { readAgain } from '../read-again.ts';
import { applyTables } from './apply-tables.ts';

export interface DecideDependencies {
  readonly restaurants: Pick<RestaurantStore, 'find'>;
  readonly publisher: Publisher;
  readonly ingestion: IngestDependencies;
}

/**
 * Decides entries of the worklist: right as read, or irrelevant. Accepting held-back menus stores them.
 * @returns outcomes of the held-back menus
 */
export async function decideEntries(
  entries: readonly ReviewItem[],
  verb: 'accept' | 'dismiss',
  deps: DecideDependencies,
  note?: string,
): Promise<readonly IngestedMenu[]> {
  const stored: IngestedMenu[] = [];
  const held = entries.filter(({ kind, state }) => verb === 'accept' && kind === 'held' && state !== 'settled');
  for (const { restaurantId, sourceUrl, menu } of held) {
    const [restaurant] = await deps.restaurants.find(restaurantId);
    const how = { menuName: menu, publish: true };
    if (restaurant) stored.push(...(await readAgain(restaurant, sourceUrl, deps.ingestion, how)).menus);
  }
  const state = verb === 'accept' ? 'accepted' : 'dismissed';
  await changeEntries(entries, deps, (ids, reviews) => reviews.decide(ids, state, note));
  return stored;
}

export function reopenEntries(
  entries: readonly ReviewItem[],
  deps: Omit<DecideDependencies, 'ingestion'>,
): Promise<readonly number[]> {
  return changeEntries(entries, deps, (ids, reviews) => reviews.reopen(ids));
}

/** Changes entries of each restaurant, and updates its menus with the declarations of its allergen tables. */
async function changeEntries(
  entries: readonly ReviewItem[],
  { restaurants, publisher }: Omit<DecideDependencies, 'ingestion'>,
  change: (ids: readonly number[], reviews: ReviewStore) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const changed: number[] = [];
  for (const id of new Set(entries.map(({ restaurantId }) => restaurantId))) {
    const [restaurant] = await restaurants.find(id);
    if (!restaurant) continue;
    const own = entries.filter(({ restaurantId }) => restaurantId === id);
    const ids = await publisher.publish(id, async (stores) => {
      const decided = await change(
        own.map((entry) => entry.id),
        stores.reviews,
      );
      const sources = new Set((await stores.kitchenTables.of(id)).map(({ source }) => source));
      if (own.some(({ sourceUrl }) => sources.has(sourceUrl))) await applyTables(restaurant, stores);
      return decided;
    });
    changed.push(...ids);
  }
  return changed;
}
