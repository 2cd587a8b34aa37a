import type { Menu } from '@menu-data-service/menu-model/menu';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Knex } from 'knex';
import { isoDate } from '../../domain/iso-date.ts';
import type { MenuFingerprint } from '../../domain/next-version.ts';
import { recordRevision } from '../changes/record-version.ts';
import { assertDefined, oneRow } from '../rows.ts';
import { readStoredBody, writeBody } from './body-rows.ts';
import { insertItems, leftOutColumn, sectionIds } from './menu-rows.ts';

interface MenuRow {
  readonly line_id: number;
  readonly date_updated: string;
  readonly version: number;
  readonly previous_id: number | null;
  readonly revision: number;
}

/** Rewrites a version in place: same id, version, date and section ids, other values; raises its revision by one. */
export async function rewriteMenu(trx: Knex, menuId: number, menu: TaggedMenu, print: MenuFingerprint): Promise<void> {
  const row = await oneRow<MenuRow>(
    trx,
    `update menus
     set source_url = ?, presented_hash = decode(?, 'hex'), content_hash = decode(?, 'hex'), revision = revision + 1,
       left_out = ?::jsonb, body_changed = timezone('utc', clock_timestamp())
     where id = ?
     returning line_id, date_updated, version, previous_id, revision`,
    [menu.sourceUrl, print.presented, print.content, leftOutColumn(menu), menuId],
  );
  await trx.raw('update menu_lines set source_url = ? where id = ? and source_url <> ?', [
    menu.sourceUrl,
    row.line_id,
    menu.sourceUrl,
  ]);
  await trx.raw('delete from items where menu_id = ?', [menuId]);
  await insertItems(trx, menuId, menu.sections);
  const ids = await sectionIds(trx, menuId);
  const before = await readStoredBody(trx, menuId);
  const after: Menu = {
    ...menu,
    id: menuId,
    dateUpdated: isoDate(row.date_updated),
    dateDeleted: null,
    version: row.version,
    previousMenuVersionId: row.previous_id,
    sections: menu.sections.map(({ name, items }, position) => ({ id: assertDefined(ids[position]), name, items })),
  };
  await writeBody(trx, after);
  await recordRevision(trx, row.line_id, { before, after, revision: row.revision });
}
