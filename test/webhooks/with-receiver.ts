import { randomBytes } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { openJobPool } from '../../src/db/job-pool.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import { createPoster } from '../../src/outbound/create-poster.ts';
import { addWebhook } from '../../src/webhooks/manage-webhooks.ts';
import { webhookTasks } from '../../src/webhooks/start-webhook-worker.ts';
import { testDatabase } from '../support/database.ts';
import { jobQueue } from '../support/job-queue.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { startReceiver } from './receiver.ts';

export const key = randomBytes(32);

/** A receiver for all changes, with its own clock. */
export async function withReceiver(t: ExecutionContext, types?: string) {
  const { db } = await testDatabase(t);
  const [feed, webhooks, menus] = [createChangeFeed(db), createWebhookStore(db), createMenuStore(db)];
  const restaurantId = await storedRestaurant(db);
  const receiver = await startReceiver(t);
  const { id, secret } = await addWebhook(webhooks, key, { url: receiver.url, types, privateAllowed: true });
  receiver.secret = secret;
  const poster = createPoster({ userAgent: 'menus-test', isAllowed: () => true });
  t.teardown(() => poster.close());
  const warned: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void warned.push(String(JSON.parse(line).msg)) });
  const registry = new Registry();
  const openPool = () => openJobPool(db);
  const options = { openPool, feed, webhooks, poster, keyEncryptionKey: key, logger, registry };
  const taskList = webhookTasks(options);
  const jobs = await jobQueue(t, db);

  /** Simulates a worker's minute: reads the feed, and runs due jobs. */
  async function work(): Promise<void> {
    for (const task of ['spread_changes', null]) {
      if (task) await jobs.addJob(task, {}, { jobKey: task });
      await jobs.runDue(taskList);
    }
  }
  async function passMinutes(minutes: number): Promise<void> {
    const past = `interval '${minutes} minutes'`;
    await db.raw(`update webhooks set failing_since = failing_since - ${past}`);
    await db.raw(`update graphile_worker._private_jobs set run_at = run_at - ${past}, locked_at = locked_at - ${past}`);
  }
  const publish = (name: string, price: number) =>
    menus.publish(
      taggedMenu({
        restaurantId,
        name,
        sourceUrl: `https://menus.example/${name}`,
        sections: [{ name: 'Dishes', items: [taggedItem({ price })] }],
      }),
    );
  const sending = { feed, webhooks, receiver, id, work, passMinutes, publish, options, registry, warned };
  return { db, jobs, restaurantId, ...sending };
}
