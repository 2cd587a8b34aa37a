import { availableParallelism } from 'node:os';
import test from 'ava';
import { threadCount } from '../../../src/read/ocr/create-ocr.ts';

test('a busy machine uses one thread fewer for recognition, at least one and at most four', (t) => {
  t.is(threadCount(4, 0), 4);
  t.is(threadCount(4, 2.9), 4);
  t.is(threadCount(4, 3.1), 3);
  t.is(threadCount(2, 5), 1);
  t.is(threadCount(1, 5), 1);
  t.is(threadCount(64, 0), 4);
  const own = threadCount();
  t.true(own >= 1 && own <= Math.min(4, availableParallelism()));
});
