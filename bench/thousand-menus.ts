/**
 * The whole service with a thousand menus (80,000 items) that were really published: time to load and to start, latency of
 * searches and menus over HTTP, memory. The reference of every latency is a bare node:http server in the same rounds.
 * Run: npm run bench
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { loadConfig } from '../app/config.ts';
import { openStores } from '../app/wiring/stores.ts';
import { createLogger } from '../src/lib/logger.ts';
import { packageRoot } from '../src/lib/package-root.ts';
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

async function start(dataDir: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    DATA_DIR: dataDir,
    PORT: '3970',
    AUTH_PORT: '3971',
    OPS_PORT: '3972',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const child = spawn(process.execPath, [join(packageRoot, 'build-test/app/main.js'), 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`menus start ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (/ready in/i.test(text.toString())) resolve();
    });
  });
  console.log(`start: ready ${((performance.now() - began) / 1000).toFixed(1)} s after the call`);
  // A busy machine fills the index while it says that the search does not find all yet.
  while (!(await fetch('http://127.0.0.1:3972/readyz')).ok) await sleep(100);
  console.log(`start: all menus found ${((performance.now() - began) / 1000).toFixed(1)} s after the call`);
  return child;
}

async function token(dataDir: string): Promise<string> {
  const demo = JSON.parse(await readFile(join(dataDir, 'demo-client.json'), 'utf8')) as Record<string, string>;
  const response = await fetch(`${demo.auth_url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demo, grant_type: 'client_credentials' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const dataDir = await mkdtemp(join(tmpdir(), 'menus-bench-'));
// Run by root, the database belongs to another account and would be kept elsewhere.
await chmod(dataDir, 0o755);
try {
  const ids = await load(dataDir);
  const service = await start(dataDir);
  const bare = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const headers = { authorization: `Bearer ${await token(dataDir)}`, 'accept-encoding': 'gzip' };
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
  console.log(
    `memory of the service process (all in one, worker included): ${(await residentMegabytes(service.pid ?? 0)).toFixed(0)} MB resident`,
  );
  bare.close();
  const ended = once(service, 'exit');
  service.removeAllListeners('exit').kill('SIGTERM');
  await Promise.race([ended, once(service, 'close')]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
