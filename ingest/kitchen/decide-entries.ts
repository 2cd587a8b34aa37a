import type { KitchenTableStore } from '../../src/ports/kitchen-table-store.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';
import type { ReviewItem, ReviewStore } from '../../src/ports/review-store.ts';
import type { IngestDependencies, IngestedMenu } from '../ingest-document.ts';
import { readAgain } from '../read-again.ts';
import { applyTables } from './apply-tables.ts';

export interface DecideDependencies {
  readonly reviews: ReviewStore;
  readonly restaurants: Pick<RestaurantStore, 'find'>;
  readonly kitchenTables: KitchenTableStore;
  readonly menus: MenuStore;
  readonly ingestion: IngestDependencies;
}

/**
 * Decides entries of the worklist as a person says: right as it is, or of no importance. Menus that were held back are stored by accepting them.
 * @returns what became of the menus that were held back
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
    if (restaurant) stored.push(...(await readAgain(restaurant, sourceUrl, deps.ingestion, menu)).menus);
  }
  const ids = entries.map(({ id }) => id);
  await deps.reviews.decide(ids, verb === 'accept' ? 'accepted' : 'dismissed', note);
  await declareAgain(entries, deps);
  return stored;
}

/** Takes decisions of a person back; resolves to the ids that are open again. */
export async function reopenEntries(
  entries: readonly ReviewItem[],
  deps: Omit<DecideDependencies, 'ingestion'>,
): Promise<readonly number[]> {
  const opened = await deps.reviews.reopen(entries.map(({ id }) => id));
  await declareAgain(entries, deps);
  return opened;
}

/** What was decided about dishes of allergen tables shows on the menus. */
async function declareAgain(
  entries: readonly ReviewItem[],
  { kitchenTables, restaurants, menus, reviews }: Omit<DecideDependencies, 'ingestion'>,
): Promise<void> {
  for (const id of new Set(entries.map(({ restaurantId }) => restaurantId))) {
    const sources = new Set((await kitchenTables.of(id)).map(({ source }) => source));
    const [restaurant] = await restaurants.find(id);
    if (!restaurant || !entries.some((one) => one.restaurantId === id && sources.has(one.sourceUrl))) continue;
    await applyTables(restaurant, { tables: kitchenTables, menus, reviews });
  }
}
