import { hash, randomUUID, sign } from 'node:crypto';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { refusalOf } from '../domain/refusals.ts';
import { ACCESS_TOKEN_SECONDS } from '../domain/token-times.ts';
import { addressKey } from '../http/address-key.ts';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';
import { type Allowance, createRateLimiter } from '../http/rate-limiter.ts';
import { createGuard } from '../lib/resilience.ts';
import type { ClientStore } from '../ports/client-store.ts';
import { isWellFormedClientId, isWellFormedSecret, secretMatches } from './client-credentials.ts';
import type { KeyRing, SigningKey } from './key-ring.ts';
import { OAuthError } from './oauth-error.ts';
import { readTokenRequest, type TokenRequest } from './token-request.ts';

const FAILURES_PER_MINUTE = 10;

export interface TokenEndpointDeps {
  readonly clients: ClientStore;
  readonly keyRing: KeyRing;
  /** Address of this service (AUTH_URL), without a trailing slash: the `iss` of its tokens. */
  readonly issuer: string;
  /** Address of the API (BASE_URL), without a trailing slash: the `aud` of its tokens. */
  readonly audience: string;
  readonly rateLimitPerMinute: number;
  /** Processes that share that limit; each allows its part. 1 by default. */
  readonly limitsSharedBy?: number | undefined;
  /** Timeout of the database, in milliseconds; below the request's timeout. */
  readonly lookUpMs: number;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** `POST /oauth/token`: the client credentials grant of RFC 6749 section 4.4. */
export function createTokenEndpoint(deps: TokenEndpointDeps): (ctx: Context) => Promise<void> {
  const { clients, keyRing, issuer, audience, logger } = deps;
  const { registry, rateLimitPerMinute: perMinute, limitsSharedBy: sharedBy = 1 } = deps;
  const requests = createRateLimiter({ name: 'tokens', perMinute, sharedBy, registry });
  const failures = createRateLimiter({
    name: 'token-failures',
    policy: 'failures',
    perMinute: FAILURES_PER_MINUTE,
    registry,
  });
  const guard = createGuard({
    refusal: refusalOf('storage_unavailable', 'The client store'),
    timeoutMs: deps.lookUpMs,
    dependency: 'client store',
    registry: deps.registry,
  });
  const authenticate = createAuthentication({ find: (clientId) => guard(() => clients.find(clientId)) });

  async function issue(ctx: Context, request: TokenRequest): Promise<void> {
    if (request.grantType !== 'client_credentials') {
      throw new OAuthError('unsupported_grant_type', 'The only grant_type is client_credentials.');
    }
    const caller = callerOf(request.clientId, ctx.ip);
    // Before any limit, and counting only refusals: a guesser behind the same proxy must not lock a client out, and a guess costs no more
    // than a look-up and a fast hash.
    if (!(await authenticate(request.clientId, request.clientSecret))) {
      refuseExceeded(failures.consume(caller));
      logger.info({ clientId: loggable(request.clientId), address: ctx.ip }, 'a token request failed to authenticate');
      throw new OAuthError('invalid_client', 'There is no client with this id and secret.', {
        headers: { 'WWW-Authenticate': `Basic realm="${issuer}", charset="UTF-8"` },
      });
    }
    const allowance = requests.consume(caller);
    refuseExceeded(allowance);
    ctx.set(rateLimitHeaders(allowance));
    const foreign = request.targets.find((target) => withoutSlash(target) !== withoutSlash(audience));
    if (foreign !== undefined) {
      throw new OAuthError('invalid_target', `The only audience is ${audience}`);
    }
    const key = keyRing.signingKey();
    if (key === null) {
      throw new OAuthError('temporarily_unavailable', 'There is no signing key yet.', {
        headers: { 'Retry-After': '1' },
      });
    }
    ctx.state.client = { clientId: request.clientId };
    ctx.body = {
      access_token: issueAccessToken(key, { issuer, audience, clientId: request.clientId }),
      expires_in: ACCESS_TOKEN_SECONDS,
      token_type: 'Bearer',
    };
  }

  return async (ctx) => {
    ctx.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    await issue(ctx, await readTokenRequest(ctx));
  };
}

/** A key of fixed length for every caller, whatever was sent as the client id, which reveals no address. */
function callerOf(clientId: string, address: string): string {
  return hash('sha256', `${clientId} ${addressKey(address)}`, 'base64url');
}

/** @throws OAuthError 429 `slow_down` */
function refuseExceeded(allowance: Allowance): void {
  if (!allowance.exceeded) return;
  const { resetSeconds } = allowance;
  throw new OAuthError('slow_down', `Too many requests from this client: try again in ${resetSeconds} seconds.`, {
    headers: rateLimitHeaders(allowance),
  });
}

/** Hides other texts: if id and secret were swapped, the id is the secret. */
function loggable(clientId: string): string {
  return isWellFormedClientId(clientId) ? clientId : 'not a client id';
}

/** URL parsers of client libraries add a slash to an address without a path. */
function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}

/**
 * Issues a signed access token with the header and claims of RFC 9068, as a compact JWS (RFC 7515). Without jsonwebtoken, whose checks of
 * options and key take a third of the time of the signature.
 */
function issueAccessToken(
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
  // RFC 7518, section 3.4, requires the two numbers of an ES256 signature as they are; RS256 ignores the option.
  const signature = sign('sha256', Buffer.from(input), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Cache lifetime of right credentials: a disabled client may still get tokens for as long. */
const CACHED_MS = 2000;
const ENTRIES = 10_000;

/** Checks the credentials of a client that may have tokens. Unknown, wrong and disabled look alike. */
export type AuthenticateClient = (clientId: string, secret: string) => Promise<boolean>;

/**
 * Creates a check that looks clients up and compares their secrets. Right credentials are cached for two seconds, so that a client that
 * fetches a token for each request does not also cost a look-up; wrong ones are looked up each time, or a faster answer would reveal which
 * clients exist.
 */
export function createAuthentication(
  clients: Pick<ClientStore, 'find'>,
  now: () => number = () => performance.now(),
): AuthenticateClient {
  const believed = new LRUCache<string, true>({ max: ENTRIES, ttl: CACHED_MS, ttlResolution: 0, perf: { now } });
  return async (clientId, secret) => {
    // A text that cannot be a secret never reaches the database.
    if (!isWellFormedSecret(secret) || clientId.includes('\0')) return false;
    const credentials = hash('sha256', `${clientId}\0${secret}`, 'base64');
    if (believed.has(credentials)) return true;
    const client = await clients.find(clientId);
    const matches = secretMatches(secret, client?.secretHashes ?? []);
    if (!matches || client === null || client.disabled) return false;
    believed.set(credentials, true);
    return true;
  };
}
