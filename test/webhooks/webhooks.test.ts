import { randomBytes } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { openJobPool } from '../../src/db/job-pool.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import { createPoster } from '../../src/outbound/create-poster.ts';
import { createWebhookWorker, webhookTasks } from '../../webhooks/create-webhook-worker.ts';
import { addWebhook, resumeWebhook, rotateWebhookSecret, testWebhook } from '../../webhooks/manage-webhooks.ts';
import { readToEnd } from '../support/change-feed/feed-state.ts';
import { testDatabase } from '../support/database.ts';
import { jobQueue } from '../support/job-queue.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';
import { startReceiver } from './receiver.ts';

const key = randomBytes(32);

/** A receiver for everything that happens, and a clock of its own for what is sent to it. */
async function withReceiver(t: ExecutionContext, types?: string) {
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
  const taskList = webhookTasks(options, new AbortController().signal);
  const jobs = await jobQueue(t, db);

  /** What a worker does in a minute: it looks at the feed, and runs the jobs that are due. */
  async function work(): Promise<void> {
    for (const task of ['spread_changes', null]) {
      if (task) await jobs.addJob(task, {}, { jobKey: task });
      await jobs.runDue(taskList);
    }
  }
  async function passMinutes(minutes: number): Promise<void> {
    const past = `interval '${minutes} minutes'`;
    await db.raw(`update webhooks set retry_at = retry_at - ${past}, failing_since = failing_since - ${past}`);
    await db.raw(`update webhook_streams set due_at = due_at - ${past}, failing_since = failing_since - ${past}`);
    await db.raw(`update graphile_worker._private_jobs set run_at = run_at - ${past}`);
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

test('what happens after a webhook was added is sent to it, signed, and once', async (t) => {
  const { feed, receiver, work, publish, webhooks, id } = await withReceiver(t);
  const before = await feed.end();
  await publish('Lunch', 6);
  await publish('Lunch', 7);
  await work();
  await work();
  t.deepEqual(receiver.refused, []);
  t.deepEqual(
    receiver.taken.map(({ change }) => change.type),
    ['menu.published', 'menu.replaced', 'price.raised'],
  );
  const told = await readToEnd(feed, before);
  t.deepEqual(
    receiver.taken.map(({ change }) => change.data),
    told.map(({ data }) => data),
  );
  t.is(new Set(receiver.taken.map((message) => message.id)).size, 3);
  t.like(await webhooks.find(id), { waitingStreams: 0, failingSince: null });
});

test('a receiver that is away for an hour loses nothing, and each menu keeps its order', async (t) => {
  const { feed, receiver, work, passMinutes, publish, webhooks, id } = await withReceiver(t);
  const before = await feed.end();
  const names = ['Breakfast', 'Lunch', 'Supper'];
  receiver.answer = null;
  for (let minute = 0; minute < 60; minute += 6) {
    for (const name of names) await publish(name, 5 + minute / 10);
    if (minute === 30) receiver.answer = 503;
    await work();
    await passMinutes(6);
  }
  t.is(receiver.taken.length, 0);
  t.true(receiver.tries < 40, 'a receiver that is away is not asked for every menu again and again');
  t.like(await webhooks.find(id), { waitingStreams: 3 });
  receiver.answer = 200;
  for (let minutes = 0; minutes < 180 && (await webhooks.find(id))?.waitingStreams !== 0; minutes += 20) {
    await passMinutes(20);
    await work();
  }
  t.deepEqual(receiver.refused, []);
  const told = await readToEnd(feed, before);
  for (const name of names) {
    const ofMenu = ({ data }: { readonly data: object }) =>
      ('menu' in data ? (data.menu as { name: string }).name : 'menuName' in data && data.menuName) === name;
    const sent = receiver.taken.map(({ change }) => change).filter(ofMenu);
    t.deepEqual(
      sent.map(({ type, data }) => [type, data]),
      told.filter(ofMenu).map(({ type, data }) => [type, data]),
      name,
    );
  }
  t.is(receiver.taken.length, told.length);
});

test('a change that a receiver refuses holds up its own menu only', async (t) => {
  const { receiver, work, publish, passMinutes } = await withReceiver(t, 'menu.*');
  receiver.answerTo = ({ data }) => ('menu' in data && data.menu.name === 'Lunch' ? 500 : undefined);
  for (const [n, name] of ['Lunch', 'Supper', 'Lunch', 'Supper'].entries()) await publish(name, n + 1);
  await work();
  t.deepEqual(
    receiver.taken.map(({ change }) => change.type),
    ['menu.published', 'menu.replaced'],
  );
  receiver.answerTo = () => undefined;
  await passMinutes(1);
  await work();
  t.deepEqual(
    receiver.taken.slice(2).map(({ change }) => change.type),
    ['menu.published', 'menu.replaced'],
  );
});

test('a status that says that nothing is taken now holds up all menus, any other only that of the change', async (t) => {
  const { receiver, work, publish, passMinutes } = await withReceiver(t, 'menu.*');
  const triesAfter = async (status: number): Promise<number> => {
    for (const name of ['Lunch', 'Supper']) await publish(`${name} ${status}`, 5);
    receiver.answer = status;
    receiver.tries = 0;
    await work();
    const { tries } = receiver;
    receiver.answer = 204;
    await passMinutes(10);
    await work();
    return tries;
  };
  for (const status of [408, 429, 502, 503, 504]) t.is(await triesAfter(status), 1, String(status));
  for (const status of [302, 400, 401, 404, 409, 413, 422, 500, 501]) t.is(await triesAfter(status), 2, String(status));
  t.is(receiver.taken.length, 28);
});

test('what a worker was sending when it was killed is sent by another, a minute later', async (t) => {
  const { receiver, work, publish, passMinutes, webhooks, id } = await withReceiver(t, 'menu.*');
  await publish('Lunch', 6);
  await webhooks.spread();
  t.truthy(await webhooks.claim({ webhookId: id, stream: 'menu 1' }, 60));
  await work();
  t.is(receiver.tries, 0);
  await passMinutes(1);
  await work();
  t.is(receiver.taken.length, 1);
});

test('a secret is rotated without a gap: two sign, and the third ends the first', async (t) => {
  const { receiver, work, publish, webhooks, id } = await withReceiver(t, 'menu.*');
  const [first, second] = [receiver.secret, await rotateWebhookSecret(webhooks, key, id)];
  await publish('Lunch', 6);
  await work();
  receiver.secret = second;
  await publish('Lunch', 7);
  await work();
  t.is(receiver.taken.length, 2);
  const third = await rotateWebhookSecret(webhooks, key, id);
  receiver.secret = first;
  await publish('Supper', 8);
  await work();
  t.is(receiver.refused.length, 1);
  t.regex(receiver.refused[0] ?? '', /No matching signature/);
  receiver.secret = third;
  await publish('Breakfast', 9);
  await work();
  // The refused one comes beside it where five seconds have passed by now.
  t.is(receiver.taken.filter(({ change }) => JSON.stringify(change).includes('"Breakfast"')).length, 1);
});

test('a receiver that takes nothing for three days is disabled with a line in the log, and goes on from there when resumed', async (t) => {
  const { receiver, work, publish, passMinutes, webhooks, id, warned, registry } = await withReceiver(t, 'menu.*');
  receiver.answer = 502;
  await publish('Lunch', 6);
  await work();
  await passMinutes(3 * 24 * 60);
  await work();
  t.deepEqual(warned, ['a webhook was disabled; menus webhooks resume sends what waits']);
  t.regex((await webhooks.find(id))?.lastError ?? '', /answered 502, as for 72 hours/);
  t.regex(await registry.metrics(), /^webhooks_disabled 1$/m);
  receiver.answer = 200;
  await publish('Lunch', 7);
  await work();
  t.is(receiver.taken.length, 0);
  const later = new Date(Date.now() + 88 * 86_400_000);
  await t.throwsAsync(resumeWebhook(webhooks, id, later), { message: /older changes are not kept/ });
  await resumeWebhook(webhooks, id);
  await work();
  t.deepEqual(
    receiver.taken.map(({ change }) => change.type),
    ['menu.published', 'menu.replaced'],
  );
  receiver.answer = 410;
  await publish('Lunch', 8);
  await work();
  t.regex((await webhooks.find(id))?.lastError ?? '', /answered 410: it wants no more/);
});

test('nothing is sent to addresses that are not public, and redirects are not followed', async (t) => {
  const { receiver, work, publish, webhooks, id, options, jobs } = await withReceiver(t, 'menu.*');
  await t.throwsAsync(addWebhook(webhooks, key, { url: 'http://app.example/', privateAllowed: false }), {
    message: /https/,
  });
  await t.throwsAsync(addWebhook(webhooks, key, { url: 'nowhere', privateAllowed: false }), {
    message: /is no address/,
  });
  const wish = { url: 'https://app.example/', types: 'allergens', privateAllowed: false };
  await t.throwsAsync(addWebhook(webhooks, key, wish), { message: /expected restaurant\.\*, menu\.\*/ });
  const guarded = createPoster({ userAgent: 'menus-test' });
  t.teardown(() => guarded.close());
  const refused = await testWebhook({ webhooks, poster: guarded, key }, id);
  t.regex('error' in refused ? refused.error : '', /not a public address/);
  await t.throwsAsync(guarded.post('nowhere', {}, '{}'), { message: 'nowhere: this is not a valid address' });
  await publish('Lunch', 6);
  await options.webhooks.spread();
  await jobs.addJob('deliver_changes', { webhookId: id, stream: 'menu 1' });
  const taskList = webhookTasks(
    { ...options, registry: new Registry(), poster: guarded },
    new AbortController().signal,
  );
  await jobs.runDue(taskList);
  t.is(receiver.tries, 0);
  t.regex((await webhooks.find(id))?.lastError ?? '', /not a public address/);
  await webhooks.resume(id);
  receiver.answer = 302;
  await work();
  t.deepEqual([receiver.tries, receiver.taken.length], [1, 0]);
  receiver.answer = 200;
  t.deepEqual(await testWebhook({ webhooks, poster: options.poster, key }, id), { status: 200 });
  t.is(receiver.taken[0]?.change.type as string, 'webhook.test');
});

test('a running worker sends a change as soon as it happens, and stops', async (t) => {
  const { receiver, publish, options } = await withReceiver(t, 'menu.*');
  const worker = createWebhookWorker({ ...options, registry: new Registry() });
  await worker.start();
  t.teardown(() => worker.stop());
  await publish('Lunch', 6);
  await until(() => receiver.taken.length === 1);
  await worker.stop();
  t.is(receiver.taken.length, 1);
});

test('a worker that is stopped finishes the message it is sending, and sends no more of what waits', async (t) => {
  const { receiver, publish, options } = await withReceiver(t, 'menu.*');
  for (const price of [6, 7, 8, 9]) await publish('Lunch', price);
  const worker = createWebhookWorker({ ...options, registry: new Registry() });
  const stopped = new Promise<void>((resolve) => {
    receiver.answerTo = () => {
      resolve(worker.stop());
      return undefined;
    };
  });
  await worker.start();
  await stopped;
  t.is(receiver.taken.length, 1);
});

test('a webhook of one restaurant hears of no other', async (t) => {
  const { db, webhooks, restaurantId } = await withReceiver(t);
  await addWebhook(webhooks, key, { url: 'https://app.example/', restaurantId, privateAllowed: false });
  await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  await webhooks.spread();
  t.deepEqual(
    (await webhooks.list()).map(({ waitingStreams }) => waitingStreams),
    [1, 0],
  );
});
