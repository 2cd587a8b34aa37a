import type { KeyObject } from 'node:crypto';
import type { Context } from 'koa';
import koaJwt from 'koa-jwt';
import { CLOCK_TOLERANCE_SECONDS } from '../../domain/token-times.ts';
import { checkClaims } from './access-token-claims.ts';
import { checkHeader } from './access-token-header.ts';
import { KeysUnavailableError, type VerificationKeys } from './verification-keys.ts';
import type { RefusedToken, VerifiedToken } from './verified-token-cache.ts';

interface CheckTokenDeps {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: Pick<VerificationKeys, 'find'>;
}

/** Three parts of base64url without padding (RFC 7515 section 2). */
const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Thrown inside koa-jwt to carry a reason out of it. */
class Refusal extends Error {}

/**
 * Makes the full check of a token: header, key by kid, signature, issuer, audience, times and claims.
 * @throws KeysUnavailableError where there are no keys to check it with
 */
export function createTokenCheck(deps: CheckTokenDeps) {
  const { issuer, audience, keys } = deps;

  const jwt = koaJwt({
    // koa-jwt's types know PEM texts only; jsonwebtoken takes KeyObjects as they are.
    secret: findKey as unknown as koaJwt.SecretLoader,
    getToken: (ctx) => ctx.state.bearerToken as string,
    key: 'accessToken',
    issuer,
    audience,
    algorithms: ['RS256', 'ES256'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  } as koaJwt.Options);

  async function findKey(header: unknown): Promise<KeyObject> {
    const checked = checkHeader(header);
    if (typeof checked === 'string') throw new Refusal(checked);
    const key = await keys.find(checked.kid);
    if (key === null) throw new Refusal('kid is unknown');
    if (key.algorithm !== checked.algorithm) throw new Refusal('alg is not the algorithm of the key');
    return key.publicKey;
  }

  return async (ctx: Context, token: string): Promise<VerifiedToken | RefusedToken> => {
    if (!COMPACT_JWS.test(token)) return { refused: 'it is not a JWT' };
    ctx.state.bearerToken = token;
    try {
      await jwt(ctx, async () => {});
    } catch (error) {
      const cause = originalError(error);
      if (cause instanceof KeysUnavailableError) throw cause;
      return { refused: reasonOf(cause) };
    }
    const claims = checkClaims(ctx.state.accessToken, Math.floor(Date.now() / 1000));
    return typeof claims === 'string' ? { refused: claims } : { ...claims, kid: kidOf(token) };
  };
}

const REASONS: Readonly<Record<string, string>> = {
  'jwt expired': 'it has expired, ask for a new one',
  'jwt not active': 'it is not valid yet',
  'invalid signature': 'the signature is wrong',
};

function originalError(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error ? error.originalError : error;
}

/** Messages of jsonwebtoken quote what was expected, which a header value may not. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('jwt issuer invalid')) return 'iss is another';
  if (message.startsWith('jwt audience invalid')) return 'aud is another';
  return REASONS[message] ?? 'it is not a valid JWT';
}

/** Of a token whose header was checked. */
function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString()).kid;
}
