import type { Database } from '../db/open-database.ts';
import type { Contents } from './start-banner.ts';

/** How much the database holds: restaurants, active menus and their items. */
export async function contentsOf(db: Database): Promise<Contents> {
  const { rows } = await db.raw<{ rows: Contents[] }>(`
    select (select count(*) from restaurants) as restaurants,
      (select count(*) from menus where date_deleted is null) as menus,
      (select count(*) from items join menus on menus.id = items.menu_id where date_deleted is null) as items`);
  return rows[0] ?? { restaurants: 0, menus: 0, items: 0 };
}
