import { resolve } from 'node:path';
import test from 'ava';
import { ConfigError, loadConfig } from '../src/config.ts';

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
