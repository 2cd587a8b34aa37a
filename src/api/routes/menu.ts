import type { RouterContext } from '@koa/router';
import { isNotModified } from '../../http/conditional.ts';
import { codingFor } from '../../http/send-text.ts';
import { setHeaders } from '../../http/set-headers.ts';
import type { createMenuBodies } from '../menu-bodies.ts';
import { menuNotFound } from '../not-found.ts';
import { refuseQuery } from '../parse-query.ts';
import { readMenuId } from '../schemas/identifiers.ts';

/** GET /v1/menus/{id}: one version of a menu in full, as it was stored. */
export function menuRoute(bodies: ReturnType<typeof createMenuBodies>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const given = ctx.params.id ?? '';
    const id = readMenuId(given);
    const menu = id === null ? null : await bodies.find(id, codingFor(ctx));
    if (!menu) throw menuNotFound(given);
    const conditions = { ifNoneMatch: ctx.get('If-None-Match'), ifModifiedSince: ctx.get('If-Modified-Since') };
    if (isNotModified(conditions, menu.etag, menu.lastModified)) {
      setHeaders(ctx, menu.notModifiedHeaders);
      ctx.status = 304;
      return;
    }
    setHeaders(ctx, menu.headers);
    ctx.body = menu.bytes;
  };
}
