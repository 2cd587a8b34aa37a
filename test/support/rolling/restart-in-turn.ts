import { once } from 'node:events';
import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { freePort } from '../free-port.ts';
import { indexed } from '../indexer.ts';
import { keySetServer } from '../key-set-server.ts';
import { publishSteadyMenus } from '../kill-loop/steady-menus.ts';
import { type LoggedProcess, startLogged } from '../start-logged.ts';
import type { Teardown } from '../teardown.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../token-forge.ts';
import { until } from '../until.ts';
import { startBalancer } from './balancer.ts';
import { type LoadCounts, startLoad } from './load.ts';

const MAX_MS = 180_000;

export interface RestartResult {
  readonly restarts: number;
  readonly fresh: LoadCounts;
  readonly kept: LoadCounts;
  readonly exitCodes: readonly (number | null)[];
  readonly longestStopMs: number;
}

/**
 * Runs two API processes behind a balancer under load and restarts them in turn, each when the other is ready.
 * @param onRestart called after each restart with its number
 */
export async function restartInTurn(
  t: Teardown,
  { db, url, restarts }: { readonly db: Database; readonly url: string; readonly restarts: number },
  onRestart?: (done: number, failed: number) => void,
): Promise<RestartResult> {
  const parts = await indexed(t, db);
  const steady = await publishSteadyMenus(db);
  const indexer = parts.startIndexer();
  const isIndexed = async () => (await indexer.status()).pending === 0 && (await parts.index.health()).epoch !== null;
  await until(isIndexed, MAX_MS);
  await createClientStore(db).create({ clientId: CLIENT_ID, name: 'Restarts', secretHash: '0'.repeat(64) });
  const key = makeEcKey('restarts');
  const common = {
    ...{ DATABASE_URL: url, MEILI_URL: parts.engine.url, MEILI_SEARCH_KEY: 'any', LOG_LEVEL: 'warn' },
    ...{ BASE_URL: AUDIENCE, AUTH_URL: ISSUER, JWKS_URL: (await keySetServer(t, [key])).url },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', DRAIN_SECONDS: '3' },
  };
  const slots: { process: LoggedProcess; readonly port: number; opsUrl: string }[] = [];
  for (const port of [await freePort(), await freePort()]) {
    const process = await startLogged(t, 'api', { ...common, PORT: String(port) });
    slots.push({ process, port, opsUrl: process.opsUrl });
  }
  const balancer = await startBalancer(t, slots);
  const untilReady = () => until(async () => slots.every((slot) => balancer.isReady(slot)), MAX_MS);
  await untilReady();
  const paths = [`/v1/menus/${steady.ids[0]}`, '/v1/menus/items?search=stalwart', '/v1/restaurants', '/v1/meta'];
  let token = signed(key);
  const load = startLoad(balancer.port, paths, () => ({ Authorization: `Bearer ${token}` }));
  const exitCodes: (number | null)[] = [];
  let longestStopMs = 0;
  for (let done = 0; done < restarts; done += 1) {
    const slot = slots[done % slots.length];
    if (!slot) break;
    const began = performance.now();
    const ended = once(slot.process.child, 'exit');
    slot.process.child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    exitCodes.push(code);
    longestStopMs = Math.max(longestStopMs, performance.now() - began);
    slot.process = await startLogged(t, 'api', { ...common, PORT: String(slot.port) });
    slot.opsUrl = slot.process.opsUrl;
    await untilReady();
    token = signed(key);
    onRestart?.(done + 1, load.fresh.failed.length + load.kept.failed.length);
  }
  await load.stop();
  return { restarts, fresh: load.fresh, kept: load.kept, exitCodes, longestStopMs };
}
