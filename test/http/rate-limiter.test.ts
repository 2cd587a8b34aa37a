import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { createRequestCounts } from '../../src/db/request-counts.ts';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts';
import { testDatabase } from '../support/database.ts';
import { tcpDoor } from '../support/tcp-door.ts';

const logger = pino({ level: 'silent' });

/** As many limiters as there would be processes, over one database. */
async function limiters(t: ExecutionContext, processes: number, perMinute: number): Promise<readonly RateLimiter[]> {
  const { db } = await testDatabase(t);
  const counts = createRequestCounts(db);
  return Array.from({ length: processes }, () => createRateLimiter({ name: 'test', perMinute, counts, logger }));
}

/** How many of so many requests are let pass. */
async function passed(limiter: RateLimiter | undefined, requests: number, caller = 'one'): Promise<number> {
  let count = 0;
  for (let n = 0; n < requests; n += 1) if (!(await limiter?.consume(caller))?.exceeded) count += 1;
  return count;
}

test('a process alone lets pass the limit and no more, and says what is left', async (t) => {
  const [limiter] = await limiters(t, 1, 100);
  t.like(await limiter?.consume('one'), { policy: 'default', perMinute: 100, remaining: 99, exceeded: false });
  t.is(await passed(limiter, 150), 99);
  const refused = await limiter?.consume('one');
  t.like(refused, { remaining: 0, exceeded: true });
  t.true((refused?.resetSeconds ?? 0) >= 1 && (refused?.resetSeconds ?? 0) <= 60);
});

test('each caller has a count of its own', async (t) => {
  const [limiter] = await limiters(t, 1, 2);
  t.is(await passed(limiter, 3, 'one'), 2);
  t.is(await passed(limiter, 3, 'two'), 2);
});

test('three processes together let pass at most 1.1 times what one would', async (t) => {
  const three = await limiters(t, 3, 600);
  const counts = await Promise.all(three.map((limiter) => passed(limiter, 700)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  t.true(total >= 600 && total <= 660, `${counts}`);
});

test('a small limit is counted exactly over processes', async (t) => {
  const three = await limiters(t, 3, 10);
  const counts = await Promise.all(three.map((limiter) => passed(limiter, 10)));
  t.is(
    counts.reduce((sum, count) => sum + count, 0),
    10,
  );
});

test('without the database each process counts alone, and no request waits for it or fails', async (t) => {
  const { url } = await testDatabase(t);
  const address = new URL(url);
  const door = await tcpDoor(t, address.hostname, Number(address.port));
  address.port = String(door.port);
  address.hostname = '127.0.0.1';
  const db = openDatabase({ url: address.href, acquireTimeoutMs: 200 });
  t.teardown(() => db.destroy());
  const limiter = createRateLimiter({ name: 'test', perMinute: 5, counts: createRequestCounts(db), logger });
  t.false((await limiter.consume('one')).exceeded);
  await door.shut();
  t.is(await passed(limiter, 10), 4);
});
