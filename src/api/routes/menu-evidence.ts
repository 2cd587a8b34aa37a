import type { RouterContext } from '@koa/router';
import { sendTagged } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { ofMenu } from '../menu-by-id.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentMenuEvidence } from '../present/menu-evidence.ts';

/** GET /v1/menus/{id}/evidence: for each item, what its flags, calories and allergens rest on. */
export function menuEvidenceRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const found = await ofMenu(ctx.params.id, (id) => deps.guard(() => deps.menus.evidence(id)));
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${found.menuId}>; rel="describes"`, deps.data.helpLink]);
    await sendTagged(ctx, `${found.menuId}-${found.revision}-evidence`, () => presentMenuEvidence(found));
  };
}
