/**
 * Benchmarks the check of a request's access token, as ratios within one run: with the cache of verified tokens, without it, and with koa-jwt
 * and jwks-rsa as in their documentation (key as PEM). Run: node build-test/lab/bench/tokens.js
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import jwt from 'jsonwebtoken';
import { koaJwtSecret } from 'jwks-rsa';
import Koa, { type Middleware } from 'koa';
import koaJwt from 'koa-jwt';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { median } from './statistics.ts';

const ROUNDS = 7;
const TOKENS = 300;
const REPEATS = 20;
const issuer = 'http://localhost:3001';
const audience = 'http://localhost:3000';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keySet = JSON.stringify({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
});

function makeToken(): string {
  return jwt.sign({ client_id: 'c' }, privateKey, {
    algorithm: 'RS256',
    header: { alg: 'RS256', typ: 'at+jwt', kid: 'k' },
    issuer,
    audience,
    subject: 'c',
    expiresIn: 300,
    jwtid: randomUUID(),
  });
}

const app = new Koa();
const done = async () => {};

/** Microseconds per request. */
async function time(middleware: Middleware, tokens: readonly string[]): Promise<number> {
  const contexts = tokens.map((token) => {
    const request = new IncomingMessage(new Socket());
    request.headers = { authorization: `Bearer ${token}` };
    request.rawHeaders = ['Authorization', `Bearer ${token}`];
    return app.createContext(request, new ServerResponse(request)) as Parameters<Middleware>[0];
  });
  const start = process.hrtime.bigint();
  for (const ctx of contexts) await middleware(ctx, done);
  return Number(process.hrtime.bigint() - start) / 1000 / tokens.length;
}

const server = createServer((_request, response) => response.end(keySet));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const verifier = createAccessTokenVerifier({
  jwksUri,
  issuer,
  audience,
  clients: {
    find: async (clientId) => ({
      clientId,
      name: 'c',
      disabled: false,
      requestsPerMinute: null,
      secretHashes: [],
      createdAt: new Date(),
    }),
    exceptions: async () => [],
  },
  logger: pino({ enabled: false }),
  registry: new Registry(),
});
await verifier.start();
const documented = koaJwt({ secret: koaJwtSecret({ jwksUri, cache: true }), issuer, audience, algorithms: ['RS256'] });

const results: Record<string, number[]> = { documented: [], uncached: [], cached: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const tokens = Array.from({ length: TOKENS }, makeToken);
  const repeated = Array.from({ length: REPEATS }, () => tokens).flat();
  results.documented?.push(await time(documented, tokens));
  results.uncached?.push(await time(verifier.middleware, tokens));
  results.cached?.push(await time(verifier.middleware, repeated));
}
verifier.stop();
server.closeAllConnections();
server.close();

const cached = median(results.cached ?? []);
for (const [name, values] of Object.entries(results)) {
  const value = median(values);
  console.log(
    `${name.padEnd(12)}${value.toFixed(1).padStart(8)} us  ${(value / cached).toFixed(1).padStart(6)} x cached`,
  );
}
