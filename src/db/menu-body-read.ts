import type { PoolClient } from 'pg';
import { utcDate } from '../domain/iso-date.ts';
import type { BodyEncoding, MenuBody } from '../ports/menu-store.ts';
import type { Database } from './open-database.ts';

interface BodyRow {
  readonly revision: number;
  readonly bytes: Buffer;
  readonly body_changed: string;
  readonly replaced: boolean;
  readonly previous_id: number | null;
  readonly next_id: number | null;
  readonly latest_id: number;
}

const STATEMENTS: Readonly<Record<BodyEncoding, string>> = {
  identity: statement('identity'),
  gzip: statement('gzip'),
  br: statement('brotli'),
};

/**
 * Reads a stored body by one prepared statement on a connection of the pool, past knex's builder, which costs ten times the query.
 * Null when no menu has that id.
 */
export async function readBody(db: Database, menuId: number, encoding: BodyEncoding): Promise<MenuBody | null> {
  const connection = (await db.client.acquireConnection()) as PoolClient;
  try {
    const { rows } = await connection.query<BodyRow>({
      name: `menu-body-${encoding}`,
      text: STATEMENTS[encoding],
      values: [menuId],
    });
    const [row] = rows;
    if (!row) return null;
    return {
      menuId,
      revision: row.revision,
      bytes: row.bytes,
      encoding,
      lastModified: utcDate(row.body_changed),
      replaced: row.replaced,
      previousMenuId: row.previous_id,
      nextMenuId: row.next_id,
      latestMenuId: row.latest_id,
    };
  } finally {
    await db.client.releaseConnection(connection);
  }
}

function statement(column: string): string {
  return `select m.revision, b.${column} as bytes, m.body_changed, m.date_deleted is not null as replaced, m.previous_id,
      (select n.id from menus n where n.line_id = m.line_id and n.version = m.version + 1) as next_id,
      (select n.id from menus n where n.line_id = m.line_id order by n.version desc limit 1) as latest_id
    from menus m join menu_bodies b on b.menu_id = m.id
    where m.id = $1`;
}
