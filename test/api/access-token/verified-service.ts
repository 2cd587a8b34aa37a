import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import {
  type AccessTokenVerifier,
  createAccessTokenVerifier,
} from '../../../src/api/access-token/create-access-token-verifier.ts';
import { createHttpApp } from '../../../src/http/create-http-app.ts';
import { requestState } from '../../../src/http/request-state.ts';
import { serve } from '../../support/serve.ts';
import { AUDIENCE, CLIENT_ID, ISSUER } from '../../support/token-forge.ts';

export interface VerifiedService {
  readonly verifier: AccessTokenVerifier;
  readonly disabled: Set<string>;
  readonly logged: string[];
  readonly registry: Registry;
  get(headers?: Record<string, string> | [string, string][]): Promise<Response>;
  withToken(token: string): Promise<Response>;
}

/** A service behind the verifier whose only route names the client. */
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
          ? {
              clientId,
              name: 'Good',
              disabled: disabled.has(clientId),
              requestsPerMinute: null,
              secretHashes: [],
              createdAt: new Date(),
            }
          : null,
      exceptions: async () => [...disabled].map((clientId) => ({ clientId, disabled: true, requestsPerMinute: null })),
    },
    clientsPollMs: 20,
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
