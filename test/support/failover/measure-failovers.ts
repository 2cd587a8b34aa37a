import { setTimeout as sleep } from 'node:timers/promises';
import { createClientStore } from '../../../src/db/client-store.ts';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import { closeDatabase, openDatabase } from '../../../src/db/open-database.ts';
import { freePort } from '../free-port.ts';
import { indexed } from '../indexer.ts';
import { keySetServer } from '../key-set-server.ts';
import { type ReplicatedServer, replicatedPostgres } from '../replicated-postgres.ts';
import { untilReady } from '../start-as-role.ts';
import { startLogged } from '../start-logged.ts';
import { taggedItem, taggedMenu } from '../tagged-menu.ts';
import type { Teardown } from '../teardown.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../token-forge.ts';
import { until } from '../until.ts';
import { type ReadCounts, startReader } from './reader.ts';

/** One failover. */
export interface Failover {
  /** Address of the primary that was killed. */
  readonly killed: string;
  /** From the kill until the standby takes writes, which is up to whoever promotes it. */
  readonly promotedMs: number;
  /** From then until something is published again. */
  readonly publishedMs: number;
}

export interface FailoverResult extends ReadCounts {
  readonly published: number;
  readonly refused: number;
  /** Publications that were confirmed and are not there in the end. */
  readonly lost: number;
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly most: number };
}

const APIS = 2;
const READERS = 3;
/** Between two publications. */
const PAUSE_MS = 50;
/** What a watchdog takes to notice, before it promotes. */
const NOTICED_MS = 1000;
const CALM_MS = 3000;

/** Runs API processes over a primary and a standby, which waits for no commit to be lost, and lets them take turns. */
export async function measureFailovers(
  t: Teardown,
  failovers: number,
  onFailover: (failover: Failover) => void,
): Promise<FailoverResult> {
  const postgres = await replicatedPostgres(t, { synchronous: true });
  const db = openDatabase({ url: postgres.url, statementTimeoutMs: 5000, acquireTimeoutMs: 1000 });
  t.teardown(() => closeDatabase(db));
  const { engine, restaurantId } = await indexed(t, db);
  const key = makeEcKey('failover');
  await createClientStore(db).create({ clientId: CLIENT_ID, name: 'Failover', secretHash: '0'.repeat(64) });
  const env = {
    ...{
      DATABASE_URL: postgres.url,
      DATABASE_READ_URL: postgres.url,
      MEILI_URL: engine.url,
      MEILI_SEARCH_KEY: 'search',
    },
    ...{ BASE_URL: AUDIENCE, AUTH_URL: ISSUER, JWKS_URL: (await keySetServer(t, [key])).url },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', EXPORT_EVERY_SECONDS: '0', LOG_LEVEL: 'error' },
  };
  const ports = await Promise.all(Array.from({ length: APIS }, freePort));
  for (const port of ports) {
    const { opsUrl } = await startLogged(t, 'api', { ...env, PORT: String(port) });
    await untilReady(opsUrl);
  }

  const menus = createMenuStore(db);
  const confirmed: number[] = [];
  let refused = 0;
  let over = false;
  let lastAt = 0;
  async function publish(): Promise<void> {
    const sections = [{ name: 'All', items: [taggedItem({ name: 'Pie', price: 1 + confirmed.length + refused })] }];
    try {
      confirmed.push((await menus.publish(taggedMenu({ restaurantId, sections }))).menuId);
      lastAt = performance.now();
    } catch {
      refused += 1;
    }
  }
  await publish();
  const publishing = (async () => {
    while (!over) {
      await publish();
      await sleep(PAUSE_MS);
    }
  })();
  const counts: ReadCounts = { reads: 0, failed: [], wrong: [], tookMs: [] };
  const readers = Array.from({ length: READERS }, (_, number) =>
    startReader(
      { ports, number, firstId: confirmed[0] ?? 0, restaurantId, token: () => signed(key) },
      counts,
      () => over,
    ),
  );

  let [primary, standby] = postgres.servers as [ReplicatedServer, ReplicatedServer];
  for (let number = 0; number < failovers; number += 1) {
    await sleep(CALM_MS);
    const killed = primary.url();
    const began = performance.now();
    await primary.kill();
    await sleep(NOTICED_MS);
    await standby.promote();
    const promoted = performance.now();
    await until(() => lastAt > promoted);
    onFailover({ killed, promotedMs: Math.round(promoted - began), publishedMs: Math.round(lastAt - promoted) });
    [primary, standby] = [standby, primary];
    await standby.follow(primary);
  }
  await sleep(CALM_MS);
  over = true;
  await Promise.all([publishing, ...readers]);
  const there = new Set((await menus.versions(confirmed[0] ?? 0))?.map(({ id }) => id));
  const sorted = counts.tookMs.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return {
    ...counts,
    published: confirmed.length,
    refused,
    lost: confirmed.filter((id) => !there.has(id)).length,
    latencyMs: { p50: at(0.5), p99: at(0.99), most: at(0.999999) },
  };
}
