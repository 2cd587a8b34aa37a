import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ACCESS_TOKEN_SECONDS } from '../src/domain/token-times.ts';
import { createBreaker } from '../src/http/breaker.ts';
import { rateLimitHeaders } from '../src/http/rate-limit-headers.ts';
import { type Allowance, createRateLimiter } from '../src/http/rate-limiter.ts';
import type { ClientStore } from '../src/ports/client-store.ts';
import type { RequestLevels } from '../src/ports/request-levels.ts';
import { createAuthentication } from './authenticate-client.ts';
import { isWellFormedClientId } from './client-credentials.ts';
import { issueAccessToken } from './issue-access-token.ts';
import type { KeyRing } from './key-ring.ts';
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
  /** Requests a minute with the right secret, for each client and address. */
  readonly rateLimitPerMinute: number;
  readonly requestLevels: RequestLevels;
  /** Longest wait for the database, in milliseconds; ends before the deadline of the request. */
  readonly lookUpMs: number;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** `POST /oauth/token`: the client credentials grant of RFC 6749 section 4.4. */
export function createTokenEndpoint(deps: TokenEndpointDeps): (ctx: Context) => Promise<void> {
  const { clients, keyRing, issuer, audience, logger } = deps;
  const limits = { logger, registry: deps.registry };
  const requests = createRateLimiter({
    ...limits,
    name: 'tokens',
    perMinute: deps.rateLimitPerMinute,
    levels: deps.requestLevels,
  });
  // Counted by each process alone: a guesser must not make the database work.
  const failures = createRateLimiter({
    ...limits,
    name: 'token-failures',
    policy: 'failures',
    perMinute: FAILURES_PER_MINUTE,
    levels: null,
  });
  const guard = createBreaker({
    code: 'storage_unavailable',
    subject: 'The client store',
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
    // Before any limit, and counting only what it refuses: a guesser behind the same proxy must not lock a client out,
    // and a guess costs no more than a look-up and a fast hash.
    if (!(await authenticate(request.clientId, request.clientSecret))) {
      refuseExceeded(await failures.consume(caller));
      logger.info({ clientId: loggable(request.clientId), address: ctx.ip }, 'a token request failed to authenticate');
      throw new OAuthError('invalid_client', 'There is no client with this id and secret.', {
        headers: { 'WWW-Authenticate': `Basic realm="${issuer}", charset="UTF-8"` },
      });
    }
    const allowance = await requests.consume(caller);
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

/** A key of one length for every caller, whatever was sent as the client id, from which no address can be read. */
function callerOf(clientId: string, address: string): string {
  return hash('sha256', `${clientId} ${address}`, 'base64url');
}

/** @throws OAuthError 429 `slow_down` */
function refuseExceeded(allowance: Allowance): void {
  if (!allowance.exceeded) return;
  const { resetSeconds } = allowance;
  throw new OAuthError('slow_down', `Too many requests from this client: try again in ${resetSeconds} seconds.`, {
    headers: rateLimitHeaders(allowance),
  });
}

/** With id and secret swapped, what came as the id is the secret. */
function loggable(clientId: string): string {
  return isWellFormedClientId(clientId) ? clientId : 'not a client id';
}

/** URL parsers of client libraries add a slash to an address without a path. */
function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}
