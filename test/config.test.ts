import { availableParallelism } from 'node:os';
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

test('all problems are named together with what is expected', (t) => {
  const error = t.throws(() => loadConfig({ PORT: 'eighty', DATABASE_URL: 'localhost', SAMPLE_DATA: 'maybe' }), {
    instanceOf: ConfigError,
  });
  t.regex(error.message, /PORT: expected a whole number from 1 to 65535/);
  t.regex(error.message, /DATABASE_URL: expected an address such as postgres:/);
  t.regex(error.message, /SAMPLE_DATA: expected true or false/);
});

/** Least and most of each whole number. */
const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ PORT: [1, 65_535], AUTH_PORT: [1, 65_535], OPS_PORT: [1, 65_535] },
  ...{ DATABASE_READ_LAG_SECONDS: [1, 3600], DATABASE_POOL: [1, 200] },
  ...{ RATE_LIMIT_PER_MINUTE: [1, 1_000_000], TOKEN_RATE_LIMIT_PER_MINUTE: [1, 1_000_000] },
  ...{ PAGE_RATE_LIMIT_PER_MINUTE: [1, 1_000_000], CHECK_SOURCES_EVERY_HOURS: [0, 8760] },
  ...{ DISCOVER_REQUESTS: [1, 1000], DISCOVER_STEPS: [1, 10] },
  ...{ EXPORT_EVERY_SECONDS: [0, 604_800], DRAIN_SECONDS: [0, 300] },
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

test('processes are counted, or as many as there are cores', (t) => {
  t.is(loadConfig({}).processes, 1);
  t.is(loadConfig({ PROCESSES: '8' }).processes, 8);
  t.is(loadConfig({ PROCESSES: 'auto' }).processes, availableParallelism());
  for (const PROCESSES of ['0', '129', 'all', '1.5']) {
    t.throws(() => loadConfig({ PROCESSES }), { message: /PROCESSES: expected a whole number from 1 to 128, or auto/ });
  }
});

test('a database may have several hosts, and replicas to read from', (t) => {
  const DATABASE_URL = 'postgres://app@db-1,db-2/menus';
  const config = loadConfig({ DATABASE_URL, DATABASE_READ_URL: 'postgres://app@db-2/menus,postgres://app@db-3/menus' });
  t.is(config.databaseUrl, DATABASE_URL);
  t.deepEqual(config.databaseReadUrls, ['postgres://app@db-2/menus', 'postgres://app@db-3/menus']);
  t.deepEqual(loadConfig({ DATABASE_URL }).databaseReadUrls, []);
  const refused = (variables: Record<string, string>) => t.throws(() => loadConfig(variables))?.message ?? '';
  t.regex(refused({ DATABASE_READ_URL: DATABASE_URL }), /DATABASE_READ_URL: expected only beside DATABASE_URL/);
  t.regex(refused({ DATABASE_URL: 'postgres://db-1,db-1/menus' }), /DATABASE_URL: expected an address/);
  for (const DATABASE_READ_URL of [
    'db-2',
    'postgres://db-2/menus,http://db-3',
    'postgres://db-2/menus,postgres://db-2:5432/menus',
  ]) {
    t.regex(
      refused({ DATABASE_URL, DATABASE_READ_URL }),
      /DATABASE_READ_URL: expected addresses of replicas, each once/,
    );
  }
});

test('several search engines are given by comma, each once, and not beside a single one', (t) => {
  const { meili } = loadConfig({ MEILI_URLS: 'http://a:7700/, http://b:7700' });
  t.deepEqual(meili?.engines, [
    { name: 'meilisearch a:7700', url: 'http://a:7700' },
    { name: 'meilisearch b:7700', url: 'http://b:7700' },
  ]);
  for (const MEILI_URLS of ['http://a:7700,', 'http://a:7700,http://a:7700/', 'a:7700'])
    t.throws(() => loadConfig({ MEILI_URLS }), { message: /MEILI_URLS: expected addresses, each once/ });
  t.throws(() => loadConfig({ MEILI_URL: 'http://a:7700', MEILI_URLS: 'http://b:7700' }), { message: /not both/ });
});

test('a flag set to false is false', (t) => {
  t.false(loadConfig({ SAMPLE_DATA: 'false' }).sampleData);
  t.is(loadConfig({ SAMPLE_DATA: '' }).sampleData, undefined);
});

test('the key that seals signing keys is 32 bytes in hex or base64 and nothing else', (t) => {
  t.is(loadConfig({ KEY_ENCRYPTION_KEY: 'ab'.repeat(32) }).keyEncryptionKey?.length, 32);
  t.is(loadConfig({ KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }).keyEncryptionKey?.length, 32);
  const error = t.throws(() => loadConfig({ KEY_ENCRYPTION_KEY: 'secret' }));
  t.regex(error.message, /KEY_ENCRYPTION_KEY: expected 32 random bytes/);
  t.notRegex(error.message, /secret"/);
});

const misspelt = (...names: string[]) =>
  misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ meant }) => meant);

test('a variable that is one slip away from one of ours is named with the right one', (t) => {
  t.deepEqual(misspelt('RATE_LIMIT_PER_MINTE'), ['RATE_LIMIT_PER_MINUTE']);
  t.deepEqual(misspelt('MEILI_URLL', 'DATABSE_URL'), ['MEILI_URL', 'DATABASE_URL']);
  t.deepEqual(misspelt('DATA_DRI'), ['DATA_DIR']);
  t.deepEqual(misspelt('database_url'), ['DATABASE_URL']);
});

test('variables of other programs are left alone', (t) => {
  const foreign = ['POST', 'PORTS', 'HOSTNAME', 'DATABASE_URI', 'JWKS_URI', 'MEILI_MASTER_KEY', 'MEILI_ENV', 'PGHOST'];
  t.deepEqual(misspelt(...foreign, 'POSTGRES_PASSWORD', 'TEST_DATABASE_URL', 'XDG_DATA_DIRS', 'NODE_ENV', 'PATH'), []);
});

test('a variable beside the right one is somebody else’s', (t) => {
  t.deepEqual(misspelt('DATABASE_URLS'), ['DATABASE_URL']);
  t.deepEqual(misspelt('DATABASE_URLS', 'DATABASE_URL'), []);
});
