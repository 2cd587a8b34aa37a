import type { RouterContext } from '@koa/router';
import { sendTagged } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { menuNotFound } from '../not-found.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentMenuEvidence } from '../present/menu-evidence.ts';
import { readMenuId } from '../schemas/identifiers.ts';

/** GET /v1/menus/{id}/evidence: for each item, what its flags, calories and allergens rest on. */
export function menuEvidenceRoute(
  deps: Pick<ApiDeps, 'menus' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const given = ctx.params.id ?? '';
    const id = readMenuId(given);
    const found = id === null ? null : await deps.guard(() => deps.menus.evidence(id));
    if (!found) throw menuNotFound(given);
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${found.menuId}>; rel="describes"`, deps.data.helpLink]);
    await sendTagged(ctx, `${found.menuId}-${found.revision}-evidence`, () => presentMenuEvidence(found));
  };
}
