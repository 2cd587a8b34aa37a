import type { RouterContext } from '@koa/router';
import { acceptedType } from '../../http/accepts-json.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { ofMenu } from '../menu-by-id.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentMenuVersion } from '../present/menu-version.ts';
import { presentTimeMap, TIME_MAP_TYPE } from '../present/time-map.ts';

/** GET /v1/menus/{id}/versions: every version of a menu, newest first, from the id of any of them; a TimeMap by Accept. */
export function menuVersionsRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', TIME_MAP_TYPE]);
    refuseQuery(ctx);
    const versions = await ofMenu(ctx.params.id, (id) => deps.guard(() => deps.menus.versions(id)));
    const [newest] = versions;
    const links = newest ? [`<${deps.baseUrl}/v1/menus/${newest.id}>; rel="latest-version"`] : [];
    deps.data.revalidate(ctx, [...links, deps.data.helpLink], ['Accept']);
    if (type === TIME_MAP_TYPE) {
      await sendWithContentTag(
        ctx,
        presentTimeMap(deps.baseUrl, `/v1/menus/${ctx.params.id}`, versions),
        TIME_MAP_TYPE,
      );
    } else await sendWithContentTag(ctx, versions.map(presentMenuVersion));
  };
}
