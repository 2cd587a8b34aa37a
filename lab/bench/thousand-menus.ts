/**
 * Benchmarks the whole service with a thousand menus (80,000 items) that were really published: time to load and to start, latency of
 * searches and menus over HTTP, memory. The reference of every latency is a bare node:http server in the same rounds. Run: npm run bench
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { loadConfig } from '../../app/config.ts';
import { openStores } from '../../app/wiring/stores.ts';
import { createLogger } from '../../src/lib/logger.ts';
import type { Teardown } from '../../test/support/teardown.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { type MeasuredProcess, startMeasured } from './http/measured-process.ts';
import { demoTokenRequest, requestToken } from './http/product.ts';
import { inventedMenu, inventedRestaurant } from './invented-menus.ts';
import { median, quantile } from './statistics.ts';

const MENUS = 1000;
const ROUNDS = 7;
const ASKS = 150;
const SEARCHES = [
  'chicken',
  'chi',
  'c',
  'haloumi burger',
  'smoked salmon',
  'muhsroom risotto',
  'prawn balti with rice',
  'vegetarian',
  'oatcke',
  'slow cooked lamb',
];

function ask(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began));
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
    })
      .once('error', reject)
      .end();
  });
}

async function load(dataDir: string): Promise<number[]> {
  const config = loadConfig({ DATA_DIR: dataDir });
  const stores = await openStores(config, createLogger('bench', 'error'), 'command');
  const random = createRandom(20_261_121).next;
  const ids: number[] = [];
  const began = performance.now();
  for (let number = 0; number < MENUS; number += 1) {
    const { restaurant } = await stores.restaurants.save(inventedRestaurant(number, random));
    ids.push((await stores.menus.publish(inventedMenu(restaurant.id, number, random))).menuId);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `load: ${MENUS} menus, ${MENUS * 80} items in ${seconds.toFixed(1)} s (${(MENUS / seconds).toFixed(0)} menus/s)`,
  );
  await stores.close();
  return ids;
}

async function start(t: Teardown, dataDir: string): Promise<MeasuredProcess> {
  const began = performance.now();
  const service = await startMeasured(t, 'app/main', {
    args: ['start'],
    ready: /ready in/i,
    env: {
      ...{ DATA_DIR: dataDir, PORT: '3970', AUTH_PORT: '3971', OPS_PORT: '3972' },
      ...{ LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' },
    },
  });
  console.log(`start: ready ${((performance.now() - began) / 1000).toFixed(1)} s after the call`);
  // A busy machine is still filling the index while the search reports itself incomplete.
  while (!(await fetch('http://127.0.0.1:3972/readyz')).ok) await sleep(100);
  console.log(`start: all menus found ${((performance.now() - began) / 1000).toFixed(1)} s after the call`);
  return service;
}

await withTeardown(async (t) => {
  const dataDir = await temporaryFolder(t, 'bench');
  const ids = await load(dataDir);
  const service = await start(t, dataDir);
  const bare = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  t.teardown(() => bare.close());
  await once(bare, 'listening');
  const headers = {
    authorization: `Bearer ${await requestToken(3971, await demoTokenRequest(dataDir))}`,
    'accept-encoding': 'gzip',
  };
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const search = (n: number) =>
    `http://127.0.0.1:3970/v1/menus/items?search=${encodeURIComponent(SEARCHES[n % SEARCHES.length] ?? '')}&limit=20`;
  const menu = (n: number) => `http://127.0.0.1:3970/v1/menus/${ids[(n * 37) % ids.length]}`;
  const kinds: readonly (readonly [string, (n: number) => string])[] = [
    ['bare node:http', () => bareUrl],
    ['item search', search],
    ['menu', menu],
  ];
  const times = new Map<string, number[]>(kinds.map(([name]) => [name, []]));
  const medians = new Map<string, number[]>(kinds.map(([name]) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, url] of kinds) {
      const took: number[] = [];
      for (let n = 0; n < ASKS; n += 1) took.push(await ask(url(n + round * ASKS + ASKS), headers));
      if (round < 0) continue;
      times.get(name)?.push(...took);
      medians.get(name)?.push(median(took));
    }
  }
  console.log(
    `machine: ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; ${ROUNDS} interleaved rounds of ${ASKS}, one request at a time`,
  );
  const reference = median(medians.get('bare node:http') ?? []);
  for (const [name] of kinds) {
    const all = times.get(name) ?? [];
    console.log(
      `${name.padEnd(16)} p50 ${median(all).toFixed(2)} ms  p95 ${quantile(all, 0.95).toFixed(2)} ms  p99 ${quantile(all, 0.99).toFixed(2)} ms  ratio of medians to bare ${(median(medians.get(name) ?? []) / reference).toFixed(2)}`,
    );
  }
  const { residentBytes } = await service.held();
  console.log(
    `memory of the service process (all in one, worker included): ${(residentBytes / 2 ** 20).toFixed(0)} MB resident`,
  );
});
