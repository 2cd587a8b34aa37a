import type { z } from 'zod';
import { compareMenus } from '../domain/compare-menus/compare-menus.ts';
import { ServiceError } from '../domain/errors.ts';
import type { MenuVersion } from '../domain/menu.ts';
import { parseMenu } from '../domain/parse-menu.ts';
import type { MenuBody } from '../ports/menu-store.ts';
import type { Guarded } from './api-deps.ts';
import { ofMenu } from './menu-by-id.ts';
import { menuNotFound } from './not-found.ts';
import { presentMenuDiff } from './present/menu-diff.ts';
import type { menuDiffSchema } from './schemas/menu-diff.ts';

/** Two versions of a menu, which are only compared when that is asked for. */
export interface MenuComparisonFound {
  readonly from: MenuVersion | null;
  readonly to: MenuVersion;
  /** Another text whenever the difference is another. */
  readonly tag: string;
  diff(): z.output<typeof menuDiffSchema>;
}

/**
 * Reads a version of a menu and the one that it is to be compared with.
 * @param given the id as it stands in the address
 * @param fromId of the other version; the one before where it is left out
 * @throws ServiceError 400 where it is no id, or the other is no version of it; 404 where there is no such menu
 */
export async function findComparison(
  deps: Guarded<'menus'>,
  given: string,
  fromId: number | undefined,
): Promise<MenuComparisonFound> {
  const bodyOf = async (version: MenuVersion): Promise<MenuBody> => {
    const body = await deps.guard(() => deps.menus.body(version.id, 'identity'));
    if (!body) throw menuNotFound(String(version.id));
    return body;
  };
  const versions = await ofMenu(given, (id) => deps.guard(() => deps.menus.versions(id)));
  const to = versions.find(({ id }) => id === Number(given));
  if (!to) throw menuNotFound(given);
  const wanted = fromId ?? to.previousMenuVersionId;
  const from = versions.find((version) => version.id === wanted) ?? null;
  if (fromId !== undefined && !from) throw notAVersion(versions);
  const [before, after] = await Promise.all([from && bodyOf(from), bodyOf(to)]);
  return {
    from,
    to,
    tag: [before, after].map((body) => (body ? `${body.menuId}-${body.revision}` : '0')).join('-'),
    diff() {
      const later = parseMenu(after.bytes);
      const earlier = before ? parseMenu(before.bytes) : { name: later.name, sections: [] };
      return presentMenuDiff(from, to, compareMenus(earlier, later));
    },
  };
}

function notAVersion(versions: readonly MenuVersion[]): ServiceError {
  const detail = `from: expected the id of a version of this menu: ${versions.map(({ id }) => id).join(', ')}`;
  return new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'from', detail }] });
}
