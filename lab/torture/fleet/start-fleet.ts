import type { ChildProcess } from 'node:child_process';
import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { keySetServer } from '../../../test/support/key-set-server.ts';
import { type Supervised, supervise } from '../../../test/support/kill-loop/supervised.ts';
import type { ReplicatedPostgres } from '../../../test/support/replicated-postgres.ts';
import { type Balancer, startBalancer } from '../../../test/support/rolling/balancer.ts';
import { spawnMenus } from '../../../test/support/run-menus.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../../../test/support/token-forge.ts';
import { type MeilisearchServer, startMeilisearch } from './meilisearch-server.ts';

/** A service of many processes on this machine, each of which is started again when it is killed. */
export interface Fleet {
  readonly apis: readonly Supervised[];
  readonly indexers: readonly Supervised[];
  readonly workers: readonly Supervised[];
  readonly engines: readonly MeilisearchServer[];
  /** Before the APIs. */
  readonly balancer: Balancer;
  /** A valid access token. */
  readonly token: () => string;
  /** What the processes were started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether one of its processes says that it is ready. */
  isReady(process: Supervised): Promise<boolean>;
  /** How many engines one of its APIs knows to be complete and searches before all others; none while it takes one to be away. */
  searched(api: Supervised): Promise<number>;
  /** How one of its processes is started with other settings. */
  as(process: Supervised, settings: Readonly<Record<string, string>>): () => ChildProcess;
}

/** All engines of a fleet have it. */
export const MASTER_KEY = 'a master key that only this machine has';

/** Starts so many processes of each kind over replicated databases and Meilisearch servers. */
export async function startFleet(
  t: Teardown,
  { db, postgres, binary }: { readonly db: Database; readonly postgres: ReplicatedPostgres; readonly binary: string },
  { apis, indexers, workers, engines }: Readonly<Record<'apis' | 'indexers' | 'workers' | 'engines', number>>,
): Promise<Fleet> {
  const servers: MeilisearchServer[] = [];
  for (let n = 0; n < engines; n += 1) servers.push(await startMeilisearch(t, binary, MASTER_KEY));
  // Keys are made of the master key, so all engines have the same.
  const keys = servers[0]?.keys ?? { searchKey: '', indexerKey: '' };
  const key = makeEcKey('fleet');
  await createClientStore(db).create({ clientId: CLIENT_ID, name: 'Fleet', secretHash: '0'.repeat(64) });
  // Which of them takes writes changes.
  const all = postgres.servers.map((server) => server.url());
  const env = {
    ...{ DATABASE_URL: postgres.url, DATABASE_READ_URL: all.join(',') },
    ...{
      MEILI_URLS: servers.map(({ url }) => url).join(','),
      LOG_LEVEL: 'error',
      DATA_DIR: await temporaryFolder(t, 'fleet'),
    },
    ...{ MEILI_SEARCH_KEY: keys.searchKey, MEILI_INDEXER_KEY: keys.indexerKey },
    ...{ BASE_URL: AUDIENCE, AUTH_URL: ISSUER, JWKS_URL: (await keySetServer(t, [key])).url },
    ...{
      RATE_LIMIT_PER_MINUTE: '1000000',
      DRAIN_SECONDS: '3',
      KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
      ALLOW_PRIVATE_SOURCES: 'true',
    },
  };
  const settingsOf = new Map<Supervised, { readonly name: string; readonly own: Record<string, string> }>();
  const backends: { port: number; opsUrl: string }[] = [];
  async function several(name: string, count: number): Promise<Supervised[]> {
    const started: Supervised[] = [];
    for (let n = 1; n <= count; n += 1) {
      const [port, opsPort] = [await freePort(), await freePort()];
      if (name === 'api') backends.push({ port, opsUrl: `http://127.0.0.1:${opsPort}` });
      const own = { ...env, PORT: String(port), OPS_PORT: String(opsPort) };
      const process = supervise(t, `${name} ${n}`, () => spawnMenus([name], own));
      settingsOf.set(process, { name, own });
      started.push(process);
    }
    return started;
  }
  const started = {
    apis: await several('api', apis),
    indexers: await several('indexer', indexers),
    workers: await several('ingest-worker', workers),
  };
  const balancer = await startBalancer(t, backends);
  return {
    ...started,
    engines: servers,
    balancer,
    token: () => signed(key),
    env,
    as(process, settings) {
      const { name, own } = settingsOf.get(process) ?? { name: '', own: {} };
      return () => spawnMenus([name], { ...own, ...settings });
    },
    async searched(api) {
      const metrics = await (await fetch(`http://127.0.0.1:${settingsOf.get(api)?.own.OPS_PORT}/metrics`)).text();
      const count = (line: RegExp) => metrics.match(line)?.length ?? 0;
      if (count(/^circuit_open\{.*search engine.*\} 1$/gm) > 0) return 0;
      // Where none is known to be complete all are searched; how far one is behind is shown once it was complete.
      const complete = count(/^search_replica_behind_seconds\{/gm);
      return Math.min(complete, count(/^search_replica_searchable\{.*\} 1$/gm));
    },
    async isReady(process) {
      const answer = await fetch(`http://127.0.0.1:${settingsOf.get(process)?.own.OPS_PORT}/readyz`).catch(() => null);
      await answer?.text();
      return answer?.ok ?? false;
    },
  };
}

/** Whether all of these say that they are ready. */
export async function allReady(fleet: Pick<Fleet, 'isReady'>, processes: readonly Supervised[]): Promise<boolean> {
  return (await Promise.all(processes.map(fleet.isReady))).every(Boolean);
}
