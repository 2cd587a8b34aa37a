import { claims, encode, headerOf, signed } from '../token-forge.ts';
import { foreignKey, type HostileTokens, key, parts, withClaims } from './forged.ts';

/** Tokens that are not a compact JWS of a JSON object, or were changed on the way. */
export const HOSTILE_SHAPES: HostileTokens = {
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
  'of five parts, as encrypted ones have': ['not a JWT', () => `${signed(key)}.AAAA.AAAA`],
  'with an empty header': ['not a JWT', () => `.${parts(signed(key)).slice(1).join('.')}`],
  'with an empty signature': ['not a JWT', () => `${parts(signed(key)).slice(0, 2).join('.')}.`],
  'whose header is no JSON': ['not a valid JWT', () => `${encode('alg: RS256')}.${encode(claims())}.AAAA`],
  'whose header is a list': ['typ is not', () => `${encode([headerOf(key)])}.${encode(claims())}.AAAA`],
  'whose header is null': ['not a valid JWT', () => `${encode('null')}.${encode(claims())}.AAAA`],
  'whose header names alg twice': [
    'the signature is wrong',
    () => {
      const header = JSON.stringify(headerOf(key)).replace('{', '{"alg":"none",');
      return `${encode(header)}.${parts(signed(foreignKey))[1]}.${parts(signed(foreignKey))[2]}`;
    },
  ],
  'with the signs of plain base64': ['not a JWT', () => `${signed(key).slice(0, -2)}+/`],
  'with a space in it': ['not a JWT', () => signed(key).replace('.', ' .')],
  'with the scheme twice': ['not a JWT', () => `Bearer ${signed(key)}`],
  'whose payload is nested a thousand times': [
    'the signature is wrong',
    () => `${encode(headerOf(key))}.${encode('['.repeat(1000) + ']'.repeat(1000))}.AAAA`,
  ],
};
