import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createParser, ParseError } from '@menu-data-service/menu-reader';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../app/config.ts';
import { openDiscovery } from '../app/wiring/discovery.ts';
import { openDocumentReader } from '../app/wiring/document-reader.ts';
import { encryptionKey } from '../app/wiring/encryption-key.ts';
import { openIngestion } from '../app/wiring/ingestion.ts';
import { parseAhead } from '../app/wiring/parse-ahead.ts';
import { openEngines } from '../app/wiring/search.ts';
import { openSourceChecks } from '../app/wiring/source-checks.ts';
import type { Stores } from '../app/wiring/stores.ts';
import { serve } from './support/serve.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const PAGE = '<h1>Lunch</h1><h2>Mains</h2><p>Fish Pie £9.50</p><p>Oatcakes £6.00</p><p>Lobby £7.50</p>';
const CONFIG = { allowPrivateSources: true, browserUrl: undefined };
const logger = pino({ level: 'silent' });
/** Nothing opened here asks them. */
const stores = {} as Stores;
const PARSER = { message: /the parser is closed/ };
const FETCHER = { message: /the client is destroyed/i };

const lunch = {
  bytes: Buffer.from(PAGE),
  label: 'lunch.html',
  sourceUrl: 'file:///lunch.html',
  mediaType: 'text/html',
};
const at = (url: string) => ({
  ...{ label: url, location: { url }, sourceUrl: url, restaurant: undefined, menuName: undefined },
});
const address = (t: Parameters<typeof serve>[0]) =>
  serve(t, (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));

test('a reader of documents reads until it is closed, and no longer', async (t) => {
  const url = await address(t);
  const reader = openDocumentReader(CONFIG, logger);
  const { menus } = await reader.understand(at(url));
  t.is(menus[0]?.menu.name, 'Lunch');
  await reader.close();
  await t.throwsAsync(reader.understand(at(url)), FETCHER);
  const file = { ...at(url), location: { file: new URL(import.meta.url).pathname } };
  await t.throwsAsync(reader.understand(file), PARSER);
});

test('ingestion and checks of sources leave no parser and no connection', async (t) => {
  const url = await address(t);
  const ingestion = openIngestion(stores, CONFIG, logger);
  const checks = openSourceChecks(CONFIG, ingestion);
  t.regex((await ingestion.load(at(url))).bytes.toString(), /Fish Pie/);
  await checks.close();
  await ingestion.close();
  await t.throwsAsync(ingestion.load(at(url)), FETCHER);
  await t.throwsAsync(async () => ingestion.parse(lunch), PARSER);
  t.is(await checks.robots.isAllowed(url).catch(() => 'closed'), 'closed');
});

test('visits of websites leave neither, nor the ingestion that they are for', async (t) => {
  const url = await address(t);
  const discovery = openDiscovery(stores, CONFIG, logger, new AbortController().signal);
  await discovery.close();
  await t.throwsAsync(async () => discovery.requests.read(lunch), PARSER);
  await t.throwsAsync(async () => discovery.requests.fetcher.fetchText(url), FETCHER);
  await t.throwsAsync(async () => discovery.ingestion.parse(lunch), PARSER);
});

async function fresh(t: ExecutionContext) {
  const dataDir = await temporaryFolder(t, 'key');
  return { config: loadConfig({ DATA_DIR: dataDir }), file: join(dataDir, 'key-encryption-key') };
}

test('creates the key of an embedded database once, unreadable for others', async (t) => {
  const { config, file } = await fresh(t);
  const key = await encryptionKey(config, 'tokens');
  t.is(key.length, 32);
  t.is((await stat(file)).mode & 0o777, 0o600);
  t.deepEqual(await encryptionKey(config, 'tokens'), key);
  t.notDeepEqual(await encryptionKey((await fresh(t)).config, 'tokens'), key);
});

test('refuses a damaged key, or a missing one beside a database server, by name', async (t) => {
  const { config, file } = await fresh(t);
  await writeFile(file, '00ff\n');
  await t.throwsAsync(encryptionKey(config, 'tokens'), {
    message: /key-encryption-key is damaged: it must hold 64 hex digits/,
  });
  t.is(await readFile(file, 'utf8'), '00ff\n');
  const apart = { ...config, databaseUrl: 'postgres://menus:secret@db.example/menus' };
  await t.throwsAsync(encryptionKey(apart, 'tokens'), { message: /KEY_ENCRYPTION_KEY must be set with DATABASE_URL/ });
  const given = Buffer.alloc(32, 9);
  t.is(await encryptionKey({ ...apart, keyEncryptionKey: given }, 'tokens'), given);
});

test('a purpose with its own key gets that one', async (t) => {
  const [key, own] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const config = loadConfig({
    ...{ DATABASE_URL: 'postgres://menus@db/menus', KEY_ENCRYPTION_KEY: key },
    WORKER_ENCRYPTION_KEY: own,
  });
  t.is((await encryptionKey(config, 'worker')).toString('hex'), own);
  t.is((await encryptionKey(config, 'tokens')).toString('hex'), key);
  const worker = loadConfig({ DATABASE_URL: 'postgres://menus@db/menus', WORKER_ENCRYPTION_KEY: own });
  t.is((await encryptionKey(worker, 'worker')).toString('hex'), own);
  await t.throwsAsync(encryptionKey(worker, 'tokens'), { message: /KEY_ENCRYPTION_KEY must be set/ });
});

const page = (name: string) => ({
  fileName: `${name}.html`,
  bytes: Buffer.from(`<h1>Lunch</h1><h2>Mains</h2><p>${name} £9.50</p><p>Oatcakes £6.00</p><p>Lobby £7.50</p>`),
});

test('reads documents begun ahead once, others on request', async (t) => {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  const asked: string[] = [];
  const counting: Pick<typeof parser, 'parse' | 'close'> = {
    parse: (source, options) => {
      asked.push(source.fileName);
      return parser.parse(source, options);
    },
    close: parser.close,
  };
  const bad = { fileName: 'bad.pdf', bytes: Buffer.from('%PDF-1.7 nothing') };
  const ahead = parseAhead(counting, [page('Pie'), bad]);
  t.teardown(() => ahead.close());
  t.deepEqual(asked, ['Pie.html', 'bad.pdf']);
  t.regex(JSON.stringify(await ahead.parse(page('Pie'))), /Pie/);
  await t.throwsAsync(ahead.parse(bad), { instanceOf: ParseError });
  t.regex(JSON.stringify(await ahead.parse(page('Stew'))), /Stew/);
  t.deepEqual(asked, ['Pie.html', 'bad.pdf', 'Stew.html']);
});

/** Keys seen by an engine when it is searched and when its state is read, as the indexer does. */
async function keysSeen(t: ExecutionContext, keys: { readonly searchKey?: string; readonly indexerKey?: string }) {
  const seen: string[] = [];
  const url = await serve(t, ({ headers }, response) => {
    seen.push(`${headers.authorization}`);
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  });
  const config = {
    meili: { searchKey: undefined, indexerKey: undefined, ...keys, url, engines: [{ name: 'one', url }] },
  };
  const { engines, close } = openEngines({ config, logger: pino({ level: 'silent' }), registry: new Registry() });
  t.teardown(close);
  const [engine] = engines;
  await t.throwsAsync(async () => engine?.index.searchMenus({ search: 'pie', limit: 1, offset: 0, withoutMenus: [] }));
  const whenSearched = new Set(seen.splice(0));
  t.like(await engine?.index.health(), { available: false });
  return [[...whenSearched], [...new Set(seen)]];
}

test("an engine is searched with the search key and filled with the indexer's; a single key serves both", async (t) => {
  t.deepEqual(await keysSeen(t, { searchKey: 's', indexerKey: 'i' }), [['Bearer s'], ['Bearer i']]);
  t.deepEqual(await keysSeen(t, { searchKey: 's' }), [['Bearer s'], ['Bearer s']]);
  t.deepEqual(await keysSeen(t, { indexerKey: 'i' }), [['Bearer i'], ['Bearer i']]);
});
