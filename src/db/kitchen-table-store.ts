import type { KitchenTable, KitchenTableStore, PresentedDish } from '../ports/kitchen-table-store.ts';
import type { Database } from './open-database.ts';
import { raiseDecisionNumber } from './publish/menu-lines.ts';
import { storableJson } from './publish/storable-menu.ts';
import { anyRow, rows } from './rows.ts';

export function createKitchenTableStore(db: Database): KitchenTableStore {
  return {
    async save({ restaurantId, source, date, columns, dishes, notes }) {
      const declared = storableJson({ columns, dishes, notes });
      await db.transaction(async (trx) => {
        await raiseDecisionNumber(trx, restaurantId);
        await trx.raw(
          `insert into kitchen_tables (restaurant_id, source, of_day, declared) values (?, ?, ?::date, ?::jsonb)
           on conflict (restaurant_id, source) do update
           set of_day = excluded.of_day, declared = excluded.declared, imported_at = now()`,
          [restaurantId, source, date, declared],
        );
      });
    },

    async of(restaurantId) {
      const found = await rows<KitchenTable & { declared: Omit<KitchenTable, 'restaurantId' | 'source' | 'date'> }>(
        db,
        `select restaurant_id as "restaurantId", source, to_char(of_day, 'YYYY-MM-DD') as date, declared
         from kitchen_tables where restaurant_id = ? order by of_day desc, imported_at desc, source`,
        [restaurantId],
      );
      return found.map(({ declared, ...table }) => ({ ...table, ...declared }));
    },

    remove: (restaurantId, source) =>
      db.transaction(async (trx) => {
        await raiseDecisionNumber(trx, restaurantId);
        return anyRow(trx, 'delete from kitchen_tables where restaurant_id = ? and source = ?', [restaurantId, source]);
      }),

    presentedOn: (restaurantId, date) =>
      rows<PresentedDish>(
        db,
        `with chosen as (
           select distinct on (line_id) id from menus
           where restaurant_id = ? and (date_deleted is null or date_deleted >= ?::date + interval '1 day')
           order by line_id, version
         )
         select i.name, i.description from items i join chosen on chosen.id = i.menu_id`,
        [restaurantId, date],
      ),
  };
}
