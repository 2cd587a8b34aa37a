import type { Knex } from 'knex';
import type { RestaurantHoldings } from '../ports/restaurant-store.ts';
import { recordRestaurantChanges } from './changes/record-changes.ts';
import type { Database } from './open-database.ts';
import { lockRestaurant } from './publish/menu-lines.ts';
import { withdrawMenu } from './publish/withdraw-menu.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { firstRow, rows } from './rows.ts';

/** Tables with a row for each source or finding of a restaurant. */
const TABLES = ['review_items', 'kitchen_tables', 'menus', 'menu_lines', 'menu_checks', 'menu_sources'] as const;

/** Removes a restaurant with all that is stored for it; see RestaurantStore.remove. */
export async function removeRestaurant(db: Database, id: string): Promise<RestaurantHoldings | null> {
  const held = await holdingsOf(db, id);
  if (held === null) return null;
  // In a transaction of its own: those who follow the menus hear of one that was withdrawn, and not of one that is gone.
  await db.transaction((trx) => withdrawAll(trx, id));
  await db.transaction(async (trx) => {
    await lockRestaurant(trx, id);
    // What was published between the two.
    await withdrawAll(trx, id);
    const documents = await rows<{ sha256: string }>(
      trx,
      `select sha256 from menu_checks group by sha256
       having sha256 is not null and bool_and(restaurant_id = ?)`,
      [id],
    );
    for (const table of TABLES) {
      await trx.raw(`delete from ${table} where restaurant_id = ?`, [id]);
    }
    const gone = await firstRow<{ name: string }>(trx, 'delete from restaurants where id = ? returning name', [id]);
    if (gone) {
      const removed = { type: 'restaurant.removed', restaurantId: id, menuId: null, data: gone } as const;
      await recordRestaurantChanges(trx, [removed]);
    }
    await trx.raw('delete from source_documents where sha256 = any(?)', [documents.map(({ sha256 }) => sha256)]);
  });
  return held;
}

async function withdrawAll(trx: Knex, restaurantId: string): Promise<void> {
  const active = await rows<{ id: number }>(
    trx,
    'select id from menus where restaurant_id = ? and date_deleted is null',
    [restaurantId],
  );
  for (const { id } of active) await withdrawMenu(trx, id);
}
