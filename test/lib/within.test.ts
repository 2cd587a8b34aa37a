import test from 'ava';
import { within } from '../../src/lib/within.ts';

const late = () => new Error('late');

test('work that takes too long is rejected, and its signal is aborted with the same error', async (t) => {
  let signal: AbortSignal | undefined;
  const work = within(10, late, (asked) => {
    signal = asked();
    return new Promise(() => undefined);
  });
  const error = await t.throwsAsync(work, { message: 'late' });
  t.is(signal?.reason, error);
});

test('the signal of the work is aborted with the reason of who gave up, before or after it is asked for', async (t) => {
  for (const abortFirst of [true, false]) {
    const caller = new AbortController();
    if (abortFirst) caller.abort('enough');
    const work = within(
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
  t.is(await within(60_000, late, async () => 'value'), 'value');
  await t.throwsAsync(
    within(60_000, late, () => Promise.reject(new Error('own'))),
    { message: 'own' },
  );
});
