import test, { type ExecutionContext } from 'ava';
import jwt from 'jsonwebtoken';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { setClientDisabled } from '../../src/tokens/clients.ts';
import { rotateKeys } from '../../src/tokens/rotate-keys.ts';
import { serve } from '../support/serve.ts';
import { until } from '../support/until.ts';
import { AUDIENCE, ISSUER, type RunningTokenService, runningTokenService } from './running-token-service.ts';

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
