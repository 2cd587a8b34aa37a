import test from 'ava';
import { ISSUER, runningTokenService } from './running-token-service.ts';

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
