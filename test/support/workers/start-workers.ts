import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { freePort } from '../free-port.ts';
import { indexed } from '../indexer.ts';
import { keySetServer } from '../key-set-server.ts';
import { publishSteadyMenus, type SteadyMenus } from '../kill-loop/steady-menus.ts';
import { type LoggedProcess, startLogged } from '../start-logged.ts';
import type { Teardown } from '../teardown.ts';
import { AUDIENCE, CLIENT_ID, claims, headerOf, ISSUER, makeEcKey, signed } from '../token-forge.ts';
import { until } from '../until.ts';

/** A client with `LIMIT` requests a minute; the other one has as good as none. */
const LIMITED = 'client_limited';
export const LIMIT = 200;
/** For a start on a machine that has much else to do. */
export const LONGEST_MS = 120_000;

/** One API on several processes, with whoever asks it. */
export interface Workers {
  readonly api: LoggedProcess;
  readonly port: number;
  readonly steady: SteadyMenus;
  headers(clientId?: string): Record<string, string>;
  /** Resolves when all workers can serve, to their process ids by their number. */
  allServe(): Promise<ReadonlyMap<string, number>>;
}

/** Starts `menus api` with so many workers over some menus that do not change by themselves. */
export async function startWorkers(
  t: Teardown,
  { db, url, count }: { readonly db: Database; readonly url: string; readonly count: number },
): Promise<Workers> {
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
    ...{ PROCESSES: String(count), PORT: String(port) },
  });
  return {
    ...{ api, port, steady },
    headers: (clientId = CLIENT_ID) => ({
      Authorization: `Bearer ${signed(key, headerOf(key), claims({ sub: clientId, client_id: clientId }))}`,
    }),
    allServe: () =>
      until(async () => {
        const workers = await workersOf(api, count);
        return workers.size === count && workers;
      }, LONGEST_MS),
  };
}

async function workersOf({ opsUrl }: LoggedProcess, count: number): Promise<ReadonlyMap<string, number>> {
  const { checks } = (await (await fetch(`${opsUrl}/readyz`)).json()) as { checks: { workers?: { detail?: string } } };
  if (checks.workers?.detail !== `${count} of ${count} can serve`) return new Map();
  const { workers } = (await (await fetch(`${opsUrl}/status`)).json()) as { workers: Record<string, { pid: number }> };
  return new Map(Object.entries(workers).map(([id, { pid }]) => [id, pid]));
}

/** Has all workers replaced one after the other; resolves when they are. */
export async function renewWorkers({ api }: Workers): Promise<void> {
  const timesDone = () => api.log().split('all workers have been replaced').length;
  const before = timesDone();
  api.child.kill('SIGHUP');
  await until(() => timesDone() > before, 5 * LONGEST_MS);
}

/**
 * Asks on a connection for each request, which the workers get in turn, until the limit of a client has refused some.
 * @returns how many passed, and how many one process would have let pass in this time
 */
export async function passedLimit({
  port,
  headers,
}: Workers): Promise<{ passed: number; asked: number; ofOne: number }> {
  const began = performance.now();
  const fresh = { ...headers(LIMITED), Connection: 'close' };
  const statuses: number[] = [];
  while (statuses.filter((status) => status === 429).length < 5) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/v1/meta`, { headers: fresh })).status);
  }
  const passed = statuses.filter((status) => status === 200).length;
  return { passed, asked: statuses.length, ofOne: LIMIT * (1 + (performance.now() - began) / 60_000) };
}
