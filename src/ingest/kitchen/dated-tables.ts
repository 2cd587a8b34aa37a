import type { KitchenTableStore } from '../../ports/kitchen-table-store.ts';
import type { ReviewEntry, ReviewStore } from '../../ports/review-store.ts';
import type { DatedTable, TableDoubt } from './declare-dishes.ts';

/** The tables of a restaurant, newest first, each with the dishes presented on its day. */
export async function datedTables(restaurantId: string, tables: KitchenTableStore): Promise<readonly DatedTable[]> {
  const found = await tables.of(restaurantId);
  return Promise.all(
    found.map(async (table) => ({ table, presented: await tables.presentedOn(restaurantId, table.date) })),
  );
}

export function doubtEntry({ menu, section, item, reason }: TableDoubt, menuId: number | null): ReviewEntry {
  return { kind: 'dish', menu: menu.name, section, item, reason, menuId };
}

/** Tells which doubtful matches a person has accepted in the worklist of the tables. */
export async function acceptedMatches(
  restaurantId: string,
  sources: readonly string[],
  reviews: Pick<ReviewStore, 'list'>,
): Promise<(doubt: TableDoubt) => boolean> {
  const lists = await Promise.all(
    sources.map((sourceUrl) => reviews.list({ restaurantId, sourceUrl, states: ['accepted'] })),
  );
  const key = (source: string, { menu, section, item, reason }: Omit<ReviewEntry, 'kind' | 'menuId'>) =>
    JSON.stringify([source, menu, section, item, reason]);
  const accepted = new Set(lists.flat().map((entry) => key(entry.sourceUrl, entry)));
  return (doubt) => accepted.has(key(doubt.table.source, doubtEntry(doubt, null)));
}
