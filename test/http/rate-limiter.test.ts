import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openDatabase } from '../../src/db/open-database.ts';
import { createRequestLevels } from '../../src/db/request-levels.ts';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';

const logger = pino({ level: 'silent' });

/** As many limiters as there would be processes, over one database, and a clock that is moved by hand. */
async function limiters(t: ExecutionContext, processes: number, perMinute: number) {
  const { db } = await testDatabase(t);
  const clock = { ms: 1_800_000_000_000 };
  const now = () => clock.ms;
  const registry = new Registry();
  const all = Array.from({ length: processes }, (_, n) =>
    createRateLimiter({
      ...{ name: 'test', perMinute, logger, now, levels: createRequestLevels(db) },
      registry: n === 0 ? registry : new Registry(),
      // A busy machine must not be taken for a database that is away.
      longestWaitMs: 60_000,
    }),
  );
  const forward = (seconds: number) => {
    clock.ms += seconds * 1000;
  };
  return { all, one: all[0] as RateLimiter, forward, registry };
}

/** How many of so many requests are let pass. */
async function passed(limiter: RateLimiter, requests: number, caller = 'one', perMinute?: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < requests; n += 1) if (!(await limiter.consume(caller, perMinute)).exceeded) count += 1;
  return count;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('a process alone lets pass the limit and no more, says what is left, and counts refusals', async (t) => {
  const { one, registry } = await limiters(t, 1, 100);
  const first = { policy: 'default', perMinute: 100, remaining: 99, resetSeconds: 1, exceeded: false };
  t.deepEqual(await one.consume('one'), first);
  t.is(await passed(one, 150), 99);
  t.like(await one.consume('one'), { remaining: 0, resetSeconds: 1, exceeded: true });
  t.regex(await registry.metrics(), /^rate_limited_requests_total\{limit="test"\} 52$/m);
});

test('what is left comes back bit by bit: who was too fast waits for one request, not for a minute', async (t) => {
  const { one, forward } = await limiters(t, 1, 6);
  t.is(await passed(one, 10), 6);
  t.is((await one.consume('one')).resetSeconds, 10);
  forward(4);
  t.like(await one.consume('one'), { resetSeconds: 6, exceeded: true });
  forward(6);
  t.is(await passed(one, 5), 1);
  forward(30);
  t.like(await one.consume('one'), { remaining: 2, resetSeconds: 40 });
  forward(3600);
  t.is(await passed(one, 100), 6);
});

test('each caller has a count of its own, and may have a limit of its own; one that was lowered lets it wait a minute at most', async (t) => {
  const { one, forward } = await limiters(t, 1, 2);
  t.is(await passed(one, 10, 'one', 700), 10);
  t.is(await passed(one, 5, 'two'), 2);
  t.is(await passed(one, 800, 'one', 700), 690);
  t.like(await one.consume('one', 60), { exceeded: true, resetSeconds: 60 });
  forward(60);
  t.false((await one.consume('one', 60)).exceeded);
});

for (const processes of [3, 10]) {
  test(`${processes} processes together let pass at most 1.1 times what one would`, async (t) => {
    const { all } = await limiters(t, processes, 600);
    const counts = await Promise.all(all.map((limiter) => passed(limiter, 700)));
    t.true(sum(counts) >= 600 && sum(counts) <= 660, `${counts}`);
  });
}

test('three processes that are asked without end let pass what comes back, and little more', async (t) => {
  const { all, forward } = await limiters(t, 3, 600);
  let total = 0;
  for (let second = 0; second < 30; second += 1) {
    for (const limiter of all) total += await passed(limiter, second === 0 ? 700 : 20);
    forward(1);
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
  const limiter = createRateLimiter({ name: 'test', perMinute: 5, levels: createRequestLevels(db), logger, registry });
  t.false((await limiter.consume('one')).exceeded);
  await proxy.fail('down');
  t.is(await passed(limiter, 10), 4);
  t.regex(await registry.metrics(), /^rate_limit_shared\{limit="test"\} 0$/m);
});
