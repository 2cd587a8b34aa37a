import test, { type ExecutionContext } from 'ava';
import { Registry } from 'prom-client';
import { addressKey } from '../../src/http/address-key.ts';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

test('addresses of one IPv6 network share a key, and those of another do not', (t) => {
  const key = addressKey('2001:db8:1:2::1');
  t.is(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'), key);
  t.not(addressKey('2001:db8:1:3::1'), key);
  t.is(addressKey('fe80::1%eth0'), addressKey('fe80::2'));
});

test('an IPv4 address has its own key, also when written inside IPv6', (t) => {
  t.is(addressKey('::ffff:192.0.2.7'), addressKey('192.0.2.7'));
  t.not(addressKey('192.0.2.8'), addressKey('192.0.2.7'));
  t.is(addressKey(''), '');
});

/** The client address as seen by a service. */
async function seenAddress(t: ExecutionContext, trusted: string | null, forwarded?: string): Promise<string> {
  const app = httpApp({ trustedProxies: trusted === null ? undefined : parseAddressList(trusted) });
  app.use((ctx) => {
    ctx.body = ctx.ip;
  });
  const url = await listening(t, app.callback());
  const response = await fetch(url, forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } });
  return response.text();
}

test('trusts no forwarded address without trusted proxies', async (t) => {
  t.regex(await seenAddress(t, null, '192.0.2.1'), /127\.0\.0\.1$/);
  t.regex(await seenAddress(t, '10.0.0.0/8', '192.0.2.1'), /127\.0\.0\.1$/);
  t.regex(await seenAddress(t, '127.0.0.1'), /127\.0\.0\.1$/);
});

for (const [what, forwarded, expected] of [
  ['the client, from one proxy', '192.0.2.1', '192.0.2.1'],
  ['the client, from two proxies', '192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['not what the client made up', '198.51.100.9, 192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['the proxy, where it was sent nonsense', 'unknown, 10.0.0.7', '10.0.0.7'],
  ['an address with a port', '192.0.2.1:4711', '192.0.2.1'],
  ['an IPv6 address in brackets with a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a client inside the trusted network', '10.0.0.9, 10.0.0.7', '10.0.0.9'],
] as const) {
  test(`behind trusted proxies the address is that of ${what}`, async (t) => {
    t.is(await seenAddress(t, '127.0.0.0/8, 10.0.0.0/8', forwarded), expected);
  });
}

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
