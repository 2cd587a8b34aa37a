import test from 'ava';
import { keySetServer } from '../../support/key-set-server.ts';
import {
  AUDIENCE,
  claims,
  encode,
  type ForgeKey,
  headerOf,
  makeEcKey,
  makeKey,
  seconds,
  signed,
  signedWithHmac,
} from '../../support/token-forge.ts';
import { verifiedService } from './verified-service.ts';

const key = makeKey('rsa-key');
const ecKey = makeEcKey('ec-key');
const foreignKey = makeKey('foreign-key');
const pem = key.publicKey.export({ format: 'pem', type: 'spki' }).toString();

const withHeader = (changes: Record<string, unknown>, by: ForgeKey = key) => signed(by, headerOf(key, changes));
const withClaims = (changes: Record<string, unknown>) => signed(key, headerOf(key), claims(changes));
const parts = (token: string) => token.split('.') as [string, string, string];

const HOSTILE: Readonly<Record<string, readonly [reason: string, make: () => string]>> = {
  'that is not signed (alg none)': [
    'not a JWT',
    () => `${encode(headerOf(key, { alg: 'none' }))}.${encode(claims())}.`,
  ],
  'with alg none and a signature': [
    'alg is not',
    () => `${encode(headerOf(key, { alg: 'none' }))}.${encode(claims())}.AAAA`,
  ],
  'signed HS256 with the public key as secret': [
    'alg is not',
    () => signedWithHmac(pem, headerOf(key, { alg: 'HS256' }), claims()),
  ],
  'signed by another key under our kid': ['the signature is wrong', () => withHeader({}, foreignKey)],
  'with an unknown kid': ['kid is unknown', () => signed(foreignKey)],
  'without kid': ['kid is missing', () => withHeader({ kid: undefined })],
  'with an algorithm we do not use': ['alg is not', () => withHeader({ alg: 'RS512' })],
  'that names ES256 for an RSA key': ['alg is not', () => signed(ecKey, headerOf(key, { alg: 'ES256' }))],
  'with another typ': ['typ is not', () => withHeader({ typ: 'JWT' })],
  'without typ': ['typ is not', () => withHeader({ typ: undefined })],
  'with an unknown crit': ['crit is not permitted', () => withHeader({ crit: ['b64'] })],
  'with jku': ['jku is not permitted', () => withHeader({ jku: 'http://127.0.0.1/keys' })],
  'with an embedded jwk': [
    'jwk is not permitted',
    () => signed(foreignKey, headerOf(foreignKey, { jwk: foreignKey.jwk, kid: key.kid })),
  ],
  'with x5u': ['x5u is not permitted', () => withHeader({ x5u: 'http://127.0.0.1/cert' })],
  'that has expired': ['it has expired', () => withClaims({ iat: seconds() - 400, exp: seconds() - 100 })],
  'without exp': ['exp is missing', () => withClaims({ exp: undefined })],
  'with exp ten years ahead': ['the lifetime is longer', () => withClaims({ exp: seconds() + 315_360_000 })],
  'with exp as text': ['not a valid JWT', () => withClaims({ exp: String(seconds() + 60) })],
  'with exp that is no integer': ['no integer', () => withClaims({ exp: seconds() + 60.5 })],
  'with iat in the future': ['iat is in the future', () => withClaims({ iat: seconds() + 120, exp: seconds() + 300 })],
  'without iat': ['iat is missing', () => withClaims({ iat: undefined })],
  'with nbf in the future': ['it is not valid yet', () => withClaims({ nbf: seconds() + 120 })],
  'of another issuer': ['iss is another', () => withClaims({ iss: 'http://evil.example' })],
  'without issuer': ['iss is another', () => withClaims({ iss: undefined })],
  'for another audience': ['aud is another', () => withClaims({ aud: 'http://other.example' })],
  'for a list of other audiences': [
    'aud is another',
    () => withClaims({ aud: ['http://other.example', `${AUDIENCE}.evil.example`] }),
  ],
  'without audience': ['aud is another', () => withClaims({ aud: undefined })],
  'without sub': ['sub is missing', () => withClaims({ sub: undefined })],
  'without client_id': ['client_id is missing', () => withClaims({ client_id: undefined })],
  'without jti': ['jti is missing', () => withClaims({ jti: undefined })],
  'of an unknown client': [
    'its client is unknown',
    () => withClaims({ client_id: 'client_nobody', sub: 'client_nobody' }),
  ],
  'whose payload was changed': [
    'the signature is wrong',
    () => {
      const [header, , signature] = parts(signed(key));
      return `${header}.${encode(claims({ sub: 'someone else' }))}.${signature}`;
    },
  ],
  'whose payload is an array': ['aud is another', () => signed(key, headerOf(key), [1])],
  'whose payload is text': ['aud is another', () => signed(key, headerOf(key), 'text')],
  'with base64 padding': [
    'not a JWT',
    () => {
      const [header, payload, signature] = parts(signed(key));
      return `${header}=.${payload}.${signature}`;
    },
  ],
  'of two parts': ['not a JWT', () => parts(signed(key)).slice(0, 2).join('.')],
  'of four parts': ['not a JWT', () => `${signed(key)}.AAAA`],
  'longer than 4 kB': ['longer than 4096', () => withClaims({ note: 'x'.repeat(4096) })],
  'that is no JWT at all': ['not a JWT', () => 'secret'],
};

for (const [kind, [reason, make]] of Object.entries(HOSTILE)) {
  test(`a token ${kind} is refused`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    const body = (await response.json()) as Record<string, unknown>;
    t.is(response.status, 401);
    t.is(body.code, 'invalid_token');
    t.true(String(body.detail).includes(reason), String(body.detail));
    t.regex(
      response.headers.get('www-authenticate') ?? '',
      /^Bearer realm="[^"]+", error="invalid_token", error_description="[^"\\]+"$/,
    );
  });
}

const FINE: Readonly<Record<string, () => string>> = {
  'as the token service makes them': () => signed(key),
  'signed ES256': () => signed(ecKey),
  'whose aud is a list that holds ours': () => withClaims({ aud: ['http://other.example', AUDIENCE] }),
  'that expired within the clock tolerance': () => withClaims({ iat: seconds() - 310, exp: seconds() - 10 }),
  'issued by a clock that is a little ahead': () => withClaims({ iat: seconds() + 20, exp: seconds() + 320 }),
  'with the long form of typ': () => withHeader({ typ: 'application/at+jwt' }),
};

for (const [kind, make] of Object.entries(FINE)) {
  test(`a token ${kind} is accepted`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    t.is(response.status, 200);
    t.deepEqual(await response.json(), { clientId: 'client_good' });
  });
}
