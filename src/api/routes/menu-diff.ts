import type { RouterContext } from '@koa/router';
import { compareMenus } from '../../domain/compare-menus/compare-menus.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Menu, MenuVersion } from '../../domain/menu.ts';
import { sendTagged } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { MenuBody } from '../../ports/menu-store.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { menuNotFound } from '../not-found.ts';
import { parseQuery } from '../parse-query.ts';
import { presentMenuDiff } from '../present/menu-diff.ts';
import { readMenuId } from '../schemas/identifiers.ts';
import { menuDiffQuerySchema } from '../schemas/menu-diff.ts';

/** GET /v1/menus/{id}/diff: what changed from another version of the menu to this one. */
export function menuDiffRoute(
  deps: Pick<ApiDeps, 'menus' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  async function bodyOf(version: MenuVersion): Promise<MenuBody> {
    const body = await deps.guard(() => deps.menus.body(version.id, 'identity'));
    if (!body) throw menuNotFound(String(version.id));
    return body;
  }

  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(menuDiffQuerySchema, ctx);
    const given = ctx.params.id ?? '';
    const id = readMenuId(given);
    const versions = id === null ? null : await deps.guard(() => deps.menus.versions(id));
    const to = versions?.find((version) => version.id === id);
    if (!versions || !to) throw menuNotFound(given);
    const fromId = query.from ?? to.previousMenuVersionId;
    const from = versions.find((version) => version.id === fromId) ?? null;
    if (query.from !== undefined && !from) throw notAVersion(versions);
    const [before, after] = await Promise.all([from && bodyOf(from), bodyOf(to)]);
    const links = [from, to].flatMap((version) =>
      version ? [`<${deps.baseUrl}/v1/menus/${version.id}>; rel="describes"`] : [],
    );
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    const tag = [before, after].map((body) => (body ? `${body.menuId}-${body.revision}` : '0')).join('-');
    await sendTagged(ctx, `${tag}-diff`, () => {
      const later = menuOf(after);
      const earlier = before ? menuOf(before) : { name: later.name, sections: [] };
      return presentMenuDiff(from, to, compareMenus(earlier, later));
    });
  };
}

function menuOf({ bytes }: MenuBody): Menu {
  return JSON.parse(bytes.toString('utf8')) as Menu;
}

function notAVersion(versions: readonly MenuVersion[]): ServiceError {
  const detail = `from: expected the id of a version of this menu: ${versions.map(({ id }) => id).join(', ')}`;
  return new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'from', detail }] });
}
