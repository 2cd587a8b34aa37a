import type { RouterContext } from '@koa/router';
import { acceptedType } from '../../http/accepts-json.ts';
import { isNotModified } from '../../http/conditional.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { codingFor } from '../../http/send-text.ts';
import { setHeaders } from '../../http/set-headers.ts';
import type { FromDatabase } from '../api-deps.ts';
import { askedMoment, mementoOf, versionThen } from '../as-of.ts';
import type { createMenuBodies } from '../menu-bodies.ts';
import { readMenu } from '../menu-by-id.ts';
import { menuNotFound } from '../not-found.ts';
import { parseQuery } from '../parse-query.ts';
import { menuLd } from '../present/menu-ld.ts';
import { readMenuId } from '../schemas/identifiers.ts';
import { LD_TYPE } from '../schemas/json-ld.ts';
import { menuQuerySchema } from '../schemas/menu.ts';

/** GET /v1/menus/{id}: one version of a menu in full, as it was stored; the one of another moment, or in terms of schema.org, on request. */
export function menuRoute(
  deps: FromDatabase<'menus' | 'restaurants' | 'baseUrl'>,
  bodies: ReturnType<typeof createMenuBodies>,
) {
  /** The version of the moment that is asked for, with the links that say so. */
  async function then(ctx: RouterContext, id: number, asOf: string | undefined) {
    const asked = askedMoment(ctx, asOf);
    if (asked === null) return { id, links: [] };
    const versions = await deps.guard(() => deps.menus.versions(id));
    if (!versions) throw menuNotFound(String(id));
    const version = versionThen(versions, asked);
    const { links, ...headers } = mementoOf(deps.baseUrl, `${deps.baseUrl}/v1/menus/${id}`, version);
    setHeaders(ctx, headers);
    return { id: version.id, links };
  }

  async function sendLd(ctx: RouterContext, id: number, links: readonly string[]): Promise<void> {
    const [menu, evidence] = await Promise.all([readMenu(deps, id), deps.guard(() => deps.menus.evidence(id))]);
    if (!menu) throw menuNotFound(String(id));
    const restaurant = await deps.guard(() => deps.restaurants.detail(menu.restaurantId));
    deps.data.revalidate(ctx, [...links, deps.data.helpLink], ['Accept', 'Accept-Datetime']);
    await sendWithContentTag(ctx, menuLd({ menu, evidence, restaurant }, deps.baseUrl), LD_TYPE);
  }

  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', LD_TYPE]);
    const asOf = ctx.querystring === '' ? undefined : parseQuery(menuQuerySchema, ctx).query.asOf;
    const given = ctx.params.id ?? '';
    const asked = readMenuId(given);
    if (asked === null) throw menuNotFound(given);
    const { id, links } = await then(ctx, asked, asOf);
    if (type === LD_TYPE) return sendLd(ctx, id, links);
    const menu = await bodies.find(id, codingFor(ctx));
    if (!menu) throw menuNotFound(given);
    const isKnown = isNotModified(ctx.req.headers, menu.etag, menu.lastModified);
    const headers = isKnown ? menu.notModifiedHeaders : menu.headers;
    setHeaders(ctx, links.length === 0 ? headers : { ...headers, Link: [...links, headers.Link].join(', ') });
    if (isKnown) ctx.status = 304;
    else ctx.body = menu.bytes;
  };
}
