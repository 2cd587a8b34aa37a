import test from 'ava';
import { oneAtATime } from '../../src/lib/one-at-a-time.ts';

test('never runs twice at once, and calls during a run share the next', async (t) => {
  const ends: (() => void)[] = [];
  const work = oneAtATime(() => new Promise((resolve) => void ends.push(resolve)));
  const first = work.run();
  const [second, third] = [work.run(), work.run()];
  t.is(second, third);
  t.is(ends.length, 1);
  ends[0]?.();
  await first;
  t.is(ends.length, 2);
  ends[1]?.();
  await second;
  await work.idle();
  t.is(ends.length, 2);
});
