import { claims, encode, headerOf, signed, signedWithHmac } from '../token-forge.ts';
import { ecKey, foreignKey, type HostileTokens, key, parts, weakKey, withHeader } from './forged.ts';

const pem = key.publicKey.export({ format: 'pem', type: 'spki' }).toString();

/** Tokens without a signature, with a wrong one or a wrong key, or that bring their own key. */
export const HOSTILE_SIGNATURES: HostileTokens = {
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
  'with alg None in another case': [
    'alg is not',
    () => `${encode(headerOf(key, { alg: 'nOnE' }))}.${encode(claims())}.AAAA`,
  ],
  'with an empty alg': ['alg is not', () => withHeader({ alg: '' })],
  'with alg null': ['alg is missing', () => withHeader({ alg: null })],
  'with a list of algs': ['alg is missing', () => withHeader({ alg: ['RS256'] })],
  'that names PS256': ['alg is not', () => withHeader({ alg: 'PS256' })],
  'that names RS256 for an EC key': ['alg is not', () => signed(key, headerOf(ecKey, { alg: 'RS256' }))],
  'signed HS256 with the JWK as secret': [
    'alg is not',
    () => signedWithHmac(JSON.stringify(key.jwk), headerOf(key, { alg: 'HS256' }), claims()),
  ],
  'signed HS256 with an empty secret': [
    'alg is not',
    () => signedWithHmac('', headerOf(key, { alg: 'HS256' }), claims()),
  ],
  'signed with HMAC under an RSA header': [
    'the signature is wrong',
    () => signedWithHmac(pem, headerOf(key), claims()),
  ],
  'with an ES256 signature of zeros': [
    'the signature is wrong',
    () => `${encode(headerOf(ecKey))}.${encode(claims())}.${Buffer.alloc(64).toString('base64url')}`,
  ],
  'with an ES256 signature of the wrong length': [
    'not a valid JWT',
    () => `${encode(headerOf(ecKey))}.${encode(claims())}.${Buffer.alloc(70, 1).toString('base64url')}`,
  ],
  'with a signature that was cut': [
    'the signature is wrong',
    () => {
      const [header, payload, signature] = parts(signed(key));
      return `${header}.${payload}.${signature.slice(0, -8)}`;
    },
  ],
  'with the signature of another token': [
    'the signature is wrong',
    () => {
      const [header, payload] = parts(signed(key));
      return `${header}.${payload}.${parts(signed(key))[2]}`;
    },
  ],
  'signed by a published key that is too short': ['kid is unknown', () => signed(weakKey)],
  'with x5c': ['x5c is not permitted', () => withHeader({ x5c: ['MIIB'] })],
  'with b64': ['b64 is not permitted', () => withHeader({ b64: false })],
  'with an empty crit': ['crit is not permitted', () => withHeader({ crit: [] })],
  'with a kid that climbs folders': ['kid is unknown', () => withHeader({ kid: '../../../../dev/null' })],
  'with a kid that is SQL': ['kid is unknown', () => withHeader({ kid: "' union select 'key" })],
  'with the kid __proto__': ['kid is unknown', () => withHeader({ kid: '__proto__' })],
  'with a kid that is a number': ['kid is missing', () => withHeader({ kid: 1 })],
  'with a list of kids': ['kid is missing', () => withHeader({ kid: [key.kid] })],
  'with an empty kid': ['kid is missing', () => withHeader({ kid: '' })],
};
