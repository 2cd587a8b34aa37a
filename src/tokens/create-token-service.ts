import Router from '@koa/router';
import type { Tracer } from '@opentelemetry/api';
import type Koa from 'koa';
import type { Context } from 'koa';
import { Counter } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { noRoute } from '../http/no-route.ts';
import type { AddressList } from '../lib/address-list.ts';
import { JWKS_MAX_AGE_SECONDS } from './key-lifetime.ts';
import { createKeyRing, type KeyRingDeps } from './key-ring.ts';
import { oauthErrors } from './oauth-error.ts';
import { BODY_MS } from './read-body.ts';
import { createTokenEndpoint, type TokenEndpointDeps } from './token-endpoint.ts';

const LOOK_UP_MS = 1500;
/** Time left for a request after its body and the database took all of theirs. */
const MARGIN_MS = 500;

export interface TokenServiceOptions
  extends Omit<TokenEndpointDeps, 'keyRing' | 'lookUpMs'>,
    Omit<KeyRingDeps, 'reloadSeconds'> {
  readonly corsOrigins: '*' | readonly string[];
  readonly trustedProxies?: AddressList | undefined;
  readonly tracer?: Tracer | undefined;
  /** Interval of reloading the keys; shorter in tests. */
  readonly keyReloadSeconds?: number;
  /** Timeout of a client look-up in the database; 1500 by default. */
  readonly lookUpMs?: number;
}

export interface TokenService {
  readonly app: Koa;
  /** Creates missing signing keys, loads them and follows rotations. */
  start(): Promise<void>;
  stop(): void;
  ready(): boolean;
}

/** Creates the token service: client credentials in, access tokens out, with the keys to verify them. */
export function createTokenService(options: TokenServiceOptions): TokenService {
  const { issuer, audience, corsOrigins, logger, registry, lookUpMs = LOOK_UP_MS } = options;
  const keyRing = createKeyRing({ ...options, reloadSeconds: options.keyReloadSeconds });
  const answers = new Counter({
    name: 'token_requests_total',
    help: 'Requests to the token endpoint by status',
    labelNames: ['status'],
    registers: [registry],
  });
  const renderErrors = oauthErrors(logger);
  const issueToken = createTokenEndpoint({ ...options, keyRing, lookUpMs });

  // Routes match case and trailing slashes exactly.
  const router = new Router({ sensitive: true, strict: true })
    .post('/oauth/token', async (ctx) => {
      await renderErrors(ctx, () => issueToken(ctx));
      answers.inc({ status: ctx.status });
    })
    .get('/.well-known/jwks.json', showKeys)
    .get('/.well-known/oauth-authorization-server', showMetadata);

  function showKeys(ctx: Context): void {
    const keys = keyRing.publicKeys();
    if (keys.length === 0) {
      throw new ServiceError(503, 'keys_unavailable', 'No signing keys yet.', {
        headers: { 'Retry-After': '1' },
      });
    }
    ctx.set('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
    ctx.body = { keys };
  }

  function showMetadata(ctx: Context): void {
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = serverMetadata(issuer);
  }

  const app = createHttpApp({
    service: 'tokens',
    // The API serves the pages of the problem types.
    problemBase: audience,
    corsOrigins,
    trustedProxies: options.trustedProxies,
    tracer: options.tracer,
    corsMethods: ['GET', 'HEAD', 'POST'],
    logger,
    registry,
    // Every API polls the keys each half minute.
    polledPaths: ['/.well-known/jwks.json'],
    deadlineMs: BODY_MS + lookUpMs + MARGIN_MS,
  });
  app.use(router.routes());
  app.use(noRoute(router, 'Tokens are issued at POST /oauth/token.'));

  return {
    app,
    start: () => keyRing.start(),
    stop: () => keyRing.stop(),
    ready: () => keyRing.signingKey() !== null,
  };
}

/** Metadata of the authorization server (RFC 8414), at `/.well-known/oauth-authorization-server`. */
function serverMetadata(issuer: string): Readonly<Record<string, string | readonly string[]>> {
  return {
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    grant_types_supported: ['client_credentials'],
    // Required by RFC 8414; there is no authorization endpoint, hence no response type.
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  };
}
