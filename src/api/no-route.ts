import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';

const METHODS = 'GET, HEAD, OPTIONS';

/**
 * The end of the line, for what no route took: 405 where the path exists, else 404. A plain OPTIONS gets the methods.
 * @param routers every router whose paths exist
 */
export function noRoute(routers: readonly Router[], baseUrl: string): Middleware {
  return (ctx) => {
    const exists = routers.some((router) => router.match(ctx.path, 'GET').route);
    if (!exists) {
      const detail = `There is nothing at ${ctx.path.slice(0, 200)}. The operations are listed at ${baseUrl}/docs.`;
      throw new ServiceError(404, 'route_not_found', detail);
    }
    if (ctx.method === 'OPTIONS') {
      ctx.set('Allow', METHODS);
      ctx.status = 204;
      return;
    }
    throw new ServiceError(405, 'method_not_allowed', `${ctx.method} is not possible here; use GET.`, {
      headers: { Allow: METHODS },
    });
  };
}
