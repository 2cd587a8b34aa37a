import type { Knex } from 'knex';
import { isoDate } from '../../domain/iso-date.ts';
import { menuStream, recordChanges } from '../changes/record-changes.ts';
import { firstRow } from '../rows.ts';
import { writeDateDeleted } from './body-rows.ts';
import { raiseDecisionNumber } from './menu-lines.ts';

export async function withdrawMenu(trx: Knex, menuId: number): Promise<boolean> {
  const menu = await firstRow<{ restaurant_id: string }>(trx, 'select restaurant_id from menus where id = ?', [menuId]);
  if (!menu) return false;
  await raiseDecisionNumber(trx, menu.restaurant_id);
  const row = await firstRow<{ restaurant_id: string; line_id: number; name: string; date_deleted: string }>(
    trx,
    `update menus
     set date_deleted = greatest(timezone('utc', clock_timestamp()), date_updated), body_changed = timezone('utc', clock_timestamp()),
       revision = revision + 1
     where id = ? and date_deleted is null
     returning restaurant_id, line_id, name, date_deleted`,
    [menuId],
  );
  if (!row) return false;
  const dateDeleted = isoDate(row.date_deleted);
  await writeDateDeleted(trx, menuId, dateDeleted);
  const data = { menuName: row.name, dateDeleted };
  await recordChanges(trx, menuStream(row.line_id), [
    { type: 'menu.withdrawn', restaurantId: row.restaurant_id, menuId, data },
  ]);
  await trx.raw(
    `update review_items set state = 'settled', decided_at = now()
     where state = 'open' and restaurant_id = ? and (menu_id = ? or reason like ?)`,
    [menu.restaurant_id, menuId, `%--withdraw ${menuId}`],
  );
  return true;
}
