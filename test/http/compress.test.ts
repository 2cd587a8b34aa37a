import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { compress } from '../../src/http/compress.ts';

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
