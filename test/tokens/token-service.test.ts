import test, { type ExecutionContext } from 'ava';
import jwt from 'jsonwebtoken';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import type { ApiClient } from '../../src/ports/client-store.ts';
import { generateClientId, generateClientSecret, hashSecret } from '../../src/tokens/client-credentials.ts';
import { setClientDisabled } from '../../src/tokens/clients.ts';
import { rotateKeys } from '../../src/tokens/rotate-keys.ts';
import { createAuthentication } from '../../src/tokens/token-endpoint.ts';
import { serve } from '../support/serve.ts';
import { until } from '../support/until.ts';
import { AUDIENCE, ISSUER, type RunningTokenService, runningTokenService } from './running-token-service.ts';

test('accepts only POST at the token endpoint', async (t) => {
  const { url } = await runningTokenService(t);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${url}/oauth/token`, { method });
    t.is(response.status, 405);
    t.is(response.headers.get('allow'), 'POST, OPTIONS');
    t.is(response.headers.get('content-type'), 'application/problem+json');
  }
});

test('an unknown address is 404 as a problem', async (t) => {
  const { url } = await runningTokenService(t);
  for (const path of ['/oauth/tokens', '/oauth/token/', '/OAuth/token']) {
    const response = await fetch(`${url}${path}`, { method: 'POST' });
    t.is(response.status, 404, path);
    t.is(((await response.json()) as { code: string }).code, 'route_not_found');
  }
});

test('the metadata names every endpoint below the issuer', async (t) => {
  const { url } = await runningTokenService(t);
  const response = await fetch(`${url}/.well-known/oauth-authorization-server`);
  const metadata = (await response.json()) as Record<string, unknown>;
  t.is(metadata.issuer, ISSUER);
  t.is(metadata.token_endpoint, `${ISSUER}/oauth/token`);
  t.is(metadata.jwks_uri, `${ISSUER}/.well-known/jwks.json`);
  t.deepEqual(metadata.grant_types_supported, ['client_credentials']);
  t.deepEqual(metadata.response_types_supported, []);
  t.deepEqual(metadata.token_endpoint_auth_methods_supported, ['client_secret_post', 'client_secret_basic']);
});

test('the key set holds public members only', async (t) => {
  const service = await runningTokenService(t, { algorithm: 'RS256' });
  const keys = await service.keySet();
  t.is(keys.length, 2);
  for (const key of keys) t.deepEqual(Object.keys(key).sort(), ['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('a script of any origin may request a token and read the answer, without credentials', async (t) => {
  const service = await runningTokenService(t);
  const preflight = await fetch(`${service.url}/oauth/token`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://app.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  t.is(preflight.status, 204);
  t.is(preflight.headers.get('access-control-allow-origin'), '*');
  t.regex(preflight.headers.get('access-control-allow-methods') ?? '', /POST/);
  t.regex(preflight.headers.get('access-control-allow-headers') ?? '', /content-type/i);
  const refused = await fetch(`${service.url}/oauth/token`, {
    method: 'POST',
    headers: { Origin: 'http://app.example' },
  });
  t.is(refused.status, 400);
  t.is(refused.headers.get('access-control-allow-origin'), '*');
  t.is(refused.headers.get('access-control-allow-credentials'), null);
});

test('other origins than the configured ones may not read answers', async (t) => {
  const service = await runningTokenService(t, { corsOrigins: ['http://app.example'] });
  const from = async (origin: string) =>
    (await fetch(`${service.url}/.well-known/jwks.json`, { headers: { Origin: origin } })).headers.get(
      'access-control-allow-origin',
    );
  t.is(await from('http://app.example'), 'http://app.example');
  t.is(await from('http://evil.example'), null);
});

/** A client that can be disabled, its authentication, and a manual clock. */
function authentication() {
  const [clientId, secret] = [generateClientId(), generateClientSecret()];
  const client = {
    clientId,
    name: 'App',
    requestsPerMinute: null,
    secretHashes: [hashSecret(secret)],
    createdAt: new Date(),
  };
  const state = { disabled: false, lookUps: 0, nowMs: 1000 };
  const find = async (id: string): Promise<ApiClient | null> => {
    state.lookUps += 1;
    return id === clientId ? { ...client, disabled: state.disabled } : null;
  };
  return { clientId, secret, state, authenticate: createAuthentication({ find }, () => state.nowMs) };
}

test('caches right credentials for two seconds, and refuses a client disabled since then afterwards', async (t) => {
  const { clientId, secret, state, authenticate } = authentication();
  t.true(await authenticate(clientId, secret));
  state.disabled = true;
  state.nowMs += 1999;
  t.true(await authenticate(clientId, secret));
  t.is(state.lookUps, 1);
  state.nowMs += 2;
  t.false(await authenticate(clientId, secret));
  t.is(state.lookUps, 2);
});

test('looks up wrong credentials each time, whether or not the client was seen before', async (t) => {
  const { clientId, secret, state, authenticate } = authentication();
  const wrong = generateClientSecret();
  t.true(await authenticate(clientId, secret));
  for (const id of [clientId, generateClientId()]) {
    state.lookUps = 0;
    t.false(await authenticate(id, wrong));
    t.false(await authenticate(id, wrong));
    t.is(state.lookUps, 2);
  }
});

const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

/** Asks a service behind the verifier, which gets its keys from the token service over HTTP; returns the status. */
async function verifiedBy(
  t: ExecutionContext,
  tokens: RunningTokenService,
): Promise<(token: string) => Promise<number>> {
  const registry = new Registry();
  const logger = pino({ enabled: false });
  const verifier = createAccessTokenVerifier({
    jwksUri: `${tokens.url}/.well-known/jwks.json`,
    issuer: ISSUER,
    audience: AUDIENCE,
    clients: tokens.clients,
    clientsPollMs: 20,
    logger,
    registry,
  });
  t.teardown(() => verifier.stop());
  await verifier.start();
  const app = createHttpApp({ service: 'test', problemBase: AUDIENCE, corsOrigins: '*', logger, registry });
  app.use(verifier.middleware);
  app.use((ctx) => {
    ctx.status = 204;
  });
  const url = await serve(t, app.callback());
  return async (token) => (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
}

for (const algorithm of ['RS256', 'ES256'] as const) {
  test(`a token signed ${algorithm} by the token service passes the verifier`, async (t) => {
    const tokens = await runningTokenService(t, { algorithm });
    const statusOf = await verifiedBy(t, tokens);
    t.is(await statusOf(await tokens.token()), 204);
  });
}

test('tokens pass before and after rotations of the keys', async (t) => {
  const tokens = await runningTokenService(t);
  const statusOf = await verifiedBy(t, tokens);
  const old = await tokens.token();
  let newest = kidOf(old);
  for (const minutes of [1, 2]) {
    await rotateKeys({ ...tokens, algorithm: 'ES256', now: new Date(Date.now() + minutes * 60_000) });
    let token = old;
    const before = newest;
    await until(async () => {
      token = await tokens.token();
      return kidOf(token) !== before;
    });
    newest = kidOf(token);
    t.is(await statusOf(token), 204);
    t.is(await statusOf(old), 204);
  }
});

test('a client disabled in the database loses its tokens', async (t) => {
  const tokens = await runningTokenService(t);
  const statusOf = await verifiedBy(t, tokens);
  const token = await tokens.token();
  t.is(await statusOf(token), 204);
  await setClientDisabled(tokens.clients, tokens.credentials.client_id, true);
  await until(async () => (await statusOf(token)) === 401);
});
