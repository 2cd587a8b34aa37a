import { generateKeyPairSync } from 'node:crypto';
import test from 'ava';
import { createKeyFetcher } from '../../../src/api/access-token/fetch-keys.ts';
import { serve } from '../../support/serve.ts';
import { makeEcKey, makeKey } from '../../support/token-forge.ts';

const good = makeEcKey('good');
const rsa = makeKey('rsa');
const privateKey = { ...rsa.privateKey.export({ format: 'jwk' }), kid: 'private', alg: 'RS256', use: 'sig' };
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' });

/** Unusable entries of a key set, by what is wrong with them. */
const STRANGE: Readonly<Record<string, unknown>> = {
  'a kty that nobody knows': { kty: 'XYZ', kid: 'x', use: 'sig' },
  'a secret': { kty: 'oct', k: 'c2VjcmV0', kid: 'x', alg: 'HS256' },
  'no n': { ...rsa.jwk, kid: 'x', n: undefined },
  'an n that is no base64url': { ...rsa.jwk, kid: 'x', n: '%%%' },
  'an n that is a number': { ...rsa.jwk, kid: 'x', n: 5 },
  'a private key': privateKey,
  'a key to encrypt with': { ...rsa.jwk, kid: 'x', use: 'enc' },
  'an algorithm to encrypt with': { ...rsa.jwk, kid: 'x', use: undefined, alg: 'RSA-OAEP' },
  'no algorithm': { ...rsa.jwk, kid: 'x', alg: undefined },
  'operations other than verify': { ...rsa.jwk, kid: 'x', use: undefined, key_ops: ['encrypt'] },
  'no kid': { ...rsa.jwk, kid: undefined },
  'a kid that is a number': { ...rsa.jwk, kid: 7 },
  'too few bits': { ...weak, kid: 'x', alg: 'RS256', use: 'sig' },
  'a curve that nobody knows': { ...good.jwk, kid: 'x', crv: 'P-999' },
  'a point off the curve': { ...good.jwk, kid: 'x', x: 'AAAA' },
  null: null,
  'a text': 'key',
  'a number': 5,
  'a list': [],
};

for (const [what, entry] of Object.entries(STRANGE)) {
  test(`ignores a strange entry of the key set (${what}) and uses the others`, async (t) => {
    let keys: readonly unknown[] = [];
    const url = await serve(t, (_request, response) => response.end(JSON.stringify({ keys })));
    const fetchKeys = createKeyFetcher(url);
    for (keys of [
      [entry, good.jwk],
      [good.jwk, entry],
    ]) {
      t.deepEqual([...(await fetchKeys()).keys()], ['good']);
    }
    keys = [entry];
    await t.throwsAsync(fetchKeys(), { any: true });
  });
}

for (const text of ['', 'null', '[]', '{}', '{"keys":null}', '{"keys":{}}', '{"keys":[]}', '<html>', '{"keys":[']) {
  test(`refuses an answer that is not a key set: ${text || 'nothing'}`, async (t) => {
    const url = await serve(t, (_request, response) => response.end(text));
    await t.throwsAsync(createKeyFetcher(url)(), { any: true });
  });
}
