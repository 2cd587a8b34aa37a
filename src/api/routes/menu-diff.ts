import type { RouterContext } from '@koa/router';
import { sendTagged } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { findComparison } from '../menu-comparison.ts';
import { parseQuery } from '../parse-query.ts';
import { menuDiffQuerySchema } from '../schemas/menu-diff.ts';

/** GET /v1/menus/{id}/diff: what changed from another version of the menu to this one. */
export function menuDiffRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(menuDiffQuerySchema, ctx);
    const { from, to, tag, diff } = await findComparison(deps, ctx.params.id ?? '', query.from);
    const links = [from, to].flatMap((version) =>
      version ? [`<${deps.baseUrl}/v1/menus/${version.id}>; rel="describes"`] : [],
    );
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    await sendTagged(ctx, `${tag}-diff`, diff);
  };
}
