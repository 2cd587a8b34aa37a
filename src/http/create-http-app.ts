import { isIP } from 'node:net';
import { context, propagation, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Context, Middleware } from 'koa';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import type { AddressList } from '../lib/address-list.ts';
import { withTimeout } from '../lib/resilience.ts';
import { cors } from './cors.ts';
import { type ProblemForm, problemErrors } from './problem-errors.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { requestState } from './request-state.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpAppOptions {
  readonly service: string;
  readonly problemBase: string;
  /** Alternative form of problems, for clients that do not read JSON. */
  readonly problemForm?: ProblemForm;
  readonly corsOrigins: '*' | readonly string[];
  readonly corsMethods?: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustedProxies?: AddressList | undefined;
  /** Makes each request a span; no tracing by default. */
  readonly tracer?: Tracer | undefined;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Paths whose successful requests are logged at debug. */
  readonly polledPaths?: readonly string[];
  /** Timeout of a request in milliseconds, fixed or by request; 2000 by default. */
  readonly deadlineMs?: Parameters<typeof deadline>[0];
}

/** Creates a Koa app with the middleware that all our services share, in order; the caller adds routes. Never listens. */
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
  app.use(cors(options.corsOrigins, options.corsMethods));
  app.use(problemErrors({ typeBase: options.problemBase, logger, form: options.problemForm }));
  app.use(deadline(options.deadlineMs ?? 2000));
  return app;
}

/** Codes of connections closed by the client; a cut download that resumes later is no error. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function isClientGone(err: unknown): boolean {
  return err instanceof Error && 'code' in err && GONE.has(String(err.code));
}

/** Answers 503 at the timeout and aborts `state.signal()`, so that the work stops too. @param limitMs fixed or by request */
function deadline(limitMs: number | ((ctx: Context) => number)): Middleware {
  const late = (ms: number) =>
    new ServiceError(503, 'timed_out', `The answer took longer than ${ms / 1000} s. Try again.`, {
      headers: { 'Retry-After': '1' },
    });
  return (ctx, next) => {
    const ms = typeof limitMs === 'number' ? limitMs : limitMs(ctx);
    const run = (signal: () => AbortSignal) => {
      requestState(ctx).signal = signal;
      return next();
    };
    return withTimeout(ms, () => late(ms), run);
  };
}

/**
 * Makes each request a span, below that of its caller if named (W3C Trace Context). Follows OpenTelemetry's conventions for HTTP; like the
 * log it omits the query, which may be personal.
 */
function requestSpan(tracer: Tracer): Middleware {
  return (ctx, next) => {
    const caller = propagation.extract(context.active(), ctx.req.headers);
    const attributes = { 'http.request.method': ctx.method, 'url.path': ctx.path };
    return tracer.startActiveSpan(ctx.method, { kind: SpanKind.SERVER, attributes }, caller, async (span) => {
      try {
        await next();
      } finally {
        if (ctx._matchedRoute !== undefined) {
          const route = String(ctx._matchedRoute);
          span.updateName(`${ctx.method} ${route}`);
          span.setAttribute('http.route', route);
        }
        span.setAttribute('http.response.status_code', ctx.status);
        if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };
}

/** IPv4 with a port, or IPv6 in brackets, as some proxies write them. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/**
 * Sets `ctx.ip` to the client's address behind our proxies. Each proxy appends the address of its peer to X-Forwarded-For, so the list is
 * read from its end while trusted proxies wrote it: anything a client sends in that header comes before and is not trusted.
 */
function clientAddress(isTrusted: AddressList): Middleware {
  return (ctx, next) => {
    const forwarded = ctx.get('X-Forwarded-For');
    if (forwarded !== '') ctx.request.ip = addressBehind(ctx.req.socket.remoteAddress ?? '', forwarded, isTrusted);
    return next();
  };
}

function addressBehind(peer: string, forwarded: string, isTrusted: AddressList): string {
  let address = peer;
  for (const entry of forwarded.split(',').reverse()) {
    if (!isTrusted(address)) return address;
    const [, ipv4, ipv6] = WITH_PORT.exec(entry.trim()) ?? [];
    const further = ipv4 ?? ipv6 ?? entry.trim();
    if (isIP(further) === 0) return address;
    address = further;
  }
  return address;
}
