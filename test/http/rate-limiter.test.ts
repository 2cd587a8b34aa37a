import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openDatabase } from '../../src/db/open-database.ts';
import { createRequestLevels } from '../../src/db/request-levels.ts';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';

const logger = pino({ level: 'silent' });

/** A clock that is moved by hand. */
interface Clock {
  readonly now: () => number;
  forward(seconds: number): void;
}

function clockAt(start = 1_800_000_000_000): Clock {
  let ms = start;
  return {
    now: () => ms,
    forward(seconds) {
      ms += seconds * 1000;
    },
  };
}

/** As many limiters as there would be processes, over one database. */
async function limiters(
  t: ExecutionContext,
  processes: number,
  perMinute: number,
  { now } = clockAt(),
): Promise<readonly RateLimiter[]> {
  const { db } = await testDatabase(t);
  const all = Array.from({ length: processes }, () => createRequestLevels(db));
  // The second round is what each says again some seconds later.
  for (const levels of [...all, ...all]) t.teardown(await levels.join());
  // A busy machine must not be taken for a database that is away.
  const shared = { name: 'test', perMinute, logger, now, longestWaitMs: 60_000 };
  return all.map((levels) => createRateLimiter({ ...shared, levels, registry: new Registry() }));
}

/** How many of so many requests are let pass. */
async function passed(limiter: RateLimiter | undefined, requests: number, caller = 'one'): Promise<number> {
  let count = 0;
  for (let n = 0; n < requests; n += 1) if (!(await limiter?.consume(caller))?.exceeded) count += 1;
  return count;
}

test('a process alone lets pass the limit and no more, and says what is left', async (t) => {
  const [limiter] = await limiters(t, 1, 100);
  t.like(await limiter?.consume('one'), {
    policy: 'default',
    perMinute: 100,
    remaining: 99,
    resetSeconds: 1,
    exceeded: false,
  });
  t.is(await passed(limiter, 150), 99);
  t.like(await limiter?.consume('one'), { remaining: 0, resetSeconds: 1, exceeded: true });
});

test('refusals are counted, by the name of the limit', async (t) => {
  const { db } = await testDatabase(t);
  const registry = new Registry();
  const levels = createRequestLevels(db);
  const limiter = createRateLimiter({ name: 'test', perMinute: 3, levels, logger, registry, now: clockAt().now });
  await passed(limiter, 5);
  const text = await registry.metrics();
  t.regex(text, /^rate_limited_requests_total\{limit="test"\} 2$/m);
  t.regex(text, /^rate_limit_callers\{limit="test"\} 1$/m);
});

test('what is left comes back bit by bit: who was too fast waits for one request, not for a minute', async (t) => {
  const clock = clockAt();
  const [limiter] = await limiters(t, 1, 60, clock);
  t.is(await passed(limiter, 70), 60);
  clock.forward(1);
  t.is(await passed(limiter, 5), 1);
  clock.forward(10);
  t.is(await passed(limiter, 20), 10);
  clock.forward(30);
  t.like(await limiter?.consume('one'), { remaining: 29, resetSeconds: 31 });
  clock.forward(3600);
  t.is(await passed(limiter, 100), 60);
});

test('a slow limit says how long the next request has to wait', async (t) => {
  const clock = clockAt();
  const [limiter] = await limiters(t, 1, 6, clock);
  t.is(await passed(limiter, 10), 6);
  t.is((await limiter?.consume('one'))?.resetSeconds, 10);
  clock.forward(4);
  t.like(await limiter?.consume('one'), { resetSeconds: 6, exceeded: true });
  clock.forward(6);
  t.false((await limiter?.consume('one'))?.exceeded);
});

test('a caller may have a limit of its own', async (t) => {
  const [limiter] = await limiters(t, 1, 2);
  let count = 0;
  for (let n = 0; n < 10; n += 1) if (!(await limiter?.consume('one', 5))?.exceeded) count += 1;
  t.is(count, 5);
  t.is(await passed(limiter, 5, 'two'), 2);
});

test('each caller has a count of its own', async (t) => {
  const [limiter] = await limiters(t, 1, 2);
  t.is(await passed(limiter, 3, 'one'), 2);
  t.is(await passed(limiter, 3, 'two'), 2);
});

for (const [number, processes] of [
  ['three', 3],
  ['forty', 40],
] as const) {
  test(`${number} processes together let pass at most 1.1 times what one would`, async (t) => {
    const all = await limiters(t, processes, 600);
    const counts = await Promise.all(all.map((limiter) => passed(limiter, 700)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    t.true(total >= 600 && total <= 660, `${counts}`);
  });
}

test('a small limit is counted exactly over processes', async (t) => {
  const clock = clockAt();
  const three = await limiters(t, 3, 10, clock);
  const counts = await Promise.all(three.map((limiter) => passed(limiter, 10)));
  t.is(
    counts.reduce((sum, count) => sum + count, 0),
    10,
  );
  clock.forward(12);
  const later = await Promise.all(three.map((limiter) => passed(limiter, 5)));
  t.is(
    later.reduce((sum, count) => sum + count, 0),
    2,
  );
});

test('three processes that are asked without end let pass what comes back, and little more', async (t) => {
  const clock = clockAt();
  const three = await limiters(t, 3, 600, clock);
  let total = 0;
  for (let second = 0; second < 30; second += 1) {
    for (const limiter of three) total += await passed(limiter, second === 0 ? 700 : 20);
    clock.forward(1);
  }
  const most = 600 + 29 * 10;
  t.true(total >= most - 20 && total <= most * 1.1, `${total}`);
});

test('without the database each process counts alone, and no request waits for it or fails', async (t) => {
  const { url } = await testDatabase(t);
  const address = new URL(url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.port = String(proxy.port);
  address.hostname = '127.0.0.1';
  const db = openDatabase({ url: address.href, acquireTimeoutMs: 200 });
  t.teardown(() => db.destroy());
  const registry = new Registry();
  const limiter = createRateLimiter({
    name: 'test',
    perMinute: 5,
    levels: createRequestLevels(db),
    logger,
    registry,
  });
  t.false((await limiter.consume('one')).exceeded);
  await proxy.fail('down');
  t.is(await passed(limiter, 10), 4);
  t.regex(await registry.metrics(), /^rate_limit_shared\{limit="test"\} 0$/m);
});
