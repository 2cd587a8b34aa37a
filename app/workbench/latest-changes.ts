import { changeLines } from '../../src/domain/compare-menus/change-lines.ts';
import { compareMenus } from '../../src/domain/compare-menus/compare-menus.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';

/** What changed with the latest version of a stored menu. */
export interface LatestChanges {
  readonly menu: string;
  readonly version: number;
  /** In words, a line for each change. */
  readonly lines: readonly string[];
}

/** The changes that the version in service brought; null for a first version. */
export async function latestChanges(
  menus: Pick<MenuStore, 'body' | 'versions'>,
  menuId: number,
): Promise<LatestChanges | null> {
  const version = (await menus.versions(menuId))?.find(({ id }) => id === menuId);
  if (!version || version.previousMenuVersionId === null) return null;
  const ids = [version.previousMenuVersionId, menuId];
  const [before, after] = await Promise.all(ids.map((id) => menus.body(id, 'identity')));
  if (!before || !after) return null;
  const comparison = compareMenus(parseMenu(before.bytes), parseMenu(after.bytes));
  return { menu: version.name, version: version.version, lines: changeLines(comparison) };
}
