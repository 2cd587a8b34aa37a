import test, { type ExecutionContext } from 'ava';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createChangeSignal } from '../../src/db/changes/create-change-signal.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

const LONG_MS = 1_000_000;

async function started(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const signal = createChangeSignal(createChangeFeed(db));
  await signal.start();
  t.teardown(() => signal.stop());
  const publish = () => createMenuStore(db).publish(taggedMenu({ restaurantId }));
  return { signal, publish };
}

/** Tells whether a promise has resolved before anything else can happen. */
const atOnce = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

const nobodyGivesUp = new AbortController().signal;

test('a change wakes all waits, and a wait that has not seen it returns at once', async (t) => {
  const { signal, publish } = await started(t);
  const seen = signal.count;
  const waiting = [signal.next(seen, LONG_MS, nobodyGivesUp), signal.next(seen, LONG_MS, nobodyGivesUp)];
  await publish();
  await Promise.all(waiting);
  t.true(signal.count > seen);
  t.true(await atOnce(signal.next(seen, LONG_MS, nobodyGivesUp)));
});

test('waits until the timeout or abort when nothing changes', async (t) => {
  const { signal } = await started(t);
  const givingUp = new AbortController();
  const waiting = signal.next(signal.count, LONG_MS, givingUp.signal);
  t.false(await atOnce(waiting));
  givingUp.abort();
  t.true(await atOnce(waiting));
  t.true(await atOnce(signal.next(signal.count, LONG_MS, givingUp.signal)));
  await signal.next(signal.count, 1, nobodyGivesUp);
});

test('does not wait any more after the release', async (t) => {
  const { signal } = await started(t);
  const waiting = signal.next(signal.count, LONG_MS, nobodyGivesUp);
  signal.release();
  t.false(signal.open);
  t.true(await atOnce(waiting));
  t.true(await atOnce(signal.next(signal.count, LONG_MS, nobodyGivesUp)));
});
