import test from 'ava';
import { drained, mostLevel } from '../../src/ports/request-levels.ts';

test('a level drains by the limit in each minute, and no further than to nothing', (t) => {
  t.is(drained(30, 0, 60), 30);
  t.is(drained(30, 15_000, 60), 15);
  t.is(drained(30, 30_000, 60), 0);
  t.is(drained(30, 600_000, 60), 0);
  t.is(drained(30, -5_000, 60), 30, 'a clock that went back drains nothing');
});

test('whoever asked too often may ask again after a minute, however low a limit has become', (t) => {
  t.is(mostLevel(60), 119);
  t.is(drained(100_000, 0, 60), 119);
  t.is(drained(100_000, 60_000, 60), 59);
  t.is(drained(5, 60_000, 1), 0);
});
