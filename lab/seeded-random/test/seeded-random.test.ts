import test from 'ava';
import { createRandom } from '../src/seeded-random.ts';

test('the same seed gives the same numbers, another gives others', (t) => {
  const numbers = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.integer(1000));
  };
  t.deepEqual(numbers(3), numbers(3));
  t.notDeepEqual(numbers(3), numbers(4));
  t.true(new Set(numbers(3)).size > 10);
});

test('chances, picks and orders stay within their bounds', (t) => {
  const random = createRandom(5);
  const times = Array.from({ length: 1000 }, (_, i) => i);
  t.false(times.some(() => random.chance(0)));
  t.true(times.every(() => random.chance(1)));
  const often = times.filter(() => random.chance(0.8)).length;
  t.true(often > 700 && often < 900, `${often}`);
  t.deepEqual(new Set(times.map(() => random.pick(['a', 'b', 'c']))), new Set(['a', 'b', 'c']));
  t.throws(() => random.pick([]), { message: /nothing to pick from/ });
  t.deepEqual(
    random.shuffle(times).toSorted((a, b) => a - b),
    times,
  );
});
