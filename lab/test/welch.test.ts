import test from 'ava';
import { welch, withoutTail } from '../torture/token-attacks/welch.ts';

test("Welch's t is the difference of the means in standard errors", (t) => {
  // Means 2 and 6, variances 1 and 4, three values each: -4 / sqrt(1/3 + 4/3).
  const { t: value, difference } = welch([1, 2, 3], [4, 6, 8]);
  t.is(difference, -4);
  t.true(Math.abs(value + 3.0984) < 0.0001);
});

test('the largest twentieth is left out', (t) => {
  t.deepEqual(
    withoutTail(Array.from({ length: 20 }, (_, n) => 20 - n)),
    Array.from({ length: 19 }, (_, n) => n + 1),
  );
});
