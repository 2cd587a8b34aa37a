import type { Knex } from 'knex';
import { isoDate } from '../../domain/iso-date.ts';
import { writeDateDeleted } from './body-rows.ts';
import { lockRestaurant } from './menu-lines.ts';

/** Withdraws inside the transaction it is given; see MenuStore.withdraw. */
export async function withdrawMenu(trx: Knex, menuId: number): Promise<boolean> {
  const found = await trx.raw<{ rows: { restaurant_id: string }[] }>('select restaurant_id from menus where id = ?', [
    menuId,
  ]);
  const restaurantId = found.rows[0]?.restaurant_id;
  if (restaurantId === undefined) return false;
  await lockRestaurant(trx, restaurantId);
  const { rows } = await trx.raw<{ rows: { date_deleted: string }[] }>(
    `update menus
     set date_deleted = greatest(timezone('utc', clock_timestamp()), date_updated), body_changed = timezone('utc', clock_timestamp()),
       revision = revision + 1
     where id = ? and date_deleted is null
     returning date_deleted`,
    [menuId],
  );
  const [row] = rows;
  if (!row) return false;
  await writeDateDeleted(trx, menuId, isoDate(row.date_deleted));
  return true;
}
