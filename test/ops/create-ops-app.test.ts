import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Counter, Registry } from 'prom-client';
import { readOpsAddress, removeOpsAddress, writeOpsAddress } from '../../app/ops-address.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { traced } from '../../src/lib/traced.ts';
import { createOpsApp, type OpsDeps } from '../../src/ops/create-ops-app.ts';
import { measurePool } from '../../src/ops/pool-metrics.ts';
import { startTracing } from '../../src/ops/start-tracing.ts';
import { statusParts } from '../../src/ops/status-page.ts';
import { listening } from '../support/listening.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function ops(t: ExecutionContext, deps: Partial<OpsDeps> = {}): Promise<string> {
  const app = createOpsApp({
    registry: new Registry(),
    logger: pino({ level: 'silent' }),
    problemBase: 'http://menus.example',
    readiness: async () => ({ ready: true, checks: {} }),
    status: async () => ({ menus: 3 }),
    ...deps,
  });
  return listening(t, app.callback());
}

test('a running process is live, ready or not', async (t) => {
  const url = await ops(t, { readiness: async () => ({ ready: false, checks: {} }) });
  const response = await fetch(`${url}/livez`);
  t.is(response.status, 200);
  t.deepEqual(await response.json(), { live: true });
});

test('readiness is 200 or 503 and says what is missing', async (t) => {
  const checks = { database: { ok: false, detail: 'connection refused' } };
  let ready = false;
  const url = await ops(t, { readiness: async () => ({ ready, checks }) });
  const missing = await fetch(`${url}/readyz`);
  t.is(missing.status, 503);
  t.deepEqual(await missing.json(), { ready: false, checks });
  ready = true;
  t.is((await fetch(`${url}/readyz`)).status, 200);
});

test('a readiness check that hangs is not ready', async (t) => {
  const url = await ops(t, { readiness: () => new Promise(() => undefined) });
  const response = await fetch(`${url}/readyz`);
  t.is(response.status, 503);
  t.like(await response.json(), { ready: false });
});

test('status shows what it is given', async (t) => {
  const response = await fetch(`${await ops(t)}/status`);
  t.is(response.headers.get('content-type'), 'application/json; charset=utf-8');
  t.deepEqual(await response.json(), { menus: 3 });
});

test('status is a page for browsers, at the address of its JSON twin', async (t) => {
  const readiness = async () => ({ ready: false, checks: { search: { ok: false, detail: 'no answer <yet>' } } });
  const lastErrors = [{ time: '2026-05-03T10:00:00.000Z', text: 'a menu could not be indexed' }];
  const stalest = [{ restaurant: 'The Kiln', source: 'https://kiln.example/menu', lastCheck: null, failures: 4 }];
  const status = {
    ...{ restaurants: 1, menus: 3, items: 1200, waiting: 2, lastErrors },
    sources: { sources: 5, unreachable: 1, lastDay: 3, lastWeek: 1, stalest },
    index: { available: true, menus: 2, epoch: 'e' },
    indexer: { state: 'working', pending: 1, parked: 1, lagSeconds: 90 },
    workers: { first: { pid: 7 } },
  };
  const url = await ops(t, { readiness, status: async () => status });
  const response = await fetch(`${url}/status`, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  t.is(response.headers.get('content-type'), 'text/html; charset=utf-8');
  t.regex(response.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'self'/);
  t.regex(response.headers.get('vary') ?? '', /Accept\b/);
  const page = (await response.text()).replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  for (const text of [
    'Something is not working.',
    'The search knows 2 menus, the database 3: the rest is on its way, unless this stays so.',
    '1 menu could not be indexed and wait for the next try: the log says why.',
    'The search is 90 seconds behind the menus.',
    '1 source could not be reached 3 times in a row',
    '3 menus with 1,200 dishes of 1 restaurant',
    '2 entries of the worklist',
    '5 sources, checked: 3 within a day, 1 within a week, 1 longer ago, or never. 1 did not answer at the last check.',
    'The Kilnhttps://kiln.example/menuneverno answer, 4 times',
    'It knows 2 menus. 1 change not searchable yet, the oldest for 90 seconds.',
    'no answer &lt;yet&gt;',
    '3 May 2026, 10:00: a menu could not be indexed',
    'Workers FirstPid7',
  ]) {
    t.true(page.includes(text), `${text} in ${page}`);
  }
  t.is((await fetch(`${url}/assets/site.css`)).status, 200);
});

test('metrics are those of the registry', async (t) => {
  const registry = new Registry();
  new Counter({ name: 'dishes_total', help: 'Dishes', registers: [registry] }).inc(4);
  const response = await fetch(`${await ops(t, { registry })}/metrics`);
  t.regex(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  t.regex(await response.text(), /^dishes_total 4$/m);
});

test('anything else is a problem: 404, 405 with Allow, 500 without details', async (t) => {
  const url = await ops(t, { status: () => Promise.reject(new Error('password=hunter2')) });
  t.is((await fetch(`${url}/nothing`)).status, 404);
  const posted = await fetch(`${url}/status`, { method: 'POST' });
  t.is(posted.status, 405);
  t.is(posted.headers.get('allow'), 'GET, HEAD, OPTIONS');
  t.is((await fetch(`${url}/status`, { method: 'OPTIONS' })).status, 204);
  const failed = await fetch(`${url}/status`);
  t.is(failed.status, 500);
  t.notRegex(await failed.text(), /hunter2/);
});

test('answers to its own names and to addresses, and not to a page that rebinds its name', async (t) => {
  const url = await ops(t, { names: ['menus.example'] });
  const asked = (path: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      request(`${url}${path}`, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode ?? 0))
        .on('error', reject)
        .end();
    });
  for (const path of ['/status', '/metrics']) {
    for (const host of ['rebound.test', 'rebound.test:3002', 'x.menus.example'])
      t.is(await asked(path, host), 403, host);
    // A kubelet and Prometheus use the address of the pod; containers and clusters have names without a dot or private ones.
    for (const host of [
      '10.1.2.3:3002',
      '[fd00::7]:3002',
      'localhost:3002',
      'api:3002',
      'api.menus.svc.cluster.local',
      'menus.example',
    ])
      t.is(await asked(path, host), 200, host);
  }
  for (const path of ['/livez', '/readyz']) t.is(await asked(path, 'rebound.test'), 200, path);
});

const ADDRESS = { host: '127.0.0.1', port: 9464 };

test('the address exists while its process runs, and may be removed twice', async (t) => {
  const folder = await temporaryFolder(t, 'ops');
  t.is(await readOpsAddress(folder), null);
  await writeOpsAddress(folder, ADDRESS);
  t.deepEqual(await readOpsAddress(folder), ADDRESS);
  await removeOpsAddress(folder);
  await t.notThrowsAsync(removeOpsAddress(folder));
  t.is(await readOpsAddress(folder), null);
});

test('an ended process and a damaged file give no address', async (t) => {
  const folder = await temporaryFolder(t, 'ops');
  const file = join(folder, 'operations-port.json');
  for (const text of [
    JSON.stringify({ ...ADDRESS, pid: 2 ** 30 }),
    '{',
    JSON.stringify({ ...ADDRESS, port: 0, pid: process.pid }),
  ]) {
    await writeFile(file, text);
    t.is(await readOpsAddress(folder), null, text);
  }
});

test('measures a pool of connections on each scrape', async (t) => {
  const registry = new Registry();
  const pool = { used: 3, free: 1, waiting: 7, most: 10 };
  measurePool(registry, 'api', () => pool);
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('database_pool'));
  t.deepEqual(await lines(), [
    'database_pool_used{pool="api"} 3',
    'database_pool_free{pool="api"} 1',
    'database_pool_waiting{pool="api"} 7',
    'database_pool_most{pool="api"} 10',
  ]);
  pool.waiting = 0;
  t.true((await lines()).includes('database_pool_waiting{pool="api"} 0'));
});

function verdict(status: object, ready: boolean) {
  const { html } = statusParts(status, { ready, checks: {} });
  const [, look, words] = /<div class="notice (\w+)"[^>]*><p><strong>([^<]*)</.exec(html) ?? [];
  return { look, words, troubles: [...html.matchAll(/<li>/g)].length };
}

test('the status page is good only if everything works and nothing needs attention', (t) => {
  const well = { menus: 2, index: { available: true, menus: 2, epoch: 'e' } };
  const behind = { menus: 3, index: { available: true, menus: 2, epoch: 'e' } };
  t.deepEqual(verdict(well, true), { look: 'good', words: 'All is well.', troubles: 0 });
  t.deepEqual(verdict(behind, true), { look: 'bad', words: 'It works, but needs attention:', troubles: 1 });
  t.deepEqual(verdict(well, false), { look: 'bad', words: 'Something is not working.', troubles: 0 });
});

test('omits unknown facts', (t) => {
  const { html } = statusParts({});
  for (const heading of ['What is in it', 'What waits', 'Search', 'Parts', 'Last errors', 'More']) {
    t.false(html.includes(`<h2>${heading}`), heading);
  }
  t.true(statusParts({ menus: 0, items: 0, waiting: 0, lastErrors: [] }).html.includes('0 menus with 0 dishes'));
});

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
