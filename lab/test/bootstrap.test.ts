import test from 'ava';
import { bootstrapInterval } from '../reader/measure/bootstrap.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the interval is as wide as the groups differ, and includes the figure', (t) => {
  const values = Array.from({ length: 100 }, (_, i) => i % 10);
  const [low, high] = bootstrapInterval(values, String, mean) ?? [0, 0];
  t.true(low < 4.5 && high > 4.5);
  const each = values.map((value, i) => ({ value, group: String(i) }));
  const [from, to] = bootstrapInterval(
    each,
    ({ group }) => group,
    (drawn) => mean(drawn.map(({ value }) => value)),
  ) ?? [0, 0];
  t.true(to - from < high - low, 'ten times the groups, and no wider');
  t.true(Math.abs(to - from - 2 * 1.96 * (2.87 / 10)) < 0.3, 'as the normal approximation says');
});

test('identical groups have no width, and few groups have no interval', (t) => {
  const same = Array.from({ length: 5 }, (_, i) => ({ group: String(i) }));
  t.deepEqual(
    bootstrapInterval(
      same,
      ({ group }) => group,
      () => 3,
    ),
    [3, 3],
  );
  t.is(bootstrapInterval([1, 2, 3, 4], String, mean), null);
});
