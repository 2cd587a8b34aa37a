import Router from '@koa/router';
import type { Tracer } from '@opentelemetry/api';
import type Koa from 'koa';
import type { Context } from 'koa';
import { Counter } from 'prom-client';
import { ServiceError } from '../src/domain/errors.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { noRoute } from '../src/http/no-route.ts';
import type { AddressList } from '../src/lib/address-list.ts';
import { JWKS_MAX_AGE_SECONDS } from './key-lifetime.ts';
import { createKeyRing, type KeyRingDeps } from './key-ring.ts';
import { oauthErrors } from './oauth-error.ts';
import { BODY_MS } from './read-body.ts';
import { serverMetadata } from './server-metadata.ts';
import { createTokenEndpoint, type TokenEndpointDeps } from './token-endpoint.ts';

const LOOK_UP_MS = 1500;
/** What is left of the deadline of a request when its body and the database took all their time. */
const MARGIN_MS = 500;

export interface TokenServiceOptions
  extends Omit<TokenEndpointDeps, 'keyRing' | 'lookUpMs'>,
    Omit<KeyRingDeps, 'reloadSeconds'> {
  readonly corsOrigins: '*' | readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: AddressList | undefined;
  readonly tracer?: Tracer | undefined;
  /** How often the keys are read again; a test may not want to wait. */
  readonly keyReloadSeconds?: number;
  /** Longest wait for the database when a client is looked up; 1500 by default. */
  readonly lookUpMs?: number;
}

export interface TokenService {
  readonly app: Koa;
  /** Makes signing keys where there are none, loads them and follows rotations. */
  start(): Promise<void>;
  stop(): void;
  /** Whether there is a key to sign with. */
  ready(): boolean;
}

/** The token service: client credentials in, access tokens out, with the keys to check them by. */
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

  // Neither another case nor a slash at the end leads to an address.
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
      throw new ServiceError(503, 'keys_unavailable', 'There are no signing keys yet.', {
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
    // The pages that explain the problem types are the API's.
    problemBase: audience,
    corsOrigins,
    trustedProxies: options.trustedProxies,
    tracer: options.tracer,
    corsMethods: ['GET', 'HEAD', 'POST'],
    logger,
    registry,
    // Every API reads the keys again each half minute.
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
