import test from 'ava';
import { memoize } from '../src/memoize.ts';

test('memoizes results, and forgets all of them when there are too many', (t) => {
  const asked: string[] = [];
  const length = memoize((text) => asked.push(text) && text.length);
  t.is(length('soup'), 4);
  t.is(length('soup'), 4);
  t.is(asked.length, 1);
  for (let at = 0; at < 20_000; at += 1) length(String(at));
  t.is(length('soup'), 4);
  t.is(asked.filter((text) => text === 'soup').length, 2);
});
