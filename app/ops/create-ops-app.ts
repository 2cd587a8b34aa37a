import { setTimeout as sleep } from 'node:timers/promises';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { noRoute } from '../../src/http/no-route.ts';
import { problemErrors } from '../../src/http/problem-errors.ts';
import { requestId } from '../../src/http/request-id.ts';
import { securityHeaders } from '../../src/http/security-headers.ts';
import { SITE_ASSETS, serveAssets } from '../../src/pages/assets.ts';
import { sendPage } from '../../src/pages/send-page.ts';
import type { Readiness } from './service-state.ts';
import { statusPage } from './status-page.ts';

export interface OpsDeps {
  readonly registry: Pick<Registry, 'contentType' | 'metrics'>;
  readonly logger: Logger;
  /** Address under which the pages of the problem types are served, without trailing slash. */
  readonly problemBase: string;
  /** Must answer soon, also when what it asks is away. */
  readonly readiness: () => Promise<Readiness>;
  /** What is in the service and how it is doing; any JSON. */
  readonly status: () => Promise<object>;
  /** Pages for operators beside these. */
  readonly pages?: Router;
}

const READINESS_MS = 1000;

/** What operators and their tools ask a process, on a port of its own that the public does not reach. Never listens. */
export function createOpsApp(deps: OpsDeps): Koa {
  const { registry, logger } = deps;
  const app = new Koa();
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer could not be sent'));
  const router = new Router({ sensitive: true })
    .get('/livez', (ctx) => show(ctx, 200, { live: true }))
    .get('/readyz', async (ctx) => {
      const readiness = await soon(deps);
      show(ctx, readiness.ready ? 200 : 503, readiness);
    })
    .get('/status', async (ctx) => {
      ctx.vary('Accept');
      // Programs that accept anything get JSON, as they always did; browsers name HTML.
      if (!(ctx.req.headers.accept ?? '').includes('text/html')) return show(ctx, 200, await deps.status());
      return sendPage(ctx, statusPage(await soon(deps), await deps.status()));
    })
    .get('/metrics', async (ctx) => {
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

function show(ctx: Context, status: number, body: unknown): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
  // Read by people too, so with line breaks.
  ctx.body = `${JSON.stringify(body, null, 2)}\n`;
}

/** A probe that hangs is a probe that fails. */
function soon({ readiness }: Pick<OpsDeps, 'readiness'>): Promise<Readiness> {
  const detail = `no answer in ${READINESS_MS} ms`;
  const late: Readiness = { ready: false, checks: { readiness: { ok: false, detail } } };
  return Promise.race([readiness(), sleep(READINESS_MS, late, { ref: false })]);
}
