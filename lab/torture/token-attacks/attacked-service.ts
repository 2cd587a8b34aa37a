import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createAccessTokenVerifier } from '../../../src/api/access-token/create-access-token-verifier.ts';
import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { createSigningKeyStore } from '../../../src/db/signing-key-store.ts';
import { createHttpApp } from '../../../src/http/create-http-app.ts';
import { createClient } from '../../../src/tokens/clients.ts';
import { createTokenService } from '../../../src/tokens/create-token-service.ts';
import { rotateKeys } from '../../../src/tokens/rotate-keys.ts';
import { listening } from '../../../test/support/listening.ts';
import type { Teardown } from '../../../test/support/teardown.ts';

const ISSUER = 'http://tokens.menus.example';
const AUDIENCE = 'http://menus.example';
const KEY_SET = '/.well-known/jwks.json';

export interface Timed {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

/** A token service and two services that check its tokens, each with its own view of keys and clients. */
export async function attackedService(t: Teardown, db: Database) {
  const logger = pino({ level: 'silent' });
  const [clients, keys] = [createClientStore(db), createSigningKeyStore(db)];
  const keyDeps = { keys, keyEncryptionKey: randomBytes(32), algorithm: 'RS256' } as const;
  const service = createTokenService({
    ...{ ...keyDeps, clients, issuer: ISSUER, audience: AUDIENCE, logger },
    rateLimitPerMinute: 1_000_000,
    corsOrigins: '*',
    registry: new Registry(),
  });
  await service.start();
  t.teardown(() => service.stop());
  let keySetRequests = 0;
  const answerTokens = service.app.callback();
  const tokens = await listening(t, (incoming, response) => {
    if (incoming.url === `${KEY_SET}?by=0`) keySetRequests += 1;
    void answerTokens(incoming, response);
  });
  const apis = await Promise.all(
    [0, 1].map(async (by) => {
      const registry = new Registry();
      const verifier = createAccessTokenVerifier({
        ...{ jwksUri: `${tokens}${KEY_SET}?by=${by}`, issuer: ISSUER, audience: AUDIENCE, clients, logger, registry },
      });
      await verifier.start();
      t.teardown(() => verifier.stop());
      const app = createHttpApp({
        ...{ service: 'attacked', problemBase: AUDIENCE, corsOrigins: '*', logger, registry },
      });
      app.use(verifier.middleware);
      app.use((ctx) => {
        ctx.body = 'in';
      });
      return listening(t, app.callback());
    }),
  );
  const ask = (fields: object) =>
    send(`${tokens}/oauth/token`, JSON.stringify({ grant_type: 'client_credentials', audience: AUDIENCE, ...fields }));
  return {
    apis,
    keySetRequests: () => keySetRequests,
    clients,
    ask,
    newClient: () => createClient(clients, 'Attacked'),
    async token(credentials: object): Promise<string> {
      return (JSON.parse((await ask(credentials)).body) as { access_token: string }).access_token;
    },
    use: (api: string, token: string) => send(api, undefined, { Authorization: `Bearer ${token}` }),
    rotate: (revoke: boolean) => rotateKeys({ ...keyDeps, revoke }),
  };
}

export type AttackedService = Awaited<ReturnType<typeof attackedService>>;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** fetch would take longer than the measured time. */
function send(url: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const method = body === undefined ? 'GET' : 'POST';
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = request(url, { agent, method, headers: { ...type, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, body: text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
