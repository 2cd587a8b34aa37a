import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { traced } from '../../src/lib/traced.ts';
import { startTracing } from '../../src/ops/start-tracing.ts';
import { listening } from '../support/listening.ts';
import { serve } from '../support/serve.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

test("sends requests and the work below them as spans of their caller's trace, without the query", async (t) => {
  const received: Span[] = [];
  const paths: (string | undefined)[] = [];
  const collector = await serve(t, async (request, response) => {
    paths.push(request.url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const tracing = await startTracing('a test', collector);
  const app = createHttpApp({
    service: 'test',
    problemBase: 'http://localhost',
    corsOrigins: '*',
    tracer: tracing.tracer,
    logger: pino({ level: 'silent' }),
    registry: new Registry(),
  });
  app.use(async (ctx) => {
    ctx.body = await traced('a look-up', async () => 'found');
  });
  const url = await listening(t, app.callback());
  await fetch(`${url}/v1/menus?search=something%20personal`, {
    headers: { traceparent: `00-${TRACE_ID}-${CALLER}-01` },
  });
  await tracing.stop();
  t.deepEqual(paths, ['/v1/traces']);
  const [request, lookUp] = ['GET', 'a look-up'].map((name) => received.find((span) => span.name === name));
  t.is(request?.traceId, TRACE_ID);
  t.is(request?.parentSpanId, CALLER);
  t.is(lookUp?.traceId, TRACE_ID);
  t.is(lookUp?.parentSpanId, request?.spanId);
  t.false(JSON.stringify(received).includes('personal'));
});
