import type { Menu } from '@menu-data-service/menu-model/menu';
import type { Knex } from 'knex';
import { parseMenu } from '../../domain/parse-menu.ts';
import { rows } from '../rows.ts';
import { encodeBody } from './menu-body.ts';

export async function writeBody(trx: Knex, menu: Menu): Promise<void> {
  const { identity, gzip, brotli } = await encodeBody(menu);
  await trx.raw(
    `insert into menu_bodies (menu_id, identity, gzip, brotli) values (?, ?, ?, ?)
     on conflict (menu_id) do update
     set identity = excluded.identity, gzip = excluded.gzip, brotli = excluded.brotli`,
    [menu.id, identity, gzip, brotli],
  );
}

/** Reads the stored body of a menu. @throws Error if there is none */
export async function readStoredBody(trx: Knex, menuId: number): Promise<Menu> {
  const [row] = await rows<{ identity: Buffer }>(trx, 'select identity from menu_bodies where menu_id = ?', [menuId]);
  if (!row) throw new Error(`menu ${menuId} has no stored body`);
  return parseMenu(row.identity);
}

/** Marks a menu as replaced or withdrawn in its stored body. @returns the menu as it was before */
export async function writeDateDeleted(trx: Knex, menuId: number, dateDeleted: string): Promise<Menu> {
  const menu = await readStoredBody(trx, menuId);
  await writeBody(trx, { ...menu, dateDeleted });
  return menu;
}
