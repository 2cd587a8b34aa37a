import { utcDate } from '../domain/iso-date.ts';
import { batched } from '../lib/batched.ts';
import type { BodyEncoding, MenuBody, MenuStore } from '../ports/menu-store.ts';
import type { CheckOutcome } from '../ports/source-store.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';

interface BodyRow {
  readonly id: number;
  readonly revision: number;
  readonly bytes: Buffer;
  readonly body_changed: string;
  readonly replaced: boolean;
  readonly previous_id: number | null;
  readonly next_id: number | null;
  readonly latest_id: number;
  readonly last_check: Date | null;
  readonly last_outcome: CheckOutcome | null;
}

const STATEMENTS: Readonly<Record<BodyEncoding, string>> = {
  identity: statement('identity'),
  gzip: statement('gzip'),
  br: statement('brotli'),
};

/** Reads stored bodies; null when no menu has that id. */
export function createBodyReader(db: Database): MenuStore['body'] {
  const read = (encoding: BodyEncoding) => async (menuIds: readonly number[]) => {
    const rows = await prepared<BodyRow>(db, `menu-body-${encoding}`, STATEMENTS[encoding], [menuIds]);
    return new Map(rows.map((row) => [row.id, toBody(row, encoding)]));
  };
  const readers = { identity: batched(read('identity')), gzip: batched(read('gzip')), br: batched(read('br')) };
  return (menuId, encoding) => readers[encoding](menuId);
}

function toBody(row: BodyRow, encoding: BodyEncoding): MenuBody {
  return {
    menuId: row.id,
    revision: row.revision,
    bytes: row.bytes,
    encoding,
    lastModified: utcDate(row.body_changed),
    replaced: row.replaced,
    previousMenuId: row.previous_id,
    nextMenuId: row.next_id,
    latestMenuId: row.latest_id,
    source: row.last_check && row.last_outcome && { checkedAt: row.last_check, state: row.last_outcome },
  };
}

function statement(column: string): string {
  return `select m.id, m.revision, b.${column} as bytes, m.body_changed, m.date_deleted is not null as replaced, m.previous_id,
      (select n.id from menus n where n.line_id = m.line_id and n.version = m.version + 1) as next_id,
      (select n.id from menus n where n.line_id = m.line_id order by n.version desc limit 1) as latest_id,
      s.last_check, s.last_outcome
    from menus m join menu_bodies b on b.menu_id = m.id
      left join menu_sources s on s.restaurant_id = m.restaurant_id and s.source_url = m.source_url
    where m.id = any($1::int[])`;
}
