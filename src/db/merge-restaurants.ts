import type { Knex } from 'knex';
import type { Menu } from '../domain/menu.ts';
import type { RestaurantHoldings } from '../ports/restaurant-store.ts';
import { writeBody } from './publish/body-rows.ts';
import { lockRestaurant } from './publish/menu-lines.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { rows } from './rows.ts';

/** Merges inside the transaction it is given; see RestaurantStore.merge. */
export async function mergeRestaurants(trx: Knex, from: string, into: string): Promise<RestaurantHoldings | null> {
  // in one order, so that two merges of the same restaurants do not wait for each other
  for (const id of [from, into].toSorted()) if (!(await lockRestaurant(trx, id))) return null;
  const held = await holdingsOf(trx, from);
  await trx.raw('update menu_lines set restaurant_id = ? where restaurant_id = ?', [into, from]);
  const moved = await rows<{ id: number }>(
    trx,
    `update menus set restaurant_id = ?, revision = revision + 1, body_changed = timezone('utc', clock_timestamp())
     where restaurant_id = ? returning id`,
    [into, from],
  );
  for (const { id } of moved) await rewriteOwner(trx, id, into);
  await trx.raw('update menu_checks set restaurant_id = ? where restaurant_id = ?', [into, from]);
  await trx.raw(
    `update menu_sources s set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from menu_sources other where other.restaurant_id = ? and other.source_url = s.source_url)`,
    [into, from, into],
  );
  await trx.raw('delete from menu_sources where restaurant_id = ?', [from]);
  // Found of the same source of both: what is known of the restaurant that stays counts.
  await trx.raw(
    `delete from review_items v using review_items other
     where v.restaurant_id = ? and other.restaurant_id = ? and other.source_url = v.source_url`,
    [from, into],
  );
  await trx.raw('update review_items set restaurant_id = ? where restaurant_id = ?', [into, from]);
  await trx.raw('delete from restaurants where id = ?', [from]);
  return held;
}

/** The stored body of a version names the restaurant that it belongs to. */
async function rewriteOwner(trx: Knex, menuId: number, restaurantId: string): Promise<void> {
  const [row] = await rows<{ identity: Buffer }>(trx, 'select identity from menu_bodies where menu_id = ?', [menuId]);
  if (!row) throw new Error(`menu ${menuId} has no stored body`);
  await writeBody(trx, { ...(JSON.parse(row.identity.toString()) as Menu), restaurantId });
}
