import { randomBytes } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createClient } from '../../src/tokens/clients.ts';
import { createTokenService, type TokenServiceOptions } from '../../src/tokens/create-token-service.ts';
import { serve } from '../support/serve.ts';
import { tokenStores } from './token-stores.ts';

export const ISSUER = 'http://localhost:3001';
export const AUDIENCE = 'http://localhost:3000';

/** Level of pino. */
const ERROR = 50;

export type RunningTokenService = Awaited<ReturnType<typeof runningTokenService>>;

/**
 * A token service on a free port with one client, stopped after the test.
 * @param changes stores, by default its own, and other differences
 */
export async function runningTokenService(t: ExecutionContext, changes: Partial<TokenServiceOptions> = {}) {
  const logged: string[] = [];
  const { clients, keys } = changes;
  const stores = clients && keys ? { clients, keys } : await tokenStores(t);
  const keyEncryptionKey = changes.keyEncryptionKey ?? randomBytes(32);
  const service = createTokenService({
    ...{ issuer: ISSUER, audience: AUDIENCE, rateLimitPerMinute: 1000, keyReloadSeconds: 0.02 },
    algorithm: 'ES256',
    corsOrigins: '*',
    logger: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    registry: new Registry(),
    ...changes,
    ...stores,
    keyEncryptionKey,
  });
  t.teardown(() => service.stop());
  await service.start();
  let arrived = 0;
  const answer = service.app.callback();
  const url = await serve(t, (request, response) => {
    arrived += 1;
    return answer(request, response);
  });
  const credentials = await createClient(stores.clients, 'Test client');
  /** A JSON token request with the client's own credentials and the changes. */
  const ask = (fields: object = {}) =>
    fetch(`${url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, audience: AUDIENCE, grant_type: 'client_credentials', ...fields }),
    });
  return {
    ...stores,
    url,
    logged,
    hasErred: () => logged.some((line) => (JSON.parse(line) as { level: number }).level >= ERROR),
    arrived: () => arrived,
    keyEncryptionKey,
    credentials,
    ask,
    askForm: (form: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
      fetch(`${url}/oauth/token`, { method: 'POST', headers, body: new URLSearchParams(form) }),
    /** A token, requested as documented. */
    token: async () => ((await (await ask()).json()) as { access_token: string }).access_token,
    keySet: async () => {
      const response = await fetch(`${url}/.well-known/jwks.json`);
      return ((await response.json()) as { keys: Record<string, string>[] }).keys;
    },
  };
}
