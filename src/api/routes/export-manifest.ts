import type { RouterContext } from '@koa/router';
import { ServiceError } from '../../domain/errors.ts';
import { contentTag, sendTagged } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { exportsOf, latestExport } from '../latest-export.ts';
import { parseQuery } from '../parse-query.ts';
import { exportManifestQuerySchema } from '../schemas/exports.ts';

/** GET /v1/export/manifest.json: the signed manifest of the latest export, or an earlier one, byte for byte as it was signed. */
export function exportManifestRoute(deps: FromDatabase<'exports' | 'exportManifests' | 'baseUrl' | 'logger'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(exportManifestQuerySchema, ctx);
    const scope = query.allVersions ? 'all' : 'current';
    const { number } = query;
    exportsOf(deps.exports);
    const text =
      number === undefined
        ? (await latestExport(ctx, deps, scope))?.manifest
        : await deps.guard(() => deps.exportManifests.manifest(scope, number));
    if (text === undefined) return;
    if (text === null) {
      throw new ServiceError(404, 'export_not_found', `There is no manifest ${number}, or it is not kept any more.`);
    }
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/export/keys.json>; rel="related"`]);
    await sendTagged(ctx, contentTag(text), () => text);
  };
}
