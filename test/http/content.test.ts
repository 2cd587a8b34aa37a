import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { compress } from '../../src/http/compress.ts';
import { negotiateEncoding } from '../../src/http/negotiate-encoding.ts';
import { byteRange, ifRangeHolds } from '../../src/http/send-file.ts';

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

const BODIES = { small: Buffer.from('oatcake '.repeat(500)), large: Buffer.from(randomBytes(100_000).toString('hex')) };

test('bodies of every size survive each coding', async (t) => {
  for (const [name, body] of Object.entries(BODIES)) {
    const [br, gzip] = [await compress(body, 'br'), await compress(body, 'gzip')];
    t.true(brotliDecompressSync(br).equals(body), name);
    t.true(gunzipSync(gzip).equals(body), name);
    t.true(br.length < body.length && gzip.length < body.length, name);
    t.is(await compress(body, 'identity'), body);
  }
});

test('reads a range of bytes as in RFC 9110', (t) => {
  const of = (header: string) => byteRange(header, 100);
  t.deepEqual(of('bytes=0-0'), { start: 0, end: 0 });
  t.deepEqual(of('bytes=10-19'), { start: 10, end: 19 });
  t.deepEqual(of('bytes = 10 - 19'), { start: 10, end: 19 });
  t.deepEqual(of('bytes=90-'), { start: 90, end: 99 });
  t.deepEqual(of('bytes=90-5000'), { start: 90, end: 99 });
  t.deepEqual(of('bytes=99-99'), { start: 99, end: 99 });
  t.deepEqual(of('bytes=-7'), { start: 93, end: 99 });
  t.deepEqual(of('bytes=-100'), { start: 0, end: 99 });
  t.deepEqual(of('bytes=-900'), { start: 0, end: 99 });
});

test('a range past the end is unsatisfiable, and anything but a single range is the whole', (t) => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    t.is(byteRange(header, 100), 'unsatisfiable', header);
  t.is(byteRange('bytes=0-', 0), 'unsatisfiable');
  t.is(byteRange('bytes=-5', 0), 'unsatisfiable');
  for (const header of ['', 'bytes=', 'bytes=-', 'bytes=9-8', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b']) {
    t.is(byteRange(header, 100), null, header);
  }
});

test('If-Range holds for exactly the tag or date to send, and if it is absent', (t) => {
  const date = new Date('2026-05-03T10:00:00Z');
  const holds = (header: string) => ifRangeHolds(header, '"abc"', date);
  t.true(holds(''));
  t.true(holds('"abc"'));
  t.true(holds('Sun, 03 May 2026 10:00:00 GMT'));
  t.false(holds('W/"abc"'));
  t.false(holds('Sun, 03 May 2026 10:00:01 GMT'));
});
