import Router from '@koa/router';
import { ServiceError } from '../domain/errors.ts';
import { sendJson } from './send-json.ts';

/**
 * Tells for each engine, by host and port, whether searches may use it: 200 or 503. For health checks of a proxy before several, which can
 * name its servers so (ops/haproxy.cfg).
 * @param trouble reason not to search the engine of this name; null for none
 */
export function engineRoutes(
  engines: readonly { readonly name: string; readonly url: string }[],
  trouble: (engine: string) => string | null,
): Router {
  const byHost = new Map(engines.map(({ name, url }) => [new URL(url).host, name]));
  return new Router({ sensitive: true }).get('/engines/:host', (ctx) => {
    const engine = byHost.get(ctx.params.host ?? '');
    if (engine === undefined) {
      const known = [...byHost.keys()].join(', ');
      throw new ServiceError(404, 'route_not_found', `No such engine is filled here. Those that are: ${known}.`);
    }
    const detail = trouble(engine);
    sendJson(ctx, detail === null ? 200 : 503, { ready: detail === null, ...(detail !== null && { detail }) });
  });
}
