import { AUDIENCE, headerOf, ISSUER, seconds, signed } from '../token-forge.ts';
import { type HostileTokens, key, withClaims } from './forged.ts';

/** Signed by our own key, with claims that must not pass. */
export const HOSTILE_CLAIMS: HostileTokens = {
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
  'whose exp is null': ['not a valid JWT', () => withClaims({ exp: null })],
  'whose exp is negative': ['it has expired', () => withClaims({ exp: -1 })],
  'whose exp is larger than any integer': ['exp is missing or no integer', () => withClaims({ exp: 1e300 })],
  'whose iat is text': ['iat is missing or no integer', () => withClaims({ iat: String(seconds()) })],
  'whose nbf is text': ['not a valid JWT', () => withClaims({ nbf: 'now' })],
  'whose issuer has a slash too many': ['iss is another', () => withClaims({ iss: `${ISSUER}/` })],
  'whose issuer is a list with ours': ['iss is another', () => withClaims({ iss: [ISSUER] })],
  'whose audience only begins like ours': ['aud is another', () => withClaims({ aud: `${AUDIENCE}0` })],
  'whose audience is an object': ['aud is another', () => withClaims({ aud: { 0: AUDIENCE, length: 1 } })],
  'whose sub is a number': ['sub is missing', () => withClaims({ sub: 1 })],
  'whose client_id is empty': ['client_id is missing', () => withClaims({ client_id: '' })],
  'whose client_id is a list': ['client_id is missing', () => withClaims({ client_id: ['client_good'] })],
  'whose jti is a number': ['jti is missing', () => withClaims({ jti: 1 })],
  'whose payload is null': ['aud is another', () => signed(key, headerOf(key), null)],
};
