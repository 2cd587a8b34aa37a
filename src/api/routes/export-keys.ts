import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { exportsOf } from '../latest-export.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentExportKeys } from '../present/export-keys.ts';

/** GET /v1/export/keys.json: the public keys of manifests as a JWK set (RFC 7517), the one that signs first. */
export function exportKeysRoute(
  deps: Pick<ApiDeps, 'exports' | 'exportManifests'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    exportsOf(deps.exports);
    const keys = await deps.guard(() => deps.exportManifests.keys());
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, presentExportKeys(keys));
  };
}
