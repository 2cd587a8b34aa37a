import type { IncomingMessage } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { requestState } from '../../http/request-state.ts';
import { measureGauge } from '../../lib/measured.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import { createTokenCheck } from './check-token.ts';
import { createClientAdmission } from './client-admission.ts';
import { createKeyFetcher } from './fetch-keys.ts';
import { cannotVerify, createTokenErrors, type TokenErrors } from './token-errors.ts';
import { createVerificationKeys } from './verification-keys.ts';
import { createVerifiedTokenCache, type RefusedToken, type VerifiedToken } from './verified-token-cache.ts';

export interface AccessTokenVerifierOptions {
  /** Address of the token service's key set. */
  readonly jwksUri: string;
  /** Expected `iss` (AUTH_URL). */
  readonly issuer: string;
  /** Expected in `aud` (BASE_URL). */
  readonly audience: string;
  readonly clients: Pick<ClientStore, 'find' | 'exceptions'>;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Interval of reading disabled clients and limits; 2 s by default. */
  readonly clientsPollMs?: number;
}

export interface AccessTokenVerifier {
  /** Lets requests with a valid token pass and sets `ctx.state.client`; throws a ServiceError 400, 401 or 503. */
  readonly middleware: Middleware;
  /** Loads keys and disabled clients; also resolves if the token service is not there yet, and keeps trying. */
  start(): Promise<void>;
  stop(): void;
  ready(): boolean;
}

/** Checks the access token of every request, each token fully at most once a minute. */
export function createAccessTokenVerifier(options: AccessTokenVerifierOptions): AccessTokenVerifier {
  const errors = createTokenErrors(options.audience);
  const { jwksUri, clients, logger, registry, clientsPollMs } = options;
  const cache = createVerifiedTokenCache();
  const keys = createVerificationKeys({
    fetchKeys: createKeyFetcher(jwksUri),
    logger,
    onRemoved: (kids) => cache.dropKeys(kids),
  });
  measureGauge(registry, {
    name: 'access_token_keys_age_seconds',
    help: 'Time since the public keys of the token service were last read',
    read: () => {
      const ms = keys.ageMs();
      return ms === null ? null : ms / 1000;
    },
  });
  const admission = createClientAdmission({ clients, logger, pollMs: clientsPollMs });
  const checkToken = createTokenCheck({ ...options, keys });
  const checks = new Counter({
    name: 'access_token_checks_total',
    help: 'Access tokens checked, by outcome; cached ones were checked before',
    labelNames: ['outcome'],
    registers: [registry],
  });

  async function check(ctx: Context, token: string): Promise<VerifiedToken | RefusedToken> {
    try {
      const outcome = await checkToken(ctx, token);
      if ('refused' in outcome || (await admission.isAdmitted(outcome.clientId))) return outcome;
      return { refused: 'its client is unknown or disabled' };
    } catch (error) {
      checks.inc({ outcome: 'unavailable' });
      throw cannotVerify(error);
    }
  }

  async function verify(ctx: Context): Promise<VerifiedToken> {
    const token = bearerToken(ctx.req, errors);
    const key = cache.key(token);
    const known = cache.verified(key);
    if (known !== undefined && !admission.isDisabled(known.clientId)) {
      checks.inc({ outcome: 'cached' });
      return known;
    }
    const outcome = cache.refused(key) ?? (await check(ctx, token));
    if ('refused' in outcome) {
      cache.keepRefused(key, outcome);
      checks.inc({ outcome: 'refused' });
      throw errors.refused(outcome.refused);
    }
    cache.keepVerified(key, outcome);
    checks.inc({ outcome: 'verified' });
    return outcome;
  }

  return {
    async middleware(ctx: Context, next: Next) {
      const { clientId } = await verify(ctx);
      const requestsPerMinute = admission.limitOf(clientId);
      requestState(ctx).client = { clientId, ...(requestsPerMinute !== null && { requestsPerMinute }) };
      await next();
    },
    async start() {
      await Promise.all([keys.start(), admission.start()]);
    },
    stop() {
      keys.stop();
      admission.stop();
    },
    ready: () => keys.ready(),
  };
}

const NAME = 'authorization';
const MAX_HEADER_LENGTH = 4096;

const SCHEME = /^bearer(?: +|$)/i;

/** Extracts the token from the Authorization header (RFC 6750 section 2.1). @throws ServiceError 400 or 401 */
function bearerToken(request: IncomingMessage, errors: TokenErrors): string {
  const header = request.headers.authorization;
  if (header === undefined) throw errors.noToken;
  if (isRepeated(request.rawHeaders)) throw errors.badRequest('there is more than one Authorization header');
  if (header.length > MAX_HEADER_LENGTH)
    throw errors.refused(`the Authorization header is longer than ${MAX_HEADER_LENGTH} bytes`);
  const scheme = SCHEME.exec(header)?.[0];
  if (scheme === undefined) throw errors.noToken;
  return header.slice(scheme.length);
}

/** Detects several Authorization headers, of which Node drops all but the first. */
function isRepeated(rawHeaders: readonly string[]): boolean {
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) seen += 1;
  }
  return seen > 1;
}
