import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { pino } from 'pino';
import { loadConfig } from '../../../app/config.ts';
import { openStores, type Stores } from '../../../app/wiring/stores.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { inventedMenu, inventedRestaurant } from '../invented-menus.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const PUBLISHED_AT_ONCE = 8;
/** Time until publications are searchable and search answers are cached again. */
const SETTLED_MS = 7000;

export interface Product {
  readonly process: MeasuredProcess;
  readonly port: number;
  readonly authPort: number;
  readonly opsPort: number;
  token: string;
  readonly tokenRequestBody: string;
  readonly menuIds: readonly number[];
  readonly restaurantId: string;
  /** Environment for another program to open the same stores. */
  readonly env: Readonly<Record<string, string>>;
  renewToken(): Promise<void>;
  change(): Promise<void>;
}

/**
 * Starts the service with this many menus of 80 dishes, with its real token check, on an embedded Postgres in a folder of its own, or on an
 * empty database at DATABASE_URL.
 */
export async function startProduct(t: Teardown, menus: number): Promise<Product> {
  const dataDir = await temporaryFolder(t, 'bench');
  const [port, authPort, opsPort] = [3970, 3971, 3972];
  const { DATABASE_URL } = process.env;
  const env: Record<string, string> = {
    ...{ DATA_DIR: dataDir, PORT: String(port), AUTH_PORT: String(authPort), OPS_PORT: String(opsPort) },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', TOKEN_RATE_LIMIT_PER_MINUTE: '1000000', SAMPLE_DATA: 'false' },
    ...(DATABASE_URL && { DATABASE_URL, KEY_ENCRYPTION_KEY: 'ab'.repeat(32) }),
  };
  const service = await startMeasured(t, 'app/main', {
    ...{ args: ['start'], ready: /ready in/i, env, log: join(dataDir, 'log') },
    nodeOptions: process.env.PRODUCT_NODE_OPTIONS?.split(' ') ?? [],
  });
  const stores = await openStores(loadConfig(env), pino({ level: 'silent' }), 'command');
  t.teardown(() => stores.close());
  const published = await publish(stores, menus);
  await sleep(SETTLED_MS);
  const tokenRequestBody = await demoTokenRequest(dataDir);
  const product: Product = {
    ...{ process: service, port, authPort, opsPort, env, tokenRequestBody, token: '', ...published },
    async renewToken() {
      product.token = await requestToken(authPort, tokenRequestBody);
    },
    async change() {
      await publish(stores, 1);
    },
  };
  await product.renewToken();
  return product;
}

let lastNumber = 0;

async function publish(stores: Stores, menus: number): Promise<Pick<Product, 'menuIds' | 'restaurantId'>> {
  const random = createRandom(20_261_122 + lastNumber).next;
  const menuIds: number[] = [];
  let restaurantId = '';
  let left = menus;
  const worker = async () => {
    while (left-- > 0) {
      lastNumber += 1;
      const number = lastNumber;
      const { restaurant } = await stores.restaurants.save(inventedRestaurant(number, random));
      restaurantId = restaurant.id;
      menuIds.push((await stores.menus.publish(inventedMenu(restaurant.id, number, random))).menuId);
    }
  };
  await Promise.all(Array.from({ length: PUBLISHED_AT_ONCE }, worker));
  return { menuIds, restaurantId };
}

export async function demoTokenRequest(dataDir: string): Promise<string> {
  const client = JSON.parse(await readFile(join(dataDir, 'demo-client.json'), 'utf8'));
  return JSON.stringify({ ...client, grant_type: 'client_credentials' });
}

export async function requestToken(authPort: number, body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${authPort}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
