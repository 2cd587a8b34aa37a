import test from 'ava';
import { negotiateEncoding } from '../../src/http/negotiate-encoding.ts';

test('the smaller body wins if the client has no preference', (t) => {
  for (const [header, coding] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0.5 , gzip ; q=0.2', 'br'],
    ['identity, gzip;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    [';;,,', 'identity'],
  ] as const) {
    t.is(negotiateEncoding(header), coding, header);
  }
});

test('null if everything is excluded', (t) => {
  for (const header of ['identity;q=0', '*;q=0', 'deflate, *;q=0']) t.is(negotiateEncoding(header), null, header);
});
