import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';

/**
 * Answers requests that no route took: 404 for an unknown path, 405 with Allow for another method, and the methods of the path for a plain
 * OPTIONS.
 * @param hint sentence for the 404 that lists what exists
 */
export function noRoute(router: Router, hint: string): Middleware {
  return (ctx) => {
    const methods = methodsAt(router, ctx.path);
    if (methods.length === 0) {
      throw new ServiceError(404, 'route_not_found', `Nothing at ${ctx.path.slice(0, 200)}. ${hint}`);
    }
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (ctx.method === 'OPTIONS') {
      ctx.set('Allow', allow);
      ctx.status = 204;
      return;
    }
    throw new ServiceError(
      405,
      'method_not_allowed',
      `${ctx.method} is not allowed here; use ${methods.join(' or ')}.`,
      {
        headers: { Allow: allow },
      },
    );
  };
}

function methodsAt(router: Router, path: string): string[] {
  const layers = router.match(path, 'GET').path;
  return [...new Set(layers.flatMap(({ methods }) => methods))].toSorted();
}
