import test from 'ava';
import { monthsFrom } from '../../src/domain/months.ts';

test('months follow each other over the end of a year', (t) => {
  t.deepEqual(monthsFrom('2026-11', '2027-02'), ['2026-11', '2026-12', '2027-01', '2027-02']);
  t.deepEqual(monthsFrom('2026-09', '2026-10'), ['2026-09', '2026-10']);
  t.deepEqual(monthsFrom('2026-05', '2026-05'), ['2026-05']);
  t.deepEqual(monthsFrom('2026-06', '2026-05'), []);
});
