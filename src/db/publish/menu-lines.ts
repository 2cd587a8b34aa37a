import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Knex } from 'knex';
import { ServiceError } from '../../domain/errors.ts';
import { type MenuLine, matchLine } from '../../domain/match-line.ts';
import type { LatestVersion } from '../../domain/next-version.ts';
import type { PublishOptions } from '../../ports/menu-store.ts';
import { anyRow, rows } from '../rows.ts';

export interface StoredLine extends MenuLine {
  readonly latest: LatestVersion & { readonly dateUpdated: string; readonly withdrawnAt: Date | null };
}

/**
 * Serialises publishing and withdrawing of a restaurant's menus. Locks the restaurant rather than the line, because a line yet to be
 * created cannot be locked. False if there is no such restaurant.
 */
export function lockRestaurant(trx: Knex, restaurantId: string): Promise<boolean> {
  return anyRow(trx, 'select 1 from restaurants where id = ? for no key update', [restaurantId]);
}

/** Locks the restaurant and raises its decision number, so that nothing computed from earlier decisions is published. */
export async function raiseDecisionNumber(trx: Knex, restaurantId: string): Promise<void> {
  await trx.raw('update restaurants set decision_number = decision_number + 1 where id = ?', [restaurantId]);
}

/** Oldest first. */
export async function menuLinesOf(trx: Knex, restaurantId: string): Promise<readonly StoredLine[]> {
  const found = await rows<MenuLine & StoredLine['latest']>(
    trx,
    `select distinct on (l.id) l.id as "lineId", l.source_url as "sourceUrl", l.name, m.id as "menuId", m.version,
       m.date_deleted is null as active, encode(m.presented_hash, 'hex') as presented, encode(m.content_hash, 'hex') as content,
       m.date_updated as "dateUpdated", m.date_deleted at time zone 'utc' as "withdrawnAt"
     from menu_lines l join menus m on m.line_id = l.id
     where l.restaurant_id = ?
     order by l.id, m.version desc`,
    [restaurantId],
  );
  return found.map(({ lineId, sourceUrl, name, ...latest }) => ({
    lineId,
    sourceUrl,
    name,
    active: latest.active,
    latest,
  }));
}

export async function findLine(
  trx: Knex,
  lines: readonly StoredLine[],
  menu: TaggedMenu,
  { replaces, menusInDocument = 1, presentSources = new Set() }: PublishOptions,
): Promise<StoredLine | null> {
  if (replaces !== undefined) return lineOfMenu(trx, lines, replaces);
  return matchLine(lines, menu, { menusInDocument, presentSources });
}

/** Refuses to publish the only menu of a document beside another active menu of its source. @throws ServiceError that names the other menu */
export function assertNoOtherActiveMenu(
  lines: readonly StoredLine[],
  line: StoredLine | null,
  { sourceUrl }: TaggedMenu,
  { keepBoth = false, menusInDocument = 1 }: PublishOptions,
): void {
  if (keepBoth || menusInDocument > 1 || (line?.active && line.sourceUrl === sourceUrl)) return;
  const other = lines.find((one) => one.active && one.sourceUrl === sourceUrl && one.lineId !== line?.lineId);
  if (!other) return;
  throw new ServiceError(
    409,
    'source_in_service',
    `"${other.name}" (menu ${other.latest.menuId}) from the same source would stay in service beside it; replace that one (--replaces ${other.latest.menuId}), withdraw it (menus ingest --withdraw ${other.latest.menuId}), or store both (--keep-both)`,
  );
}

async function lineOfMenu(trx: Knex, lines: readonly StoredLine[], menuId: number): Promise<StoredLine> {
  const found = await rows<{ line_id: number }>(trx, 'select line_id from menus where id = ?', [menuId]);
  const line = lines.find(({ lineId }) => lineId === found[0]?.line_id);
  const refuse = (status: number, reason: string) =>
    new ServiceError(status, 'invalid_replaces', `menu ${menuId} cannot be replaced: ${reason}`);
  if (!line) throw refuse(400, found.length === 0 ? 'there is no such menu' : 'it belongs to another restaurant');
  const { latest } = line;
  if (latest.menuId !== menuId) throw refuse(409, `menu ${latest.menuId} has taken its place`);
  if (!line.active) throw refuse(409, 'it was withdrawn; ingest its source again to bring it back');
  return line;
}
