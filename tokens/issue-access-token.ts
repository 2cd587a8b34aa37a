import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ACCESS_TOKEN_SECONDS } from './key-lifetime.ts';
import type { SigningKey } from './key-ring.ts';

/** A signed access token with the header and claims of RFC 9068. */
export function issueAccessToken(
  key: SigningKey,
  claims: { readonly issuer: string; readonly audience: string; readonly clientId: string },
): string {
  return jwt.sign({ client_id: claims.clientId }, key.privateKey, {
    algorithm: key.algorithm,
    header: { alg: key.algorithm, typ: 'at+jwt', kid: key.kid },
    issuer: claims.issuer,
    audience: claims.audience,
    subject: claims.clientId,
    expiresIn: ACCESS_TOKEN_SECONDS,
    jwtid: randomUUID(),
  });
}
