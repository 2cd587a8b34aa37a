import type { KeyObject } from 'node:crypto';
import type { Context } from 'koa';
import koaJwt from 'koa-jwt';
import { CLOCK_TOLERANCE_SECONDS } from '../../domain/token-times.ts';
import { checkClaims } from './access-token-claims.ts';
import { KeysUnavailableError, type VerificationKeys } from './verification-keys.ts';
import type { RefusedToken, VerifiedToken } from './verified-token-cache.ts';

const PERMITTED_TYPES: ReadonlySet<unknown> = new Set(['at+jwt', 'application/at+jwt']);

/** Header members by which a token brings its own key or rules. */
const FORBIDDEN_MEMBERS = ['crit', 'jku', 'jwk', 'x5u', 'x5c', 'b64'];

export interface AccessTokenHeader {
  readonly kid: string;
  readonly algorithm: string;
}

/** Checks the JOSE header (RFC 9068, RFC 8725). @returns its fields, or the reason of a refusal */
function checkHeader(header: unknown): AccessTokenHeader | string {
  if (typeof header !== 'object' || header === null) return 'the header is no JSON object';
  const { typ, kid, alg } = header as Readonly<Record<string, unknown>>;
  if (!PERMITTED_TYPES.has(typeof typ === 'string' ? typ.toLowerCase() : typ)) return 'typ is not at+jwt';
  const forbidden = FORBIDDEN_MEMBERS.find((member) => member in header);
  if (forbidden !== undefined) return `${forbidden} is not permitted in the header`;
  if (typeof kid !== 'string' || kid === '') return 'kid is missing';
  if (typeof alg !== 'string') return 'alg is missing';
  return { kid, algorithm: alg };
}

interface CheckTokenDeps {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: Pick<VerificationKeys, 'find'>;
}

/** Three parts of base64url without padding (RFC 7515 section 2). */
const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Carries a reason out of koa-jwt. */
class Refusal extends Error {}

/**
 * Creates the full check of a token: header, key by kid, signature, issuer, audience, times and claims. The check throws a
 * KeysUnavailableError if there are no keys.
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

/** Messages of jsonwebtoken quote expected values, which header values may not contain. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('jwt issuer invalid')) return 'iss is another';
  if (message.startsWith('jwt audience invalid')) return 'aud is another';
  return REASONS[message] ?? 'it is not a valid JWT';
}

/** Takes a token whose header was checked. */
function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString()).kid;
}
