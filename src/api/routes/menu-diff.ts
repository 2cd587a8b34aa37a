import type { RouterContext } from '@koa/router';
import { sendTagged } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { findComparison } from '../menu-comparison.ts';
import { parseQuery } from '../parse-query.ts';
import { readMenuId } from '../schemas/identifiers.ts';
import { menuDiffQuerySchema } from '../schemas/menu-diff.ts';

/** GET /v1/menus/{id}/diff: what changed from another version of the menu to this one. */
export function menuDiffRoute(
  deps: Pick<ApiDeps, 'menus' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(menuDiffQuerySchema, ctx);
    const given = ctx.params.id ?? '';
    const { from, to, tag, diff } = await findComparison(deps, readMenuId(given), given, query.from);
    const links = [from, to].flatMap((version) =>
      version ? [`<${deps.baseUrl}/v1/menus/${version.id}>; rel="describes"`] : [],
    );
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    await sendTagged(ctx, `${tag}-diff`, diff);
  };
}
