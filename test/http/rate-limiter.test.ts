import test from 'ava';
import { Registry } from 'prom-client';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts';

function limiter(perMinute: number, sharedBy?: number) {
  const clock = { ms: 1_800_000_000_000 };
  const registry = new Registry();
  const one = createRateLimiter({
    name: 'test',
    perMinute,
    registry,
    now: () => clock.ms,
    ...(sharedBy && { sharedBy }),
  });
  const forward = (seconds: number) => {
    clock.ms += seconds * 1000;
  };
  return { one, forward, registry };
}

const passed = (of: RateLimiter, requests: number, caller = 'one', perMinute?: number): number =>
  Array.from({ length: requests }, () => of.consume(caller, perMinute)).filter(({ exceeded }) => !exceeded).length;

test('allows exactly the limit, shows what remains, and counts refusals', async (t) => {
  const { one, registry } = limiter(100);
  const first = { policy: 'default', perMinute: 100, remaining: 99, resetSeconds: 1, exceeded: false };
  t.deepEqual(one.consume('one'), first);
  t.is(passed(one, 150), 99);
  t.like(one.consume('one'), { remaining: 0, resetSeconds: 1, exceeded: true });
  t.regex(await registry.metrics(), /^rate_limited_requests_total\{limit="test"\} 52$/m);
});

test('refills bit by bit: after too many requests a client waits for one request, not for a minute', (t) => {
  const { one, forward } = limiter(6);
  t.is(passed(one, 10), 6);
  t.is(one.consume('one').resetSeconds, 10);
  forward(4);
  t.like(one.consume('one'), { resetSeconds: 6, exceeded: true });
  forward(6);
  t.is(passed(one, 5), 1);
  forward(30);
  t.like(one.consume('one'), { remaining: 2, resetSeconds: 40 });
  forward(3600);
  t.is(passed(one, 100), 6);
});

test('each caller has its own count, optionally its own limit; a lowered one delays it by a minute at most', (t) => {
  const { one, forward } = limiter(2);
  t.is(passed(one, 10, 'one', 700), 10);
  t.is(passed(one, 5, 'two'), 2);
  t.is(passed(one, 800, 'one', 700), 690);
  t.like(one.consume('one', 60), { exceeded: true, resetSeconds: 60 });
  forward(60);
  t.false(one.consume('one', 60).exceeded);
});

test('processes that share a limit allow their part of it, and at least one request', (t) => {
  const { one } = limiter(600, 4);
  t.is(passed(one, 700), 150);
  t.is(passed(one, 700, 'with a limit of its own', 10), 3);
  t.is(passed(limiter(2, 10).one, 5), 1);
});
