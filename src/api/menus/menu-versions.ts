import type { RouterContext } from '@koa/router';
import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import type { z } from 'zod';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { refuseQuery } from '../shared/parse-query.ts';
import { findByMenuId } from './menu-by-id.ts';
import type { menuVersionSchema } from './menu-schema.ts';

export function presentMenuVersion(of: MenuVersion): z.output<typeof menuVersionSchema> {
  const { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId } = of;
  return { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId };
}

/** GET /v1/menus/{id}/versions: every version of a menu, newest first, from the id of any of them. */
export function menuVersionsRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const versions = await findByMenuId(ctx.params.id, (id) => deps.guard(() => deps.menus.versions(id)));
    const [newest] = versions;
    const links = newest ? [`<${deps.baseUrl}/v1/menus/${newest.id}>; rel="latest-version"`] : [];
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    await sendWithContentTag(ctx, versions.map(presentMenuVersion));
  };
}
