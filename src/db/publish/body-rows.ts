import type { Knex } from 'knex';
import type { Menu } from '../../domain/menu.ts';
import { rows } from '../rows.ts';
import { encodeBody } from './menu-body.ts';

/** Stores the body of a menu in each encoding, in place of the one before. */
export async function writeBody(trx: Knex, menu: Menu): Promise<void> {
  const { identity, gzip, brotli } = await encodeBody(menu);
  await trx.raw(
    `insert into menu_bodies (menu_id, identity, gzip, brotli) values (?, ?, ?, ?)
     on conflict (menu_id) do update
     set identity = excluded.identity, gzip = excluded.gzip, brotli = excluded.brotli`,
    [menu.id, identity, gzip, brotli],
  );
}

/** Writes into the stored body that the menu was replaced or withdrawn at that moment. */
export async function writeDateDeleted(trx: Knex, menuId: number, dateDeleted: string): Promise<void> {
  const [row] = await rows<{ identity: Buffer }>(trx, 'select identity from menu_bodies where menu_id = ?', [menuId]);
  if (!row) throw new Error(`menu ${menuId} has no stored body`);
  const menu = JSON.parse(row.identity.toString()) as Menu;
  await writeBody(trx, { ...menu, dateDeleted });
}
