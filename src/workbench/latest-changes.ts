import { changeLines } from '../domain/compare-menus/change-lines.ts';
import { compareMenus } from '../domain/compare-menus/compare-menus.ts';
import { parseMenu } from '../domain/parse-menu.ts';
import type { MenuStore } from '../ports/menu-store.ts';

export interface LatestChanges {
  readonly menu: string;
  readonly version: number;
  readonly lines: readonly string[];
}

export async function latestChanges(
  menus: Pick<MenuStore, 'body' | 'versions' | 'matching'>,
  menuId: number,
): Promise<LatestChanges | null> {
  const version = (await menus.versions(menuId))?.find(({ id }) => id === menuId);
  if (!version || version.previousMenuVersionId === null) return null;
  const ids = [version.previousMenuVersionId, menuId];
  const [before, after] = await Promise.all(ids.map((id) => menus.body(id, 'identity')));
  if (!before || !after) return null;
  const kept = await menus.matching(version.previousMenuVersionId, menuId);
  const comparison = await compareMenus(parseMenu(before.bytes), parseMenu(after.bytes), kept);
  return { menu: version.name, version: version.version, lines: changeLines(comparison) };
}
