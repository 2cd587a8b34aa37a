import test, { type ExecutionContext } from 'ava';
import { type KeepFreshOptions, keepFresh } from '../../exports/keep-fresh.ts';
import { until } from '../support/until.ts';

const OFTEN_SECONDS = 0.02;
const NEVER_SECONDS = 100_000;

/** Something made of a mark that the test changes; `fails` makes it throw. */
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
      well: () => undefined,
    },
    ...options,
  });
  t.teardown(() => fresh.stop());
  return { data, fresh };
}

test('nothing is made until it is asked for, and then once for all who ask', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  t.is(data.made, 0);
  t.deepEqual(await Promise.all([fresh.latest(), fresh.latest()]), ['of a', 'of a']);
  t.is(await fresh.latest(), 'of a');
  t.is(data.made, 1);
});

test('it is made again when the data have changed, and what there was is served until then', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  data.mark = 'b';
  t.is(await fresh.latest(), 'of a');
  await until(async () => (await fresh.latest()) === 'of b');
  t.is(data.made, 2);
});

test('what cannot be made again stays as it was, and comes when it can', async (t) => {
  const { data, fresh } = kept(t);
  await fresh.latest();
  Object.assign(data, { mark: 'b', fails: true });
  await until(() => data.failures > 1);
  t.is(await fresh.latest(), 'of a');
  data.fails = false;
  await until(async () => (await fresh.latest()) === 'of b');
});

test('a first one that fails is told to who asked, and tried again with the next request', async (t) => {
  const { data, fresh } = kept(t, { restMs: 0 });
  data.fails = true;
  await t.throwsAsync(fresh.latest(), { message: 'no space' });
  data.fails = false;
  t.is(await fresh.latest(), 'of a');
});

test('a first one that failed is not made again for every request', async (t) => {
  const { data, fresh } = kept(t);
  data.fails = true;
  for (let asked = 0; asked < 3; asked += 1) await t.throwsAsync(fresh.latest(), { message: 'no space' });
  t.is(data.made, 1);
});

test('who asks first does not wait for long', async (t) => {
  // Waiting alone keeps no process running, and here nothing else does.
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

test('what lay there from before is served at once', async (t) => {
  const { data, fresh } = kept(t, { everySeconds: NEVER_SECONDS });
  fresh.resume({ mark: 'old', value: 'of old' });
  t.is(await fresh.latest(), 'of old');
  t.is(data.made, 0);
});
