import { context, propagation, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';

/**
 * Makes each request a span, below that of its caller where it names one (W3C Trace Context). Names and attributes are those of
 * OpenTelemetry's conventions for HTTP; like the log it leaves the query out, which may be personal.
 */
export function requestSpan(tracer: Tracer): Middleware {
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
