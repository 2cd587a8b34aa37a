import { resolve } from 'node:path';
import test from 'ava';
import { misspeltVariables } from '../app/config/misspelt-variables.ts';
import { ConfigError, loadConfig } from '../app/config.ts';

test('an empty environment is the embedded default on loopback', (t) => {
  const config = loadConfig({});
  t.is(config.databaseUrl, undefined);
  t.is(config.meili, undefined);
  t.is(config.host, '127.0.0.1');
  t.is(config.baseUrl, 'http://localhost:3000');
  t.is(config.authUrl, 'http://localhost:3001');
  t.is(config.jwksUrl, 'http://localhost:3001/.well-known/jwks.json');
  t.is(config.dataDir, resolve('./data'));
});

test('ports move the addresses, and a trailing slash of an address does not count', (t) => {
  t.is(loadConfig({ PORT: '8080' }).baseUrl, 'http://localhost:8080');
  t.is(loadConfig({ BASE_URL: 'https://api.menus.example/' }).baseUrl, 'https://api.menus.example');
});

test('names all problems together with what is expected', (t) => {
  const error = t.throws(() => loadConfig({ PORT: 'eighty', DATABASE_URL: 'localhost', SAMPLE_DATA: 'maybe' }), {
    instanceOf: ConfigError,
  });
  t.regex(error.message, /PORT: expected a whole number from 1 to 65535/);
  t.regex(error.message, /DATABASE_URL: expected an address such as postgres:/);
  t.regex(error.message, /SAMPLE_DATA: expected true or false/);
});

const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ PORT: [1, 65_535], AUTH_PORT: [1, 65_535], OPS_PORT: [1, 65_535] },
  ...{ DATABASE_POOL: [1, 200] },
  ...{ RATE_LIMIT_PER_MINUTE: [1, 1_000_000], TOKEN_RATE_LIMIT_PER_MINUTE: [1, 1_000_000] },
  ...{ DRAIN_SECONDS: [0, 300] },
};

for (const [name, [least, most]] of Object.entries(BOUNDS)) {
  test(`${name} is a whole number from ${least} to ${most}`, (t) => {
    const expected = { message: new RegExp(`${name}: expected a whole number from ${least} to ${most}`) };
    for (const value of [least, most]) t.notThrows(() => loadConfig({ [name]: String(value) }), String(value));
    for (const value of [least - 1, most + 1, least + 0.5, 'many', '1e1']) {
      t.throws(() => loadConfig({ [name]: String(value) }), expected, String(value));
    }
  });
}

test('a database is one address of one host', (t) => {
  const DATABASE_URL = 'postgres://app@db/menus';
  t.is(loadConfig({ DATABASE_URL }).databaseUrl, DATABASE_URL);
  for (const several of ['postgres://db-1,db-2/menus', 'postgres://app@db-1:5432,db-2:5432/menus'])
    t.throws(() => loadConfig({ DATABASE_URL: several }), { message: /DATABASE_URL: expected an address .* one host/ });
});

test('takes comma-separated search engines, each once, beside the address of the proxy before them', (t) => {
  const MEILI_URL = 'http://proxy:7700';
  const { meili } = loadConfig({ MEILI_URL, MEILI_URLS: 'http://a:7700/, http://b:7700' });
  t.like(meili, {
    url: MEILI_URL,
    engines: [
      { name: 'meilisearch a:7700', url: 'http://a:7700' },
      { name: 'meilisearch b:7700', url: 'http://b:7700' },
    ],
  });
  t.deepEqual(loadConfig({ MEILI_URL }).meili?.engines, [{ name: 'meilisearch', url: MEILI_URL }]);
  for (const MEILI_URLS of ['http://a:7700,', 'http://a:7700,http://a:7700/', 'a:7700'])
    t.throws(() => loadConfig({ MEILI_URL, MEILI_URLS }), { message: /MEILI_URLS: expected addresses, each once/ });
  t.throws(() => loadConfig({ MEILI_URLS: 'http://b:7700' }), { message: /only beside MEILI_URL/ });
});

test('a flag set to false is false', (t) => {
  t.false(loadConfig({ SAMPLE_DATA: 'false' }).sampleData);
  t.is(loadConfig({ SAMPLE_DATA: '' }).sampleData, undefined);
});

test('the key that seals signing keys is exactly 32 bytes in hex or base64', (t) => {
  t.is(loadConfig({ KEY_ENCRYPTION_KEY: 'ab'.repeat(32) }).keyEncryptionKey?.length, 32);
  t.is(loadConfig({ KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }).keyEncryptionKey?.length, 32);
  const error = t.throws(() => loadConfig({ KEY_ENCRYPTION_KEY: 'secret' }));
  t.regex(error.message, /KEY_ENCRYPTION_KEY: expected 32 random bytes/);
  t.notRegex(error.message, /secret"/);
});

const misspelt = (...names: string[]) =>
  misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ meant }) => meant);

test('suggests the right name for a variable that is one slip away', (t) => {
  t.deepEqual(misspelt('RATE_LIMIT_PER_MINTE'), ['RATE_LIMIT_PER_MINUTE']);
  t.deepEqual(misspelt('MEILI_URLL', 'DATABSE_URL'), ['MEILI_URL', 'DATABASE_URL']);
  t.deepEqual(misspelt('DATA_DRI'), ['DATA_DIR']);
  t.deepEqual(misspelt('database_url'), ['DATABASE_URL']);
});

test('ignores variables of other programs', (t) => {
  const foreign = ['POST', 'PORTS', 'HOSTNAME', 'DATABASE_URI', 'JWKS_URI', 'MEILI_MASTER_KEY', 'MEILI_ENV', 'PGHOST'];
  t.deepEqual(misspelt(...foreign, 'POSTGRES_PASSWORD', 'TEST_DATABASE_URL', 'XDG_DATA_DIRS', 'NODE_ENV', 'PATH'), []);
});

test('a misspelt variable beside the right one belongs to another program', (t) => {
  t.deepEqual(misspelt('DATABASE_URLS'), ['DATABASE_URL']);
  t.deepEqual(misspelt('DATABASE_URLS', 'DATABASE_URL'), []);
});
