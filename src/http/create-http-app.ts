import type { Tracer } from '@opentelemetry/api';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AddressList } from '../lib/address-list.ts';
import { clientAddress } from './client-address.ts';
import { cors } from './cors.ts';
import { deadline } from './deadline.ts';
import { type ProblemForm, problemErrors } from './problem-errors.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { requestSpan } from './request-span.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpAppOptions {
  /** Name in logs and metrics: `api`, `tokens`. */
  readonly service: string;
  /** Address under which the pages of the problem types are served, without trailing slash. */
  readonly problemBase: string;
  /** Another form of problems, for clients that do not read JSON. */
  readonly problemForm?: ProblemForm;
  readonly corsOrigins: '*' | readonly string[];
  readonly corsMethods?: readonly string[];
  /** Request headers that scripts of other origins may send beside the usual ones. */
  readonly corsHeaders?: readonly string[];
  /** Proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies?: AddressList | undefined;
  /** Makes each request a span; nothing is traced by default. */
  readonly tracer?: Tracer | undefined;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Paths whose requests are logged at debug when they go well. */
  readonly polledPaths?: readonly string[];
  /** Time for one request in milliseconds, for all or for each; 2000 by default. */
  readonly deadlineMs?: Parameters<typeof deadline>[0];
}

/** A Koa app with what every service of ours shares, in order; the caller adds its routes. Never listens. */
export function createHttpApp(options: HttpAppOptions): Koa {
  const { service, logger, registry, polledPaths = [] } = options;
  const app = new Koa();
  app.on('error', (err: unknown) => {
    if (isClientGone(err)) logger.debug({ err }, 'a client left before its answer was sent');
    else logger.warn({ err }, 'an answer could not be sent');
  });
  if (options.tracer) app.use(requestSpan(options.tracer));
  if (options.trustedProxies) app.use(clientAddress(options.trustedProxies));
  app.use(requestId());
  app.use(requestLog({ service, logger, registry, polledPaths }));
  app.use(securityHeaders());
  app.use(cors(options.corsOrigins, options.corsMethods, options.corsHeaders));
  app.use(problemErrors({ typeBase: options.problemBase, logger, form: options.problemForm }));
  app.use(deadline(options.deadlineMs ?? 2000));
  return app;
}

/** Codes of a connection that the other side ended; a download that is cut and goes on later is nothing to look at. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function isClientGone(err: unknown): boolean {
  return err instanceof Error && 'code' in err && GONE.has(String(err.code));
}
