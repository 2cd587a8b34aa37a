import type { RouterContext } from '@koa/router';
import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import { ServiceError } from '../../domain/errors.ts';
import { versionInForce } from '../../domain/version-in-force.ts';
import { acceptedType } from '../../http/accepts-json.ts';
import { isNotModified } from '../../http/conditional.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { codingFor } from '../../http/send-text.ts';
import { setHeaders } from '../../http/set-headers.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { readMenuId } from '../shared/identifiers.ts';
import { menuNotFound } from '../shared/not-found.ts';
import { parseQuery } from '../shared/parse-query.ts';
import type { createMenuBodies } from './menu-bodies.ts';
import { readMenu } from './menu-by-id.ts';
import { LD_TYPE, menuLd } from './menu-ld.ts';
import { menuQuerySchema } from './menu-schema.ts';

/**
 * Finds the version of a menu in service at a moment.
 * @param versions newest first
 * @param moment ISO 8601 in UTC without zone, six fractional digits
 * @throws ServiceError 404 `no_version_then`
 */
function versionThen(versions: readonly MenuVersion[], moment: string): MenuVersion {
  const found = versionInForce(versions, moment);
  if (found) return found;
  const first = versions.at(-1)?.dateUpdated ?? '';
  const why = moment < first ? `its first version is of ${first}` : 'it had been withdrawn';
  throw new ServiceError(404, 'no_version_then', `The menu was not in service at ${moment}: ${why}.`);
}

/** GET /v1/menus/{id}: one stored version of a menu in full; on request the one of another moment, or in terms of schema.org. */
export function menuRoute(
  deps: FromDatabase<'menus' | 'restaurants' | 'baseUrl'>,
  bodies: ReturnType<typeof createMenuBodies>,
) {
  async function then(ctx: RouterContext, id: number, asOf: string | undefined): Promise<number> {
    if (asOf === undefined) return id;
    const versions = await deps.guard(() => deps.menus.versions(id));
    if (!versions) throw menuNotFound(String(id));
    const version = versionThen(versions, asOf);
    ctx.set('Content-Location', `${deps.baseUrl}/v1/menus/${version.id}`);
    return version.id;
  }

  async function sendLd(ctx: RouterContext, id: number): Promise<void> {
    const [menu, evidence] = await Promise.all([readMenu(deps, id), deps.guard(() => deps.menus.evidence(id))]);
    if (!menu) throw menuNotFound(String(id));
    const restaurant = await deps.guard(() => deps.restaurants.detail(menu.restaurantId));
    deps.data.revalidate(ctx, [deps.data.helpLink], ['Accept']);
    await sendWithContentTag(ctx, menuLd({ menu, evidence, restaurant }, deps.baseUrl), LD_TYPE);
  }

  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', LD_TYPE]);
    const asOf = ctx.querystring === '' ? undefined : parseQuery(menuQuerySchema, ctx).query.asOf;
    const given = ctx.params.id ?? '';
    const asked = readMenuId(given);
    if (asked === null) throw menuNotFound(given);
    const id = await then(ctx, asked, asOf);
    if (type === LD_TYPE) return sendLd(ctx, id);
    const menu = await bodies.find(id, codingFor(ctx));
    if (!menu) throw menuNotFound(given);
    const isKnown = isNotModified(ctx.req.headers, menu.etag, menu.lastModified);
    setHeaders(ctx, isKnown ? menu.notModifiedHeaders : menu.headers);
    if (isKnown) ctx.status = 304;
    else ctx.body = menu.bytes;
  };
}
