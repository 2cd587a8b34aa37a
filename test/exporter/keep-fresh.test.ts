import test, { type ExecutionContext } from 'ava';
import { type KeepFreshOptions, keepFresh } from '../../src/exporter/keep-fresh.ts';
import { until } from '../support/until.ts';

const OFTEN_SECONDS = 0.02;
const NEVER_SECONDS = 100_000;

/** A product of a version stamp that the test changes; `fails` makes it throw. */
function kept(t: ExecutionContext, options: Partial<KeepFreshOptions<string>> = {}) {
  const data = { mark: 'a', fails: false, made: 0, failures: 0 };
  const fresh = keepFresh<string>({
    async make() {
      data.made += 1;
      if (data.fails) throw new Error('no space');
      return { mark: data.mark, value: `of ${data.mark}` };
    },
    mark: async () => data.mark,
    everySeconds: OFTEN_SECONDS,
    patienceMs: 60_000,
    outage: {
      failed() {
        data.failures += 1;
      },
      recovered: () => undefined,
    },
    ...options,
  });
  t.teardown(() => fresh.stop());
  return { data, fresh };
}

test('makes nothing until it is requested, and then once for all requests', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  t.is(data.made, 0);
  t.deepEqual(await Promise.all([fresh.latest(), fresh.latest()]), ['of a', 'of a']);
  t.is(await fresh.latest(), 'of a');
  t.is(data.made, 1);
});

test('remakes the product when the data have changed, and serves the old one until then', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  data.mark = 'b';
  t.is(await fresh.latest(), 'of a');
  await until(async () => (await fresh.latest()) === 'of b');
  t.is(data.made, 2);
});

test('keeps the old product if it cannot be remade, until it can', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  Object.assign(data, { mark: 'b', fails: true });
  await until(() => data.failures > 1);
  t.is(await fresh.latest(), 'of a');
  data.fails = false;
  await until(async () => (await fresh.latest()) === 'of b');
});

test('the first request gets the error of a first failure, and the next one tries again', async (t) => {
  const { data, fresh } = kept(t, { restMs: 0 });
  data.fails = true;
  await t.throwsAsync(fresh.latest(), { message: 'no space' });
  data.fails = false;
  t.is(await fresh.latest(), 'of a');
});

test('does not retry a failed first product for every request', async (t) => {
  const { data, fresh } = kept(t);
  data.fails = true;
  for (let asked = 0; asked < 3; asked += 1) await t.throwsAsync(fresh.latest(), { message: 'no space' });
  t.is(data.made, 1);
});

test('the first request does not wait for long', async (t) => {
  // Waiting alone keeps no process alive, and here nothing else does.
  const running = setInterval(() => undefined, 1000);
  t.teardown(() => clearInterval(running));
  let finish: () => void = () => undefined;
  const made = new Promise<{ mark: string; value: string }>((resolve) => {
    finish = () => resolve({ mark: 'a', value: 'late' });
  });
  const { fresh } = kept(t, { make: () => made, patienceMs: 1 });
  t.is(await fresh.latest(), null);
  finish();
  await until(async () => (await fresh.latest()) === 'late');
});

test('serves an earlier product at once', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  fresh.resume({ mark: 'old', value: 'of old' });
  t.is(await fresh.latest(), 'of old');
  t.is(data.made, 0);
});
