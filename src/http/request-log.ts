import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { sharedHistogram } from '../lib/shared-metrics.ts';
import { requestState } from './request-state.ts';

const DURATION = {
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of its handling, in seconds',
  labelNames: ['service', 'route', 'method', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
} as const;

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Logs and measures each request. The log omits the query: a search term may be personal, and a token sent in the wrong place is a secret. */
export function requestLog(deps: {
  readonly service: string;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly polledPaths: readonly string[];
}): Middleware {
  const { service, polledPaths } = deps;
  // None of the fields below can be a secret, and redaction would cost more than the line itself.
  const logger = deps.logger.child({}, { redact: [] });
  const histogram = sharedHistogram(deps.registry, DURATION);
  return async (ctx, next) => {
    const start = performance.now();
    // Read early: after a refused body a request has no connection any more.
    const address = ctx.ip;
    await next();
    const ms = performance.now() - start;
    const state = requestState(ctx);
    const route = ctx._matchedRoute === undefined ? 'none' : String(ctx._matchedRoute);
    const method = KNOWN_METHODS.has(ctx.method) ? ctx.method : 'other';
    // Time a client asked to wait (long polling) is not latency.
    histogram.observe({ service, route, method, status: ctx.status }, (ms - (state.waitedMs ?? 0)) / 1000);
    const level = ctx.status < 400 && polledPaths.includes(ctx.path) ? 'debug' : 'info';
    logger[level](
      {
        requestId: state.requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round(ms * 100) / 100,
        clientId: state.client?.clientId,
        // Personal, so only where an operator may have to act on it.
        address: ctx.status < 400 ? undefined : address,
      },
      'request',
    );
  };
}
