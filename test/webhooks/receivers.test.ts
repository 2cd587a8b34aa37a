import { randomBytes } from 'node:crypto';
import test from 'ava';
import { Registry } from 'prom-client';
import { createPoster } from '../../src/outbound/create-poster.ts';
import { addWebhook, resealWebhooks, rotateWebhookSecret, testWebhook } from '../../src/webhooks/manage-webhooks.ts';
import { webhookTasks } from '../../src/webhooks/start-webhook-worker.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { key, withReceiver } from './with-receiver.ts';

test('rotates a secret without a gap: two sign, and the third drops the first', async (t) => {
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
  t.true(receiver.refused.length >= 1);
  t.regex(receiver.refused[0] ?? '', /No matching signature/);
  receiver.secret = third;
  await publish('Breakfast', 9);
  await work();
  // The refused one is added if its delay is over by now.
  t.is(receiver.taken.filter(({ change }) => JSON.stringify(change).includes('"Breakfast"')).length, 1);
});

test('reseals secrets of the previous key with another, and they still sign', async (t) => {
  const { receiver, webhooks, id, options } = await withReceiver(t, 'menu.*');
  const second = await rotateWebhookSecret(webhooks, key, id);
  const to = randomBytes(32);
  const test = (of: Buffer) => testWebhook({ webhooks, poster: options.poster, key: of }, id);
  await t.throwsAsync(test(to), { message: /menus webhooks reseal/ });
  t.is(await resealWebhooks(webhooks, { from: key, to }), 1);
  for (const secret of [receiver.secret, second]) {
    receiver.secret = secret;
    t.deepEqual(await test(to), { status: 204 });
  }
  await t.throwsAsync(test(key), { message: /menus webhooks reseal/ });
  t.is(await resealWebhooks(webhooks, { from: key, to }), 0);
  await t.throwsAsync(resealWebhooks(webhooks, { from: key, to: randomBytes(32) }), { message: /does not open/ });
});

test('disables a receiver that accepts nothing for three days, with a log line, and resumes from there', async (t) => {
  const { receiver, work, publish, passMinutes, webhooks, id, warned, registry } = await withReceiver(t, 'menu.*');
  receiver.answer = 502;
  await publish('Lunch', 6);
  let minutes = 0;
  for (; (await webhooks.find(id))?.disabledAt === null; minutes += 10) {
    await passMinutes(10);
    await work();
  }
  t.true(minutes > 72 * 60 && minutes < 80 * 60, `disabled after ${minutes} minutes`);
  t.deepEqual(warned, ['a webhook was disabled; menus webhooks resume sends what waits']);
  t.regex((await webhooks.find(id))?.lastError ?? '', /answered 502, as for three days/);
  t.regex(await registry.metrics(), /^webhooks_disabled 1$/m);
  receiver.answer = 200;
  await publish('Lunch', 7);
  await work();
  t.is(receiver.taken.length, 0);
  await webhooks.resume(id);
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

test('sends nothing to addresses that are not public, and follows no redirects', async (t) => {
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
  await jobs.runDue(webhookTasks({ ...options, registry: new Registry(), poster: guarded }));
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
