import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import type { Database } from '../../src/db/open-database.ts';
import { createClient } from '../../src/tokens/clients.ts';
import { testDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { type Finished, runMenus } from './run-menus.ts';
import { requestToken } from './service.ts';
import { type ProcessName, type StartedProcess, startAsRole, untilReady } from './start-as-role.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { startTestEngine, type TestEngine } from './test-engine/start-test-engine.ts';

const THREE = [0, 1, 2];
export const REQUESTS_A_MINUTE = 300;
export const TOKENS_A_MINUTE = 60;
export const KEY_ENCRYPTION_KEY = 'ab'.repeat(32);

export interface Caller {
  readonly clientId: string;
  get(baseUrl: string, path: string): Promise<Response>;
  ask(authUrl: string): Promise<Response>;
  /** Gets a new token from one of the token services, and uses it from now on. */
  renew(authUrl: string): Promise<string>;
}

/** Three API processes, three token services, three indexers and three ingest workers over one database and two engines. */
export interface ThreeOfEach {
  readonly db: Database;
  readonly url: string;
  readonly engines: readonly TestEngine[];
  /** Addresses of the API processes and of the token services. */
  readonly apis: readonly string[];
  readonly authorities: readonly string[];
  menus(args: readonly string[]): Promise<Finished>;
  /** @param requestsAMinute its own limit, which all processes know within seconds */
  caller(requestsAMinute?: number): Promise<Caller>;
  /** Sum of a metric over the three processes, by its labels. */
  metric(of: ProcessName, name: string): Promise<ReadonlyMap<string, number>>;
}

/** Starts all twelve at once, as at the start of a cluster; they are stopped after the test. */
export async function startThreeOfEach(t: ExecutionContext): Promise<ThreeOfEach> {
  const { db, url } = await testDatabase(t);
  const engines = [await startTestEngine(t), await startTestEngine(t)];
  const dataDir = await temporaryFolder(t, 'three');
  const ports = await Promise.all(THREE.map(async () => ({ api: await freePort(), tokens: await freePort() })));
  const apis = ports.map(({ api }) => `http://localhost:${api}`);
  const authorities = ports.map(({ tokens }) => `http://localhost:${tokens}`);
  const [audience = '', issuer = ''] = [apis[0], authorities[0]];
  const env = {
    ...{ DATABASE_URL: url, DATABASE_POOL: '4', MEILI_URLS: engines.map((engine) => engine.url).join() },
    MEILI_URL: engines[0]?.url ?? '',
    ...{ DATA_DIR: dataDir, KEY_ENCRYPTION_KEY, BASE_URL: audience, AUTH_URL: issuer },
    ...{ RATE_LIMIT_PER_MINUTE: String(REQUESTS_A_MINUTE), TOKEN_RATE_LIMIT_PER_MINUTE: String(TOKENS_A_MINUTE) },
    LIMITS_SHARED_BY: '3',
    ...{ ALLOW_PRIVATE_SOURCES: 'true', LOG_LEVEL: 'warn' },
  };
  const migrations = await Promise.all(THREE.map(() => runMenus(['migrate'], { env })));
  for (const { code, stderr } of migrations) if (code !== 0) throw new Error(stderr);
  const started = await Promise.all(
    (['tokens', 'api', 'indexer', 'ingest-worker'] as const).flatMap((name) =>
      ports.map(async ({ api, tokens }, n) => ({
        name,
        process: await startAsRole(
          t,
          name,
          {
            ...env,
            // Each makes exports in its own folder.
            ...{ PORT: String(api), AUTH_PORT: String(tokens), DATA_DIR: join(dataDir, `${name} ${api}`) },
            JWKS_URL: `http://localhost:${tokens}/.well-known/jwks.json`,
            // Behind a proxy each may search any engine at any time.
            MEILI_URL: engines[n % engines.length]?.url ?? '',
          },
          name === 'api' ? ['--export-every-seconds', '5'] : [],
        ),
      })),
    ),
  );
  t.teardown(() => stopAll(started.map(({ process }) => process)));
  await Promise.all(started.map(({ process }) => untilReady(process.opsUrl)));

  return {
    ...{ db, url, engines, apis, authorities },
    menus: (args) => runMenus(args, { env }),
    async caller(requestsAMinute) {
      const clients = createClientStore(db);
      const credentials = await createClient(clients, 'One of many');
      if (requestsAMinute !== undefined) await clients.setLimit(credentials.client_id, requestsAMinute);
      let token = '';
      return {
        clientId: credentials.client_id,
        get: (baseUrl, path) => fetch(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } }),
        ask: (authUrl) =>
          fetch(`${authUrl}/oauth/token`, {
            method: 'POST',
            body: new URLSearchParams({ ...credentials, audience, grant_type: 'client_credentials' }),
          }),
        async renew(authUrl) {
          token = await requestToken(authUrl, { ...credentials, audience });
          return token;
        },
      };
    },
    async metric(of, name) {
      const sums = new Map<string, number>();
      for (const { process } of started.filter((one) => one.name === of)) {
        const text = await (await fetch(`${process.opsUrl}/metrics`)).text();
        for (const [, labels = '', value] of text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))) {
          sums.set(labels, (sums.get(labels) ?? 0) + Number(value));
        }
      }
      return sums;
    },
  };
}

async function stopAll(processes: readonly StartedProcess[]): Promise<void> {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ closed }) => closed));
}
