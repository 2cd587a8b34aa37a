import test from 'ava';
import { isNotModified } from '../../src/http/conditional.ts';

const NOW = new Date('2026-11-21T08:00:15.900Z');

test('If-None-Match compares weakly, takes lists and *, and is not misled by commas in tags', (t) => {
  const same = (ifNoneMatch: string) => isNotModified({ 'if-none-match': ifNoneMatch }, '"a,b"');
  for (const header of ['"a,b"', 'W/"a,b"', '"x", "a,b"', ' * ', '"x",W/"a,b","y"']) t.true(same(header), header);
  for (const header of ['"a"', 'a,b', '"x"', '"A,B"', '']) t.false(same(header), header);
});

test('If-Modified-Since counts whole seconds, and is ignored beside If-None-Match', (t) => {
  const since = (ifModifiedSince: string, ifNoneMatch = '') =>
    isNotModified({ 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince }, '"a"', NOW);
  t.true(since('Sat, 21 Nov 2026 08:00:15 GMT'));
  t.false(since('Sat, 21 Nov 2026 08:00:14 GMT'));
  t.false(since('yesterday'));
  t.false(since('Sat, 21 Nov 2026 08:00:15 GMT', '"other"'));
});
