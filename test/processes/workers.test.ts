import { once } from 'node:events';
import { createServer } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { indexed } from '../support/indexer.ts';
import { keySetServer } from '../support/key-set-server.ts';
import { publishSteadyMenus } from '../support/kill-loop/steady-menus.ts';
import { startLoad } from '../support/rolling/load.ts';
import { runMenus } from '../support/run-menus.ts';
import { type LoggedProcess, startLogged } from '../support/start-logged.ts';
import { AUDIENCE, CLIENT_ID, claims, headerOf, ISSUER, makeEcKey, signed } from '../support/token-forge.ts';
import { until } from '../support/until.ts';

const LIMITED = 'client_limited';
const LIMIT = 200;
const LONGEST_MS = 120_000;

/** One API on two processes, with whoever asks it, and a client that has a limit. */
async function startTwo(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  const { engine, index, startIndexer } = await indexed(t, db);
  const steady = await publishSteadyMenus(db);
  const indexer = startIndexer();
  await until(async () => (await indexer.status()).pending === 0 && (await index.health()).epoch !== null);
  const clients = createClientStore(db);
  for (const clientId of [CLIENT_ID, LIMITED]) {
    await clients.create({ clientId, name: clientId, secretHash: '0'.repeat(64) });
  }
  await clients.setLimit(LIMITED, LIMIT);
  const key = makeEcKey('workers');
  const port = await freePort();
  const api = await startLogged(t, 'api', {
    ...{ DATABASE_URL: url, MEILI_URL: engine.url, MEILI_SEARCH_KEY: 'any', DATABASE_POOL: '4' },
    ...{ BASE_URL: AUDIENCE, AUTH_URL: ISSUER, JWKS_URL: (await keySetServer(t, [key])).url },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', EXPORT_EVERY_SECONDS: '0', DRAIN_SECONDS: '3' },
    ...{ PROCESSES: '2', PORT: String(port) },
  });
  const headers = (clientId = CLIENT_ID) => ({
    Authorization: `Bearer ${signed(key, headerOf(key), claims({ sub: clientId, client_id: clientId }))}`,
  });
  return { api, port, headers, paths: [`/v1/menus/${steady.ids[0]}`, '/v1/menus/items?search=stalwart', '/v1/meta'] };
}

/** Process ids of the workers that can serve, by their number. */
async function workersOf({ opsUrl }: LoggedProcess): Promise<ReadonlyMap<string, number>> {
  const { checks } = (await (await fetch(`${opsUrl}/readyz`)).json()) as { checks: { workers?: { detail?: string } } };
  if (checks.workers?.detail !== '2 of 2 can serve') return new Map();
  const { workers } = (await (await fetch(`${opsUrl}/status`)).json()) as { workers: Record<string, { pid: number }> };
  return new Map(Object.entries(workers).map(([id, { pid }]) => [id, pid]));
}

const twoServe = (api: LoggedProcess) =>
  until(async () => {
    const workers = await workersOf(api);
    return workers.size === 2 && workers;
  }, LONGEST_MS);

async function metric({ opsUrl }: LoggedProcess, line: RegExp): Promise<number> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text();
  return [...text.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);
}

test('two processes serve one port as one: limits, metrics, a death, a renewal, an end', async (t) => {
  t.timeout(400_000);
  const { api, port, headers, paths } = await startTwo(t);
  const first = await twoServe(api);
  for (const worker of [1, 2])
    await until(() => new RegExp(`"worker":${worker},.*API is up`).test(api.log()), LONGEST_MS);

  // A connection for each request, which the workers get in turn.
  const began = performance.now();
  const fresh = { ...headers(LIMITED), Connection: 'close' };
  const statuses: number[] = [];
  while (statuses.filter((status) => status === 429).length < 5) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/v1/meta`, { headers: fresh })).status);
  }
  const passed = statuses.filter((status) => status === 200).length;
  const ofOne = LIMIT * (1 + (performance.now() - began) / 60_000);
  t.log(`${passed} passed where one process lets pass ${ofOne.toFixed(0)}`);
  t.true(passed >= 0.9 * LIMIT && passed <= 1.1 * ofOne, `${passed} of ${ofOne}`);
  const counted = /^http_request_duration_seconds_count\{.*\} (\d+)$/gm;
  t.is(await metric(api, counted), statuses.length);

  const [[id, pid] = ['', 0]] = first;
  process.kill(pid, 'SIGKILL');
  const second = await until(async () => {
    const workers = await workersOf(api);
    return workers.size === 2 && !workers.has(id) && workers;
  }, LONGEST_MS);
  t.regex(api.log(), new RegExp(`"worker":${id},"how":"SIGKILL".*a worker died`));
  t.is(await metric(api, counted), statuses.length, 'what the dead one had counted is kept');
  t.is(await metric(api, /^workers_replaced_total (\d+)$/gm), 1);

  const load = startLoad(port, paths, () => headers());
  for (let renewed = 1; renewed <= 2; renewed += 1) {
    api.child.kill('SIGHUP');
    await until(() => api.log().split('all workers have been replaced').length > renewed, LONGEST_MS);
  }
  const third = await twoServe(api);
  await load.stop();
  t.log(`${load.fresh.answered + load.kept.answered} answers while all workers were replaced twice`);
  t.deepEqual([...load.fresh.failed, ...load.kept.failed], []);
  t.true(load.fresh.answered > 0 && load.kept.answered > 0);
  t.deepEqual(
    [...second.keys()].filter((one) => third.has(one)),
    [],
  );

  const ended = once(api.child, 'exit');
  api.child.kill('SIGTERM');
  t.deepEqual(await ended, [0, null]);
  for (const pid of third.values()) t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});

test('what keeps the first worker from serving ends the process', async (t) => {
  const { url } = await testDatabase(t);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  t.teardown(() => taken.close());
  const { port } = taken.address() as { port: number };
  const { code, stderr } = await runMenus(['tokens'], {
    env: {
      ...{ DATABASE_URL: url, KEY_ENCRYPTION_KEY: 'ab'.repeat(32), PROCESSES: '2' },
      ...{ AUTH_PORT: String(port), OPS_PORT: String(await freePort()) },
    },
  });
  t.is(code, 1);
  t.regex(stderr, /port \d+ on 127\.0\.0\.1 is already taken/);
  t.regex(stderr, /"worker 1 ended before it served \(exit code 1\)"/);
  t.notRegex(stderr, /worker 2/);
});

test('exports do not go with several processes, and the whole service is one', async (t) => {
  const servers = { DATABASE_URL: 'postgres://localhost:1/menus', MEILI_URL: 'http://localhost:1', PROCESSES: '2' };
  const api = await runMenus(['api'], { env: servers });
  t.is(api.code, 2);
  t.regex(api.stderr, /EXPORT_EVERY_SECONDS: expected 0 with PROCESSES=2/);
  const all = await runMenus(['start'], { env: { PROCESSES: '2' } });
  t.is(all.code, 2);
  t.regex(all.stderr, /PROCESSES: `menus start` is one process/);
});
