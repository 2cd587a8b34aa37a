import type { Knex } from 'knex';
import type { RestaurantHoldings } from '../ports/restaurant-store.ts';
import { firstRow } from './rows.ts';

export function holdingsOf(db: Knex, id: string): Promise<RestaurantHoldings | null> {
  return firstRow<RestaurantHoldings>(
    db,
    `select (select count(*) from menu_lines l where l.restaurant_id = r.id) as menus,
       (select count(*) from menus m where m.restaurant_id = r.id and m.date_deleted is null) as "activeMenus",
       (select count(*) from menus m where m.restaurant_id = r.id) as versions,
       (select count(*) from menu_sources s where s.restaurant_id = r.id) as sources
     from restaurants r where r.id = ?`,
    [id],
  );
}
