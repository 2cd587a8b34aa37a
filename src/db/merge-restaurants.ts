import type { Knex } from 'knex';
import type { RestaurantHoldings } from '../ports/restaurant-store.ts';
import { menuStream, recordChanges, recordRestaurantChanges } from './changes/record-changes.ts';
import { mergeDiscoveries } from './merge-discoveries.ts';
import { readStoredBody, writeBody } from './publish/body-rows.ts';
import { lockRestaurant } from './publish/menu-lines.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { oneRow, rows } from './rows.ts';

/** Merges inside the transaction it is given; see RestaurantStore.merge. */
export async function mergeRestaurants(trx: Knex, from: string, into: string): Promise<RestaurantHoldings | null> {
  // in one order, so that two merges of the same restaurants do not wait for each other
  for (const id of [from, into].toSorted()) if (!(await lockRestaurant(trx, id))) return null;
  const held = await holdingsOf(trx, from);
  await trx.raw('update menu_lines set restaurant_id = ? where restaurant_id = ?', [into, from]);
  const moved = await rows<{ id: number; line_id: number; revision: number; active: boolean }>(
    trx,
    `update menus set restaurant_id = ?, revision = revision + 1, body_changed = timezone('utc', clock_timestamp())
     where restaurant_id = ? returning id, line_id, revision, date_deleted is null as active`,
    [into, from],
  );
  for (const { id, line_id, revision, active } of moved) {
    const menu = { ...(await readStoredBody(trx, id)), restaurantId: into };
    await writeBody(trx, menu);
    if (!active) continue;
    const data = { menu, fromRestaurantId: from };
    const change = { type: 'menu.moved', restaurantId: into, menuId: id, data } as const;
    await recordChanges(trx, menuStream(line_id), [change], revision);
  }
  await trx.raw('update menu_checks set restaurant_id = ? where restaurant_id = ?', [into, from]);
  await trx.raw(
    `update menu_sources s set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from menu_sources other where other.restaurant_id = ? and other.source_url = s.source_url)`,
    [into, from, into],
  );
  await trx.raw('delete from menu_sources where restaurant_id = ?', [from]);
  await trx.raw(
    `update kitchen_tables t set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from kitchen_tables other where other.restaurant_id = ? and other.source = t.source)`,
    [into, from, into],
  );
  await trx.raw('delete from kitchen_tables where restaurant_id = ?', [from]);
  // Found of the same source of both: what is known of the restaurant that stays counts.
  await trx.raw(
    `delete from review_items v using review_items other
     where v.restaurant_id = ? and other.restaurant_id = ? and other.source_url = v.source_url`,
    [from, into],
  );
  await trx.raw('update review_items set restaurant_id = ? where restaurant_id = ?', [into, from]);
  await mergeDiscoveries(trx, from, into);
  await trx.raw(
    `update restaurants r set website = other.website from restaurants other
     where r.id = ? and other.id = ? and r.website = ''`,
    [into, from],
  );
  // The list that knew the one knows the other now, or its next import would make it anew.
  const other = await oneRow<{ outside_id: string | null; outside_facts: string | null }>(
    trx,
    'update restaurants r set outside_id = null from restaurants old where r.id = ? and old.id = r.id returning old.outside_id, old.outside_facts',
    [from],
  );
  await trx.raw('update restaurants set outside_id = ?, outside_facts = ? where id = ? and outside_id is null', [
    other.outside_id,
    other.outside_facts,
    into,
  ]);
  const gone = await oneRow<{ name: string }>(trx, 'delete from restaurants where id = ? returning name', [from]);
  const data = { ...gone, intoRestaurantId: into };
  await recordRestaurantChanges(trx, [{ type: 'restaurant.merged', restaurantId: from, menuId: null, data }]);
  return held;
}
