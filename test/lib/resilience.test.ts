import { createServer } from 'node:net';
import test from 'ava';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ServiceError } from '../../src/domain/errors.ts';
import { refusalOf } from '../../src/domain/refusals.ts';
import { createLastErrors } from '../../src/lib/last-errors.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createOutageLog } from '../../src/lib/outage-log.ts';
import { createGuard, type Guard, type GuardOptions, withTimeout } from '../../src/lib/resilience.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';

/** A guard with a manual clock, and its circuit events. */
function started(options: Partial<GuardOptions> = {}) {
  const seen = { ms: 0, told: [] as string[] };
  const registry = new Registry();
  const guard = createGuard({
    ...{ dependency: 'a store', registry, timeoutMs: 200, now: () => seen.ms },
    refusal: refusalOf('storage_unavailable', 'The menu store'),
    onOpen: (failure) => seen.told.push(`open: ${(failure as Error).message}`),
    onClose: () => seen.told.push('closed'),
    ...options,
  });
  return { guard, seen, registry };
}

/** Errors that say something about a dependency. */
const ERRORS = {
  failed: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  late: Object.assign(new Error('canceling statement'), { code: '57014' }),
};
type Outcome = keyof typeof ERRORS | 'answered';

const never = () => new Promise<never>(() => undefined);
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);

/** Runs work with these outcomes in order; returns the number of refused ones. */
async function show(guard: Guard, outcomes: readonly Outcome[]): Promise<number> {
  let tried = 0;
  for (const outcome of outcomes) {
    const work = async () => {
      tried += 1;
      if (outcome !== 'answered') throw ERRORS[outcome];
    };
    await guard(work).catch(() => undefined);
  }
  return outcomes.length - tried;
}

const MAX = [
  ['failed', 3],
  ['late', 10],
] as const;

test('opens after exactly three consecutive failures or ten consecutive timeouts', async (t) => {
  for (const [outcome, most] of MAX) {
    const { guard, seen } = started();
    t.is(await show(guard, times(200, 'answered')), 0);
    t.is(await show(guard, times(most - 1, outcome)), 0);
    t.deepEqual(seen.told, [], outcome);
    t.is(await show(guard, [outcome, 'answered', 'answered']), 2);
    t.deepEqual(seen.told, [`open: ${ERRORS[outcome].message}`]);
  }
});

test('an answer resets both counts; so does an error in our request, which passes through', async (t) => {
  for (const [outcome, most] of MAX) {
    const { guard, seen } = started();
    await show(guard, [...times(most - 1, outcome), 'answered', ...times(most - 1, outcome)]);
    await t.throwsAsync(
      guard(() => Promise.reject(new TypeError('bug'))),
      { instanceOf: TypeError, message: 'bug' },
    );
    await show(guard, times(most - 1, outcome));
    t.deepEqual(seen.told, [], outcome);
    await show(guard, [outcome]);
    t.is(seen.told.length, 1, outcome);
  }
});

test('aborted work rejects as it did and does not count', async (t) => {
  const { guard, seen } = started();
  await show(guard, times(2, 'failed'));
  for (let n = 0; n < 20; n += 1) {
    const givenUp = guard(() => Promise.reject(ERRORS.failed), AbortSignal.abort());
    t.is(await t.throwsAsync(givenUp), ERRORS.failed);
  }
  t.deepEqual(seen.told, []);
  await show(guard, ['failed']);
  t.is(seen.told.length, 1);
});

test('an open circuit allows one try a second, and an answer closes it', async (t) => {
  const { guard, seen } = started();
  await show(guard, times(3, 'failed'));
  seen.ms = 999;
  t.is(await show(guard, ['answered']), 1);
  seen.ms = 1000;
  t.is(await show(guard, ['failed', 'answered']), 1);
  t.deepEqual(seen.told, ['open: refused']);
  seen.ms = 2000;
  let tries = 0;
  const slow = async () => {
    tries += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return 'back';
  };
  const [first, ...others] = await Promise.allSettled(Array.from({ length: 5 }, () => guard(slow)));
  t.like(first, { status: 'fulfilled', value: 'back' });
  t.true(others.every(({ status }) => status === 'rejected'));
  t.is(tries, 1);
  t.is(await show(guard, ['answered', 'failed', 'answered']), 0);
  t.deepEqual(seen.told, ['open: refused', 'closed']);
});

test('a refusal is a 503 that says what happened and when to retry', async (t) => {
  const { guard } = started();
  const refused = async (work: () => Promise<unknown>) => {
    const error = await t.throwsAsync<ServiceError>(guard(work), { instanceOf: ServiceError });
    t.like(error, { status: 503, code: 'storage_unavailable', headers: { 'Retry-After': '1' } });
    return error?.message;
  };
  const late = 'The menu store took too long to answer. Try again shortly.';
  const away = 'The menu store cannot be reached at the moment. Try again shortly.';
  t.is(await refused(() => Promise.reject(ERRORS.late)), late);
  t.is(await refused(never), late);
  t.is(await refused(() => Promise.reject(ERRORS.failed)), away);
  await show(guard, times(2, 'failed'));
  t.is(await refused(async () => t.fail('asked')), away);
});

test('a refusal by the dependency passes through, and counts', async (t) => {
  const { guard, seen } = started();
  const refused = new ServiceError(503, 'search_unavailable', 'Not now.');
  for (let n = 0; n < 3; n += 1) t.is(await t.throwsAsync(guard(() => Promise.reject(refused))), refused);
  t.deepEqual(seen.told, ['open: Not now.']);
});

test('beyond 64 pieces of work in progress the next is refused at once, without opening it', async (t) => {
  const { guard, registry } = started({ timeoutMs: 5000 });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const served = Array.from({ length: 64 }, (_, n) => guard(() => held.then(() => n)));
  for (let n = 0; n < 9; n += 1) {
    const error = await t.throwsAsync<ServiceError>(guard(async () => t.fail('asked')));
    t.like(error, { status: 503, code: 'overloaded', headers: { 'Retry-After': '1' } });
  }
  const text = await registry.metrics();
  t.regex(text, /^dependency_calls_in_progress\{dependency="a store"\} 64$/m);
  t.regex(text, /^dependency_calls_refused_total\{dependency="a store"\} 9$/m);
  release();
  t.is((await Promise.all(served)).length, 64);
  t.is(await guard(async () => 'served'), 'served');
  t.regex(await registry.metrics(), /^dependency_calls_in_progress\{dependency="a store"\} 0$/m);
});

test('shows an open circuit, and how often it opened', async (t) => {
  const { guard, seen, registry } = started();
  t.regex(await registry.metrics(), /^circuit_open\{dependency="a store"\} 0$/m);
  await show(guard, times(3, 'failed'));
  const open = await registry.metrics();
  t.regex(open, /^circuit_open\{dependency="a store"\} 1$/m);
  t.regex(open, /^circuit_opened_total\{dependency="a store"\} 1$/m);
  t.regex(open, /^dependency_calls_refused_total\{dependency="a store"\} 0$/m);
  seen.ms = 1000;
  await show(guard, ['answered']);
  t.regex(await registry.metrics(), /^circuit_open\{dependency="a store"\} 0$/m);
});

test('aborts work that takes too long', async (t) => {
  const { guard } = started({ timeoutMs: 10 });
  let signal: AbortSignal | undefined;
  const work = guard((limit) => {
    signal = limit();
    return never();
  });
  await t.throwsAsync(work);
  t.like(signal?.reason, { name: 'TimeoutError' });
});

const late = () => new Error('late');

test('aborts the signal of timed-out work with the error of the rejection', async (t) => {
  let signal: AbortSignal | undefined;
  const work = withTimeout(10, late, (asked) => {
    signal = asked();
    return never();
  });
  const error = await t.throwsAsync(work, { message: 'late' });
  t.is(signal?.reason, error);
});

test("aborts the signal of the work with the caller's reason, before or after it is asked for", async (t) => {
  for (const abortFirst of [true, false]) {
    const caller = new AbortController();
    if (abortFirst) caller.abort('enough');
    const work = withTimeout(
      60_000,
      late,
      async (asked) => {
        const signal = asked();
        if (!abortFirst) caller.abort('enough');
        return signal.reason as unknown;
      },
      caller.signal,
    );
    t.is(await work, 'enough');
  }
});

test('work in time gives its value or its own error', async (t) => {
  t.is(await withTimeout(60_000, late, async () => 'value'), 'value');
  await t.throwsAsync(
    withTimeout(60_000, late, () => Promise.reject(new Error('own'))),
    { message: 'own' },
  );
});

test('a database server that accepts a connection and stays silent is unavailable', async (t) => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Connects like the pool; either timeout may come first.
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 });
  const error = await t.throwsAsync(client.connect());
  t.true(isUnavailable(error), String(error));
});

test('unavailable: network errors, lost connections, shutting down, timeouts', (t) => {
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

test('logs repeated failures in two lines: one at the beginning, one on recovery', (t) => {
  const logged: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const outage = createOutageLog(logger, { failed: 'away', recovered: 'back' });
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3001'), { code: 'ECONNREFUSED' });
  outage.recovered();
  for (let n = 0; n < 5; n += 1) outage.failed(new TypeError('fetch failed', { cause: refused }), { kept: 2 });
  outage.recovered();
  outage.recovered();
  outage.failed('again');
  t.deepEqual(
    logged.map(({ level, msg, reason }) => [level, msg, reason]),
    [
      [40, 'away', 'fetch failed: connect ECONNREFUSED 127.0.0.1:3001'],
      [30, 'back', undefined],
      [40, 'away', 'again'],
    ],
  );
  t.is(logged[0]?.kept, 2);
  t.false(logged.some((line) => 'err' in line));
});

test('keeps the last ten errors of a log without their details, newest first, and writes all lines', (t) => {
  const written: string[] = [];
  const errors = createLastErrors();
  const logger = createLogger('test', 'info', errors.hooks, { write: (line: string) => void written.push(line) });
  for (let i = 1; i <= 12; i += 1) logger.child({ worker: 1 }).error({ err: new Error('secret') }, `fault ${i}`);
  logger.info('all is well');
  logger.warn('nearly');
  t.is(written.length, 14);
  t.deepEqual(
    errors.list().map(({ text }) => text),
    Array.from({ length: 10 }, (_, i) => `fault ${12 - i}`),
  );
  t.notRegex(JSON.stringify(errors.list()), /secret/);
});
