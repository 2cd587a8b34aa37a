import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../app/config.ts';
import { type Stores, storesAt } from '../../app/wiring/stores.ts';
import { withOwnServer } from '../../test/support/own-server.ts';
import { serve } from '../../test/support/serve.ts';
import { startService } from '../../test/support/service.ts';
import { storedRestaurant } from '../../test/support/tagged-menu.ts';

/** Timeout, because a hanging service never ends. */
const MAX_MS = 60_000;
const PROBE_EVERY_MS = 5;

export interface HostileService {
  readonly stores: Stores;
  ask(path: string): Promise<string>;
  /** Stores a restaurant whose website is on a host of its own; `at` is at least 0 and below 60,000. */
  restaurant(at: number): Promise<{ readonly id: string; readonly website: string }>;
  /** Triggers a check of a source and waits until it is recorded. */
  check(restaurantId: string, sourceUrl: string): Promise<void>;
  /** Triggers a visit to the website of a restaurant and waits for its end. */
  visit(restaurantId: string): Promise<void>;
  /** Runs `work` and resolves to the longest wait, in milliseconds, of a concurrent request without a token. */
  longestWaitBeside(work: () => Promise<void>): Promise<number>;
}

/** Runs `work` over a service whose sources are answered by `site`, at every address of 127.0.0.0/8. */
export function withHostileService(
  site: RequestListener,
  work: (service: HostileService) => Promise<void>,
): Promise<void> {
  return withOwnServer(async ({ t, db, url }) => {
    const env = {
      DATABASE_URL: url,
      KEY_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      ALLOW_PRIVATE_SOURCES: 'true',
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    const stores = storesAt(url, loadConfig(env));
    t.teardown(() => stores.close());
    const port = new URL(await serve(t, site, '0.0.0.0')).port;
    const { baseUrl, token } = await startService(t, { env });
    const headers = { authorization: `Bearer ${await token()}` };
    const get = (path: string, init: RequestInit) =>
      fetch(`${baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(MAX_MS) }).then((answer) => answer.text());

    const job = async (task: string, payload: object, done: () => Promise<number>): Promise<void> => {
      const before = await done();
      await db.raw('select graphile_worker.add_job(?, ?::json)', [task, JSON.stringify(payload)]);
      for (const began = performance.now(); (await done()) === before; await sleep(20))
        if (performance.now() - began > MAX_MS) throw new Error(`${task} has not ended after ${MAX_MS / 1000} s`);
    };
    const count = async (from: string, restaurantId: string): Promise<number> =>
      (await db.raw(`select count(*)::int as n from ${from} restaurant_id = ?`, [restaurantId])).rows[0].n;

    await work({
      stores,
      ask: (path) => get(path, { headers }),
      restaurant: async (at) => {
        const website = `http://127.1.${Math.floor(at / 250)}.${1 + (at % 250)}:${port}/`;
        return { id: await storedRestaurant(db, { name: `Kitchen ${at}`, website }), website };
      },
      check: (restaurantId, sourceUrl) =>
        job('check_source', { restaurantId, sourceUrl }, () => count('menu_checks where', restaurantId)),
      visit: (restaurantId) =>
        job('follow_menus', { restaurantId }, () => count('discoveries where ended_at is not null and', restaurantId)),
      longestWaitBeside: async (beside) => {
        let longest = 0;
        let isOver = false;
        const probe = async () => {
          while (!isOver) {
            const began = performance.now();
            await get('/v1/menus/1', {}).catch(() => undefined);
            longest = Math.max(longest, performance.now() - began);
            await sleep(PROBE_EVERY_MS);
          }
        };
        const probing = probe();
        try {
          await beside();
        } finally {
          isOver = true;
          await probing;
        }
        return longest;
      },
    });
  });
}
