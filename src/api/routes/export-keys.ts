import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { exportsOf } from '../latest-export.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentExportKeys } from '../present/export-keys.ts';

/** GET /v1/export/keys.json: the public keys of manifests as a JWK set (RFC 7517), the one that signs first. */
export function exportKeysRoute(deps: FromDatabase<'exports' | 'exportManifests'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    exportsOf(deps.exports);
    const keys = await deps.guard(() => deps.exportManifests.keys());
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, presentExportKeys(keys));
  };
}
