import { presentMenuDiff } from '../../src/api/present/menu-diff.ts';
import { changeLines } from '../../src/domain/compare-menus/change-lines.ts';
import { compareMenus } from '../../src/domain/compare-menus/compare-menus.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { Menu, MenuVersion } from '../../src/domain/menu.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { menuId, noSuchMenu } from './ids.ts';
import { withStores } from './with-stores.ts';

interface DiffOptions {
  readonly from?: string;
  readonly json?: boolean;
}

/** `menus diff ID`: what changed from another version of a menu, the one before by default. */
export function diffMenus(given: string, { from, json }: DiffOptions, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus diff');
  const other = from === undefined ? null : menuId(from, 'menus diff --from');
  return withStores(async ({ menus }) => {
    const versions = await menus.versions(id);
    const to = versions?.find((version) => version.id === id);
    if (!versions || !to) throw noSuchMenu(id);
    const before = versions.find((version) => version.id === (other ?? to.previousMenuVersionId));
    if (!before) throw nothingToCompare(id, other, versions);
    const comparison = compareMenus(await stored(menus, before.id), await stored(menus, id));
    if (json) io.out(JSON.stringify(presentMenuDiff(before, to, comparison)));
    else {
      io.out(`menu ${before.id}, version ${before.version} -> menu ${to.id}, version ${to.version}`);
      for (const line of changeLines(comparison)) io.out(line);
    }
  });
}

async function stored(menus: Pick<MenuStore, 'body'>, id: number): Promise<Menu> {
  const body = await menus.body(id, 'identity');
  if (!body) throw noSuchMenu(id);
  return parseMenu(body.bytes);
}

function nothingToCompare(id: number, other: number | null, versions: readonly MenuVersion[]): UsageError {
  const ids = versions.map((version) => version.id).join(', ');
  if (other === null) return new UsageError(`menu ${id} is the first version; its versions are ${ids}`);
  return new UsageError(`menu ${other} is no version of menu ${id}; its versions are ${ids}`);
}
