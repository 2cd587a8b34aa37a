import { utcDate } from '../domain/iso-date.ts';
import { batched } from '../lib/batched.ts';
import type { BodyEncoding, MenuBody, MenuStore } from '../ports/menu-store.ts';
import type { CheckOutcome } from '../ports/source-store.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';

interface BodyRow extends Omit<MenuBody, 'encoding' | 'lastModified' | 'source'> {
  readonly bodyChanged: string;
  readonly checkedAt: Date | null;
  readonly state: CheckOutcome | null;
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
    return new Map(rows.map((row) => [row.menuId, toBody(row, encoding)]));
  };
  const readers = { identity: batched(read('identity')), gzip: batched(read('gzip')), br: batched(read('br')) };
  return (menuId, encoding) => readers[encoding](menuId);
}

function toBody({ bodyChanged, checkedAt, state, ...body }: BodyRow, encoding: BodyEncoding): MenuBody {
  const source = checkedAt && state && { checkedAt, state };
  return { ...body, encoding, lastModified: utcDate(bodyChanged), source };
}

function statement(column: string): string {
  return `select m.id as "menuId", m.revision, b.${column} as bytes, m.body_changed as "bodyChanged",
      m.date_deleted is not null as replaced, m.previous_id as "previousMenuId",
      (select n.id from menus n where n.line_id = m.line_id and n.version = m.version + 1) as "nextMenuId",
      (select n.id from menus n where n.line_id = m.line_id order by n.version desc limit 1) as "latestMenuId",
      s.last_check as "checkedAt", s.last_outcome as state
    from menus m join menu_bodies b on b.menu_id = m.id
      left join menu_sources s on s.restaurant_id = m.restaurant_id and s.source_url = m.source_url
    where m.id = any($1::int[])`;
}
