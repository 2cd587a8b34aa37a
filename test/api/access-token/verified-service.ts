import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import {
  type AccessTokenVerifier,
  createAccessTokenVerifier,
} from '../../../src/api/access-token/create-access-token-verifier.ts';
import { createHttpApp } from '../../../src/http/create-http-app.ts';
import { requestState } from '../../../src/http/request-state.ts';
import { AUDIENCE, CLIENT_ID, type ForgeKey, ISSUER } from './token-forge.ts';

/** Address of an HTTP server that lives as long as the test. */
export async function serve(t: ExecutionContext, handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A key set on HTTP whose keys, health and number of requests a test can see and change. */
export interface KeySetServer {
  readonly url: string;
  keys: readonly ForgeKey[];
  failing: boolean;
  requests: number;
}

export async function keySetServer(t: ExecutionContext, keys: readonly ForgeKey[]): Promise<KeySetServer> {
  const state = { keys, failing: false, requests: 0 };
  const url = await serve(t, (_request, response) => {
    state.requests += 1;
    response.statusCode = state.failing ? 500 : 200;
    response.end(JSON.stringify({ keys: state.keys.map((key) => key.jwk) }));
  });
  return Object.assign(state, { url });
}

export interface VerifiedService {
  readonly verifier: AccessTokenVerifier;
  readonly disabled: Set<string>;
  readonly logged: string[];
  readonly registry: Registry;
  get(headers?: Record<string, string> | [string, string][]): Promise<Response>;
  withToken(token: string): Promise<Response>;
}

/** A service whose only route tells which client asks, behind the verifier. */
export async function verifiedService(t: ExecutionContext, jwksUri: string): Promise<VerifiedService> {
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const registry = new Registry();
  const disabled = new Set<string>();
  const verifier = createAccessTokenVerifier({
    jwksUri,
    issuer: ISSUER,
    audience: AUDIENCE,
    clients: {
      find: async (clientId) =>
        clientId === CLIENT_ID
          ? { clientId, name: 'Good', disabled: disabled.has(clientId), secretHashes: [], createdAt: new Date() }
          : null,
      disabledClientIds: async () => [...disabled],
    },
    disabledClientsPollMs: 20,
    logger,
    registry,
  });
  const app = createHttpApp({ service: 'test', problemBase: AUDIENCE, corsOrigins: '*', logger, registry });
  app.use(verifier.middleware);
  app.use((ctx) => {
    ctx.body = requestState(ctx).client;
  });
  const url = await serve(t, app.callback());
  await verifier.start();
  t.teardown(() => verifier.stop());
  const get = (headers: Record<string, string> | [string, string][] = {}) => fetch(url, { headers });
  return { verifier, disabled, logged, registry, get, withToken: (token) => get({ Authorization: `Bearer ${token}` }) };
}
