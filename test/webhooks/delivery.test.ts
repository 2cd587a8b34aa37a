import test from 'ava';
import { Registry } from 'prom-client';
import { up as withoutStreams } from '../../migrations/030-webhook-jobs.ts';
import type { Database } from '../../src/db/open-database.ts';
import { startWebhookWorker } from '../../src/webhooks/start-webhook-worker.ts';
import { readToEnd } from '../support/change-feed/feed-state.ts';
import { until } from '../support/until.ts';
import { withReceiver } from './with-receiver.ts';

test('sends changes since a webhook was added, signed, and once', async (t) => {
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
  t.true(receiver.tries < 40, 'a receiver that is away is asked ever more rarely');
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

test('a refused change holds up only its own menu', async (t) => {
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

test('only a status of 200 to 299 accepts a change', async (t) => {
  const { receiver, work, publish, passMinutes } = await withReceiver(t, 'menu.*');
  for (const status of [300, 302, 400, 401, 404, 408, 413, 429, 500, 503]) {
    receiver.answer = status;
    for (const name of ['Lunch', 'Supper']) await publish(`${name} ${status}`, 5);
    await work();
    t.deepEqual(receiver.taken, [], String(status));
    receiver.answer = 204;
    await passMinutes(1);
    await work();
    t.is(receiver.taken.length, 2, String(status));
    receiver.taken.length = 0;
  }
});

test('a failed delivery waits before its retry, whatever happens meanwhile', async (t) => {
  const { db, receiver, work, publish, passMinutes } = await withReceiver(t, 'menu.*');
  receiver.answer = 503;
  await publish('Lunch', 5);
  for (const [tries, seconds] of [
    [1, 2],
    [2, 7],
  ] as const) {
    const [before] = (await db.raw('select now() as time')).rows;
    await work();
    t.is(receiver.tries, tries);
    const { rows } = await db.raw(
      `select extract(epoch from run_at - ?::timestamptz)::real as least, extract(epoch from run_at - now())::real as most
       from graphile_worker.jobs where task_identifier = 'deliver_change'`,
      [before.time],
    );
    t.true(rows[0].least > seconds && rows[0].most < seconds + 1, JSON.stringify(rows));
    await passMinutes(-60);
    for (let looks = 0; looks < 3; looks += 1) {
      await publish('Lunch', 10 * tries + looks);
      await work();
    }
    t.is(receiver.tries, tries);
    await passMinutes(61);
  }
  receiver.answer = 204;
  await work();
  t.is(receiver.taken.length, 7);
});

test('another worker sends the message of a killed one, a minute later', async (t) => {
  const { db, receiver, work, publish, passMinutes, webhooks } = await withReceiver(t, 'menu.*');
  await publish('Lunch', 6);
  await webhooks.spread();
  await db.raw(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a killed one', attempts = 1`);
  await publish('Lunch', 7);
  await work();
  t.is(receiver.tries, 0);
  await passMinutes(1);
  await work();
  t.deepEqual(
    receiver.taken.map(({ change }) => change.type),
    ['menu.published', 'menu.replaced'],
  );
});

test('sends a change recorded while the previous one is being delivered', async (t) => {
  const { receiver, work, publish, options } = await withReceiver(t, 'menu.*');
  const { webhooks } = options;
  await publish('Lunch', 6);
  const told: Promise<void>[] = [];
  receiver.answerTo = () => {
    if (receiver.tries === 1) told.push(publish('Lunch', 7).then(() => webhooks.spread()));
    return undefined;
  };
  await work();
  await Promise.all(told);
  await work();
  t.is(receiver.taken.length, 2);
});

test('sends pending changes from when a job was a stream, from where its slowest stream was', async (t) => {
  const { db, receiver, work, publish, id } = await withReceiver(t, 'menu.*');
  await createStreams(db);
  for (const [n, name] of ['Lunch', 'Supper', 'Lunch'].entries()) await publish(name, n + 1);
  const of = (place: number) =>
    `(select place from changes where subject = 'menu' order by place offset ${place} limit 1)`;
  await db.raw(`update webhooks set place = (select last_place from change_feed)`);
  await db.raw(`insert into webhook_streams values (?, 'menu 1', ${of(0)}), (?, 'menu 2', ${of(1)} - 1)`, [id, id]);
  await db.raw(`select graphile_worker.add_job('deliver_changes', job_key => 'webhook 1')`);
  await withoutStreams(db);
  await work();
  t.is(receiver.taken.length, 2);
  t.is((await db.raw('select from graphile_worker.jobs')).rowCount, 0);
});

/** As before migration 030. */
async function createStreams(db: Database): Promise<void> {
  await db.raw('alter table webhooks add column attempts integer, add column retry_at timestamptz');
  await db.raw('create table webhook_streams (webhook_id uuid, stream text, place bigint)');
}

test('a running worker sends a change as soon as it happens, and stops', async (t) => {
  const { receiver, publish, options } = await withReceiver(t, 'menu.*');
  const stop = await startWebhookWorker({ ...options, registry: new Registry() });
  await publish('Lunch', 6);
  await until(() => receiver.taken.length === 1);
  await stop();
  t.is(receiver.taken.length, 1);
});

test('a stopped worker finishes its current message, and sends no more', async (t) => {
  const { receiver, publish, options } = await withReceiver(t, 'menu.*');
  for (const price of [6, 7, 8, 9]) await publish('Lunch', price);
  const first = new Promise<void>((resolve) => {
    receiver.answerTo = () => void resolve();
  });
  const stop = await startWebhookWorker({ ...options, registry: new Registry() });
  await first;
  await stop();
  // A job may be on its way to the worker at that moment.
  t.true(receiver.taken.length >= 1 && receiver.taken.length <= 2);
});
