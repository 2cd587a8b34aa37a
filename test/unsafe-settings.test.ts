import test from 'ava';
import { ConfigError, loadConfig } from '../app/config.ts';
import { unsafeSettings } from '../app/unsafe-settings.ts';
import { runMenus } from './support/run-menus.ts';

const SERVERS = { BASE_URL: 'https://api.menus.example', AUTH_URL: 'https://auth.menus.example' };
const unsafe = (variables: Readonly<Record<string, string>>) => unsafeSettings(loadConfig(variables));

test('nothing is unsafe on the machine itself, nor in a network of containers behind a proxy', (t) => {
  t.deepEqual(unsafe({}), []);
  t.deepEqual(unsafe({ HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000', AUTH_URL: 'http://localhost:3001' }), []);
  t.deepEqual(unsafe({ DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1/menus' }), []);
  t.deepEqual(unsafe({ MEILI_URL: 'http://[::1]:7700', MEILI_SEARCH_KEY: 'short' }), []);
  t.deepEqual(
    unsafe({
      ...SERVERS,
      JWKS_URL: 'http://tokens:3001/.well-known/jwks.json',
      DATABASE_URL: 'postgres://menus:5f0c8e1d94@postgres/menus',
      MEILI_URL: 'http://meilisearch:7700',
      MEILI_SEARCH_KEY: 'a'.repeat(64),
    }),
    [],
  );
});

for (const [variable, value] of [
  ['BASE_URL', 'http://api.menus.example'],
  ['AUTH_URL', 'http://192.0.2.7:3001'],
  ['JWKS_URL', 'http://auth.menus.example/.well-known/jwks.json'],
  ['DATABASE_URL', 'postgres://menus:menus@db/menus'],
  ['DATABASE_URL', 'postgres://app:Passw%6Frd@db/menus'],
  ['DATABASE_URL', 'postgres://menus@db.menus.example/menus'],
  ['DATABASE_URL', 'postgres://menus@db.menus.example/menus?sslmode=disable'],
  ['MEILI_URL', 'http://search.menus.example:7700'],
  ['KEY_ENCRYPTION_KEY', '0'.repeat(64)],
] as const) {
  test(`${variable}=${value} is unsafe, and the message names the variable and not the secret`, (t) => {
    const found = unsafe({ ...SERVERS, JWKS_URL: 'http://tokens/keys', [variable]: value });
    t.is(found.length, 1);
    t.true(found[0]?.startsWith(variable));
    t.false(found[0]?.includes('Passw') ?? true);
    t.deepEqual(unsafe({ ...SERVERS, [variable]: value, ALLOW_INSECURE: 'true' }), []);
  });
}

test('ports open to other machines need addresses for them', (t) => {
  for (const HOST of ['0.0.0.0', '::', '10.0.0.3'])
    t.true(
      unsafe({ HOST }).some((one) => one.startsWith('HOST is')),
      HOST,
    );
  t.deepEqual(unsafe({ HOST: '0.0.0.0', ...SERVERS }), []);
});

test('requires TLS for a database and an engine on the internet', (t) => {
  for (const how of ['sslmode=require', 'sslmode=verify-full', 'ssl=true']) {
    t.deepEqual(unsafe({ ...SERVERS, DATABASE_URL: `postgres://menus@db.menus.example/menus?${how}` }), [], how);
  }
  t.deepEqual(unsafe({ ...SERVERS, MEILI_URL: 'https://search.menus.example' }), []);
});

test('guessable engine keys are unsafe', (t) => {
  const keys = { MEILI_SEARCH_KEY: 'masterKey', MEILI_INDEXER_KEY: 'masterKey' };
  t.is(unsafe({ ...SERVERS, MEILI_URL: 'http://meilisearch:7700', ...keys }).length, 2);
});

test('the key set may come unencrypted from inside a network only', (t) => {
  for (const host of ['tokens', '10.0.0.3', 'tokens.menus.svc', 'tokens.internal'])
    t.deepEqual(unsafe({ ...SERVERS, JWKS_URL: `http://${host}/keys` }), [], host);
});

test('a process does not start with unsafe settings, and says what to set', async (t) => {
  const env = { BASE_URL: 'http://api.menus.example', DATABASE_URL: 'postgres://menus:menus@db/menus' };
  const { code, stderr } = await runMenus(['tokens'], { env });
  t.is(code, 1);
  t.regex(stderr, /BASE_URL is http:\/\/api\.menus\.example: .*https address/);
  t.regex(stderr, /DATABASE_URL has a password that anybody would guess/);
  t.regex(stderr, /ALLOW_INSECURE=true/);
});

test('reads a list of trusted proxies with the configuration', (t) => {
  t.true(loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies?.('10.1.1.1'));
  t.throws(() => loadConfig({ TRUSTED_PROXIES: 'nginx' }), {
    instanceOf: ConfigError,
    message: /TRUSTED_PROXIES: "nginx" is neither/,
  });
});
