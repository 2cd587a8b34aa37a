import { randomUUID, sign } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '../src/domain/token-times.ts';
import type { SigningKey } from './key-ring.ts';

/**
 * A signed access token with the header and claims of RFC 9068, as a compact JWS (RFC 7515). Not by jsonwebtoken, whose checks
 * of options and of the key take a third of the time of the signature.
 */
export function issueAccessToken(
  key: SigningKey,
  claims: { readonly issuer: string; readonly audience: string; readonly clientId: string },
): string {
  const { issuer, audience, clientId } = claims;
  const issuedAt = Math.floor(Date.now() / 1000);
  const header = { alg: key.algorithm, typ: 'at+jwt', kid: key.kid };
  const payload = {
    ...{ iss: issuer, aud: audience, sub: clientId, client_id: clientId },
    ...{ iat: issuedAt, exp: issuedAt + ACCESS_TOKEN_SECONDS, jti: randomUUID() },
  };
  const input = `${encoded(header)}.${encoded(payload)}`;
  // RFC 7518, section 3.4, wants the two numbers of an ES256 signature as they are; RS256 has no use for the option.
  const signature = sign('sha256', Buffer.from(input), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
