import type { Knex } from 'knex';
import type { RestaurantHoldings } from '../ports/restaurant-store.ts';
import { menuStream, recordChanges, recordRestaurantChanges } from './changes/record-changes.ts';
import { readStoredBody, writeBody } from './publish/body-rows.ts';
import { lockRestaurant, raiseDecisionNumber } from './publish/menu-lines.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { oneRow, rows } from './rows.ts';

export async function mergeRestaurants(trx: Knex, from: string, into: string): Promise<RestaurantHoldings | null> {
  // locked in a fixed order to avoid deadlocks
  for (const id of [from, into].toSorted()) if (!(await lockRestaurant(trx, id))) return null;
  await raiseDecisionNumber(trx, into);
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
  // Merges the corrections of a source of both.
  await trx.raw(
    `update menu_sources s set corrections = case when s.corrections is null then other.corrections
         else s.corrections || jsonb_build_object('corrections', other.corrections -> 'corrections' || (s.corrections -> 'corrections')) end
     from menu_sources other
     where s.restaurant_id = ? and other.restaurant_id = ? and other.source_url = s.source_url and other.corrections is not null`,
    [into, from],
  );
  await trx.raw('delete from menu_sources where restaurant_id = ?', [from]);
  await trx.raw(
    `update kitchen_tables t set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from kitchen_tables other where other.restaurant_id = ? and other.source = t.source)`,
    [into, from, into],
  );
  await trx.raw('delete from kitchen_tables where restaurant_id = ?', [from]);
  // Where both have findings on the same source, keeps those of the remaining restaurant.
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
  // Repoints external ids, or the next import would recreate the merged restaurant.
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

/**
 * Moves discoveries to the other restaurant. Of duplicates, a decision by a person or an ingestion wins, else that of the remaining
 * restaurant.
 */
async function mergeDiscoveries(trx: Knex, from: string, into: string): Promise<void> {
  await trx.raw(
    `delete from discovery_finds f using discovery_finds other
     where f.restaurant_id = ? and f.state in ('taken', 'open')
       and other.restaurant_id = ? and other.kind = f.kind and other.subject = f.subject and other.state not in ('taken', 'open')`,
    [into, from],
  );
  await trx.raw(
    `update discovery_finds f set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from discovery_finds other where other.restaurant_id = ? and other.kind = f.kind and other.subject = f.subject)`,
    [into, from, into],
  );
  await trx.raw(
    `update discoveries d set restaurant_id = ? where restaurant_id = ? and ended_at is not null
       and not exists (select 1 from discoveries other where other.restaurant_id = ?)`,
    [into, from, into],
  );
}
