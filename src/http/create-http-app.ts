import type { Tracer } from '@opentelemetry/api';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AddressList } from '../lib/address-list.ts';
import { clientAddress } from './client-address.ts';
import { cors } from './cors.ts';
import { deadline } from './deadline.ts';
import { inFlightGate } from './in-flight-gate.ts';
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
  /** Proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies?: AddressList | undefined;
  /** Makes each request a span; nothing is traced by default. */
  readonly tracer?: Tracer | undefined;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Paths whose requests are logged at debug when they go well. */
  readonly polledPaths?: readonly string[];
  /** Requests handled at one time; 64 by default, null for no limit. */
  readonly inFlight?: number | null;
  /** Time for one request in milliseconds; 2000 by default. */
  readonly deadlineMs?: number;
}

/** A Koa app with what every service of ours shares, in order; the caller adds its routes. Never listens. */
export function createHttpApp(options: HttpAppOptions): Koa {
  const { service, logger, registry } = options;
  const app = new Koa();
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer could not be sent'));
  if (options.tracer) app.use(requestSpan(options.tracer));
  if (options.trustedProxies) app.use(clientAddress(options.trustedProxies));
  app.use(requestId());
  app.use(requestLog({ service, logger, registry, polledPaths: options.polledPaths ?? [] }));
  app.use(securityHeaders());
  app.use(cors(options.corsOrigins, options.corsMethods));
  app.use(problemErrors({ typeBase: options.problemBase, logger, form: options.problemForm }));
  if (options.inFlight !== null) app.use(inFlightGate(options.inFlight ?? 64, { service, registry }));
  app.use(deadline(options.deadlineMs ?? 2000));
  return app;
}
