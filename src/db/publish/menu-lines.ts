import type { Knex } from 'knex';
import { ServiceError } from '../../domain/errors.ts';
import { type MenuLine, matchLine } from '../../domain/match-line.ts';
import type { LatestVersion } from '../../domain/next-version.ts';
import type { TaggedMenu } from '../../domain/published-menu.ts';
import type { PublishOptions } from '../../ports/menu-store.ts';
import { anyRow, rows } from '../rows.ts';

/** A line with its latest version. */
export interface StoredLine extends MenuLine {
  readonly latest: LatestVersion & { readonly dateUpdated: string };
}

/**
 * Lets one transaction at a time publish or withdraw menus of this restaurant. It locks the restaurant and not the line, because a line
 * that is yet to be made cannot be locked. False when there is no such restaurant.
 */
export function lockRestaurant(trx: Knex, restaurantId: string): Promise<boolean> {
  return anyRow(trx, 'select 1 from restaurants where id = ? for no key update', [restaurantId]);
}

/** Every line of a restaurant, oldest first. */
export async function linesOf(trx: Knex, restaurantId: string): Promise<readonly StoredLine[]> {
  const found = await rows<MenuLine & StoredLine['latest']>(
    trx,
    `select distinct on (l.id) l.id as "lineId", l.source_url as "sourceUrl", l.name, m.id as "menuId", m.version,
       m.date_deleted is null as active, encode(m.presented_hash, 'hex') as presented, encode(m.content_hash, 'hex') as content,
       m.date_updated as "dateUpdated"
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

/** The line that this menu continues; null when it starts one. */
export async function findLine(
  trx: Knex,
  lines: readonly StoredLine[],
  menu: TaggedMenu,
  { replaces, menusInDocument = 1, presentSources = new Set() }: PublishOptions,
): Promise<StoredLine | null> {
  if (replaces !== undefined) return lineOfMenu(trx, lines, replaces);
  return matchLine(lines, menu, { menusInDocument, presentSources });
}

/**
 * Refuses to bring the only menu of a document into service beside another menu of its source.
 * @throws ServiceError that names the other menu
 */
export function refuseSecondLine(
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
  if (!line) {
    const reason = found.length === 0 ? 'there is no such menu' : 'it belongs to another restaurant';
    throw new ServiceError(400, 'invalid_replaces', `menu ${menuId} cannot be replaced: ${reason}`);
  }
  return line;
}
