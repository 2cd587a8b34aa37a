import { ACCESS_TOKEN_SECONDS, CLOCK_TOLERANCE_SECONDS } from '../../domain/token-times.ts';

export interface AccessTokenClaims {
  readonly clientId: string;
  /** End of validity, seconds since 1970. */
  readonly expiresAt: number;
}

/** Checks claims (RFC 9068) that jsonwebtoken checks only if present. @returns the claims, or the reason of a refusal */
export function checkClaims(payload: unknown, now: number): AccessTokenClaims | string {
  if (typeof payload !== 'object' || payload === null) return 'the payload is no JSON object';
  const { exp, iat, nbf, sub, client_id: clientId, jti } = payload as Readonly<Record<string, unknown>>;
  if (!isInteger(exp)) return 'exp is missing or no integer';
  if (!isInteger(iat)) return 'iat is missing or no integer';
  if (nbf !== undefined && !isInteger(nbf)) return 'nbf is no integer';
  if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat is in the future';
  if (exp - iat > ACCESS_TOKEN_SECONDS) return `the lifetime is longer than ${ACCESS_TOKEN_SECONDS} seconds`;
  if (!isText(sub)) return 'sub is missing';
  if (!isText(clientId)) return 'client_id is missing';
  if (!isText(jti)) return 'jti is missing';
  return { clientId, expiresAt: exp };
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
