import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import Router from '@koa/router';
import type { Middleware } from 'koa';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { noRoute } from '../http/no-route.ts';
import { problemErrors } from '../http/problem-errors.ts';
import { requestId } from '../http/request-id.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { isAddressLiteral, isLoopbackHost, isOwnHost } from '../lib/host-names.ts';
import { SITE_ASSETS, serveAssets } from '../pages/assets.ts';
import { sendPage } from '../pages/send-page.ts';
import { sendJson } from './send-json.ts';
import type { Readiness } from './service-state.ts';
import { statusPage } from './status-page.ts';

export interface OpsDeps {
  readonly registry: Pick<Registry, 'contentType' | 'metrics'>;
  readonly logger: Logger;
  readonly problemBase: string;
  /** Must answer soon, even if its dependencies are away. */
  readonly readiness: () => Promise<Readiness>;
  /** Contents and state of the service; any JSON. */
  readonly status: () => Promise<object>;
  /** Host names for operators, besides private ones. */
  readonly names?: readonly string[];
  readonly pages?: Router;
}

const READINESS_MS = 1000;

/** Creates the app of the operations port, which the public does not reach. Never listens. */
export function createOpsApp(deps: OpsDeps): Koa {
  const { registry, logger } = deps;
  const app = new Koa();
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer could not be sent'));
  const own = ownNames(deps.names ?? []);
  const router = new Router({ sensitive: true })
    .get('/livez', (ctx) => sendJson(ctx, 200, { live: true }))
    .get('/readyz', async (ctx) => {
      const readiness = await soon(deps);
      sendJson(ctx, readiness.ready ? 200 : 503, readiness);
    })
    .get('/status', own, async (ctx) => {
      ctx.vary('Accept');
      // Programs that accept anything get JSON; browsers name HTML.
      if (!(ctx.req.headers.accept ?? '').includes('text/html')) return sendJson(ctx, 200, await deps.status());
      return sendPage(ctx, statusPage(await soon(deps), await deps.status()));
    })
    .get('/metrics', own, async (ctx) => {
      ctx.set('Content-Type', registry.contentType);
      ctx.body = await registry.metrics();
    });
  serveAssets(router, SITE_ASSETS);
  app.use(requestId());
  app.use(securityHeaders());
  app.use(problemErrors({ typeBase: deps.problemBase, logger }));
  app.use(router.routes());
  if (deps.pages) app.use(deps.pages.routes());
  app.use(noRoute(router, 'Here are /livez, /readyz, /status and /metrics.'));
  return app;
}

/** A probe that hangs counts as failed. */
function soon({ readiness }: Pick<OpsDeps, 'readiness'>): Promise<Readiness> {
  const detail = `no answer in ${READINESS_MS} ms`;
  const late: Readiness = { ready: false, checks: { readiness: { ok: false, detail } } };
  return Promise.race([readiness(), sleep(READINESS_MS, late, { ref: false })]);
}

/**
 * Answers only requests by address, as from a kubelet, by a name of this machine or a private network, or by one of the given names. A page
 * elsewhere whose name is made to resolve here (DNS rebinding) sends its own name as Host.
 */
function ownNames(names: readonly string[]): Middleware {
  const known = new Set([hostname(), ...names].map((name) => name.toLowerCase()));
  return (ctx, next) => {
    const { host } = ctx;
    // Probes other than browsers may send none.
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
    const isOwn = host === '' || isAddressLiteral(name) || isLoopbackHost(name) || isOwnHost(name);
    if (isOwn || known.has(name)) return next();
    throw new ServiceError(403, 'forbidden', 'Ask by an address, or by the name that WORKBENCH_URL has.');
  };
}
