import test from 'ava';
import { Registry } from 'prom-client';
import { createBulkhead } from '../../src/lib/bulkhead.ts';
import { createGuard } from '../../src/lib/guard.ts';

const OPTIONS = {
  timeoutMs: 200,
  bulkhead: createBulkhead(new Registry(), 'a dependency'),
  refusal: (cause: unknown) => cause,
};
const refusedConnection = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('while it is away one piece of work a second is let through', async (t) => {
  let now = 0;
  const guard = createGuard({ ...OPTIONS, now: () => now });
  for (let n = 0; n < 3; n += 1) await t.throwsAsync(guard(refusedConnection));
  now += 1000;
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
  t.is(await guard(slow), 'back');
});

test('opening and closing are reported once each', async (t) => {
  const seen: string[] = [];
  const onOpen = (failure: unknown) => seen.push(`open: ${(failure as Error).message}`);
  let now = 0;
  const guard = createGuard({ ...OPTIONS, now: () => now, onOpen, onClose: () => seen.push('closed') });
  await guard(async () => 1);
  for (let n = 0; n < 5; n += 1) await t.throwsAsync(guard(refusedConnection));
  now += 1000;
  await t.throwsAsync(guard(refusedConnection));
  now += 1000;
  await guard(async () => 1);
  t.deepEqual(seen, ['open: refused', 'closed']);
});

test('work that its caller gave up rejects as it did and never opens it', async (t) => {
  const guard = createGuard(OPTIONS);
  for (let n = 0; n < 10; n += 1)
    await t.throwsAsync(guard(refusedConnection, AbortSignal.abort()), { message: 'refused' });
  t.is(await guard(async () => 1), 1);
});
