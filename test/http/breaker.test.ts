import test from 'ava';
import { Registry } from 'prom-client';
import { ServiceError } from '../../src/domain/errors.ts';
import { createBreaker } from '../../src/http/breaker.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';

const OPTIONS = { code: 'storage_unavailable', subject: 'The menu store', dependency: 'a store', timeoutMs: 200 };
const refusedConnection = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('after a few failures it refuses without trying, and tries again after a second', async (t) => {
  let now = 0;
  const guard = createBreaker({ ...OPTIONS, registry: new Registry(), now: () => now });
  let tries = 0;
  const work = () => {
    tries += 1;
    return refusedConnection();
  };
  for (let n = 0; n < 10; n += 1)
    await t.throwsAsync(guard(work), { instanceOf: ServiceError, message: /menu store cannot be reached/ });
  t.is(tries, 3);
  now += 999;
  await t.throwsAsync(guard(work));
  t.is(tries, 3);
  now += 1;
  t.is(await guard(async () => 'back'), 'back');
  t.is(await guard(async () => 'still'), 'still');
});

test('work that hangs is given up', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  const error = await t.throwsAsync<ServiceError>(guard(never));
  t.is(error?.status, 503);
});

test('it opens at once also after many successes', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  for (let n = 0; n < 200; n += 1) await guard(async () => n);
  for (let n = 0; n < 3; n += 1) await t.throwsAsync(guard(refusedConnection));
  await t.throwsAsync(guard(async () => t.fail('asked')));
});

const never = () => new Promise<never>(() => undefined);

test('a few pieces of work that take too long do not open it, and the message says what happened', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  for (let n = 0; n < 2; n += 1) {
    const hard = Array.from({ length: 9 }, () => t.throwsAsync<ServiceError>(guard(never)));
    for (const error of await Promise.all(hard)) t.regex(error?.message ?? '', /took too long/);
    t.is(await guard(async () => 'served'), 'served');
  }
});

test('ten that take too long without an answer between them open it', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  await Promise.all(Array.from({ length: 10 }, () => t.throwsAsync(guard(never))));
  await t.throwsAsync(guard(async () => t.fail('asked')));
});

test('statements that the database ended at their limit count as work that takes too long', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  const ended = () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }));
  for (let n = 0; n < 9; n += 1) await t.throwsAsync(guard(ended), { message: /took too long/ });
  t.is(await guard(async () => 'served'), 'served');
});

test('work that is given up is told to stop', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  let stopped: unknown;
  await t.throwsAsync(
    guard((limit) => {
      const signal = limit();
      signal.addEventListener('abort', () => {
        stopped = signal.reason;
      });
      return never();
    }),
  );
  t.like(stopped, { name: 'TimeoutError' });
});

test('errors of our own pass through and never open it', async (t) => {
  const guard = createBreaker({ ...OPTIONS, registry: new Registry() });
  for (let n = 0; n < 10; n += 1)
    await t.throwsAsync(
      guard(() => Promise.reject(new TypeError('bug'))),
      { instanceOf: TypeError },
    );
  t.is(await guard(async () => 1), 1);
});

test('what counts as unreachable: network errors, lost connections, shutting down, time limits', (t) => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
    '57014',
    '08006',
    '53300',
    'UND_ERR_CONNECT_TIMEOUT',
  ]) {
    t.true(isUnavailable(coded(code)), code);
  }
  t.true(isUnavailable(new Error('Connection terminated unexpectedly')));
  t.true(isUnavailable(new Error('fetch failed', { cause: coded('ECONNREFUSED') })));
  t.true(isUnavailable(new AggregateError([coded('ECONNREFUSED')])));
  for (const code of ['42P01', '23505', '22P02', 'ERR_ASSERTION']) t.false(isUnavailable(coded(code)), code);
  t.false(isUnavailable(new TypeError('bug')));
});

test('beyond 64 pieces of work in progress the next is refused at once, without opening it', async (t) => {
  const guard = createBreaker({ ...OPTIONS, timeoutMs: 5000, registry: new Registry() });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const served = Array.from({ length: 64 }, (_, n) => guard(() => held.then(() => n)));
  for (let n = 0; n < 9; n += 1) {
    const error = await t.throwsAsync<ServiceError>(guard(async () => t.fail('asked')));
    t.like(error, { status: 503, code: 'overloaded', headers: { 'Retry-After': '1' } });
  }
  release();
  t.is((await Promise.all(served)).length, 64);
  t.is(await guard(async () => 'served'), 'served');
});
