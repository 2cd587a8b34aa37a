import test from 'ava';
import { remembered } from '../../src/lib/remembered.ts';

test('a result is remembered, and forgotten with all others when there are many', (t) => {
  const asked: string[] = [];
  const length = remembered((text) => asked.push(text) && text.length);
  t.is(length('soup'), 4);
  t.is(length('soup'), 4);
  t.is(asked.length, 1);
  for (let at = 0; at < 20_000; at += 1) length(String(at));
  t.is(length('soup'), 4);
  t.is(asked.filter((text) => text === 'soup').length, 2);
});
