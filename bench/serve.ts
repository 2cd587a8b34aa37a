/**
 * What serving costs on top of a bare node:http response: the API with a real database against a server that says hello, in
 * interleaved rounds of one process. Prints medians; the ratios count, because the times depend on the machine.
 * Run: npm run bench -- serve
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@menu-data-service/seeded-random';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { Pool } from 'undici';
import { loadConfig } from '../app/config.ts';
import { openStores } from '../app/wiring/stores.ts';
import { createApi } from '../src/api/create-api.ts';
import { ServiceError } from '../src/domain/errors.ts';
import { requestState } from '../src/http/request-state.ts';
import { inventedMenu, inventedRestaurant } from './invented-menus.ts';

const ROUNDS = 9;
const REQUESTS = 1500;
const AT_ONCE = 8;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Target {
  readonly name: string;
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Microseconds of processor time per request, client and server together, for each round. */
  readonly rounds: number[];
}

async function serve(handler: RequestListener): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: AT_ONCE });
  const close = async () => {
    await pool.close();
    server.close();
  };
  return { pool, close };
}

async function round({ pool, path, headers, rounds }: Target): Promise<void> {
  const before = process.cpuUsage();
  let left = REQUESTS;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      if (statusCode >= 400) throw new Error(`${path}: ${statusCode} ${await body.text()}`);
      await body.dump();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const used = process.cpuUsage(before);
  rounds.push((used.user + used.system) / REQUESTS);
}

const silent = pino({ level: 'silent' });
const dataDir = await mkdtemp(join(tmpdir(), 'menus-serve-'));
const config = loadConfig({ DATA_DIR: dataDir });
const stores = await openStores(config, silent, 'command');
const random = createRandom(20_261_121).next;
const { restaurant } = await stores.restaurants.save(inventedRestaurant(1, random));
const { menuId } = await stores.menus.publish(inventedMenu(restaurant.id, 1, random));
const activeMenus = stores.activeMenus('in-process', silent);
await activeMenus.start();
const away = () => Promise.reject(new ServiceError(503, 'search_unavailable', 'not part of this measurement'));

const api = await serve(
  createApi({
    menus: stores.menus,
    restaurants: stores.restaurants,
    search: { searchItems: away, searchMenus: away, itemFacets: away, suggest: away, explain: () => [] },
    activeMenus,
    // Checking tokens is measured in bench/tokens.ts.
    accessToken: (ctx, next) => {
      requestState(ctx).client = { clientId: 'bench' };
      return next();
    },
    baseUrl: config.baseUrl,
    authUrl: config.authUrl,
    corsOrigins: '*',
    rateLimitPerMinute: 1_000_000,
    requestLevels: stores.requestLevels,
    logger: silent,
    registry: new Registry(),
  }).callback(),
);
const HELLO = Buffer.from('{"hello":"world"}');
const hello = await serve((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': HELLO.length }).end(HELLO);
});
const menu = `/v1/menus/${menuId}`;
const etag = String((await api.pool.request({ path: menu, method: 'HEAD' })).headers.etag);

const target = (name: string, pool: Pool, path: string, headers: Record<string, string> = {}): Target => ({
  name,
  pool,
  path,
  headers,
  rounds: [],
});
const bare = target('bare node:http hello', hello.pool, '/');
const targets = [
  bare,
  target('menu, brotli', api.pool, menu, { 'accept-encoding': 'br' }),
  target('menu, identity', api.pool, menu),
  target('menu, 304', api.pool, menu, { 'if-none-match': etag }),
  target('allergens', api.pool, '/v1/allergens'),
  target('restaurant (Postgres)', api.pool, `/v1/restaurants/${restaurant.id}`),
  target('restaurants (Postgres)', api.pool, '/v1/restaurants'),
];
for (const each of targets) await round(each);
for (const each of targets) each.rounds.length = 0;
for (let n = 0; n < ROUNDS; n += 1) for (const each of targets) await round(each);

const least = median(bare.rounds);
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, ${ROUNDS} rounds of ${REQUESTS}`,
);
console.log('processor time of client and server together, microseconds a request:');
for (const { name, rounds } of targets) {
  const cost = median(rounds);
  console.log(
    `${name.padEnd(24)} ${cost.toFixed(0).padStart(6)}  ${(cost / least).toFixed(2)} x hello, ${(cost - least).toFixed(0).padStart(5)} more`,
  );
}
await api.close();
await hello.close();
await activeMenus.stop();
await stores.close();
await rm(dataDir, { recursive: true, force: true });
