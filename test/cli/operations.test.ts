import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import { demoClientFile } from '../../app/demo-client.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { freePort } from '../support/free-port.ts';
import { runMenus } from '../support/run-menus.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { commandLine, jsonLines } from './command-line.ts';
import { PLAIN_PAGE } from './menu-page.ts';

test('a client is created, listed without its secret, rotated, given a limit and disabled', async (t) => {
  const { menus } = await commandLine(t);
  const made = await menus('clients', 'create', '--name', 'Dish finder', '--json');
  t.is(made.code, 0, made.stderr);
  const { client_id: id, client_secret: secret } = JSON.parse(made.stdout) as Record<string, string>;
  const rotated = await menus('clients', 'rotate', id ?? '', '--json');
  t.not((JSON.parse(rotated.stdout) as Record<string, string>).client_secret, secret);
  const limited = await menus('clients', 'limit', id ?? '', '1200', '--json');
  t.deepEqual(JSON.parse(limited.stdout), { clientId: id, requestsPerMinute: 1200 });
  const noLimit = await menus('clients', 'limit', id ?? '', '0');
  t.is(noLimit.code, 2);
  t.regex(noLimit.stderr, /expected 1 to 1000000 requests a minute, or default/);
  const disabled = await menus('clients', 'disable', id ?? '', '--json');
  t.deepEqual(JSON.parse(disabled.stdout), { clientId: id, disabled: true });
  const listed = await menus('clients', 'list', '--json');
  t.like(JSON.parse(listed.stdout), {
    clientId: id,
    name: 'Dish finder',
    disabled: true,
    liveSecrets: 2,
    requestsPerMinute: 1200,
  });
  t.false(listed.stdout.includes(secret ?? ''));
  const unknown = await menus('clients', 'disable', 'client_nobody');
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /There is no client "client_nobody"/);
});

test('signing keys are rotated, and require an encryption key', async (t) => {
  const { url, menus } = await commandLine(t, { KEY_ENCRYPTION_KEY: 'ab'.repeat(32) });
  const without = await runMenus(['keys', 'rotate'], { env: { DATABASE_URL: url } });
  t.is(without.code, 2);
  t.regex(without.stderr, /KEY_ENCRYPTION_KEY must be set/);
  const tooSoon = await menus('keys', 'rotate');
  t.is(tooSoon.code, 1);
  t.regex(tooSoon.stderr, /Rotate again in \d+ seconds/);
  const { code, stdout, stderr } = await menus('keys', 'rotate', '--revoke', '--json');
  t.is(code, 0);
  t.regex(stderr, /refuses the removed keys within 45 seconds/);
  const { signing, removed } = JSON.parse(stdout) as { signing: string; removed: string[] };
  t.is(removed.length, 1);
  t.false(removed.includes(signing));
});

test('migrates the database, and says that it is up to date the second time', async (t) => {
  const { db, menus } = await commandLine(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const { migrations } = JSON.parse((await menus('migrate', '--json')).stdout) as {
    migrations: string[];
  };
  t.is(migrations[0], '001-restaurants');
  t.regex((await menus('migrate')).stderr, /up to date/);
});

test('detects restored database files, and starts another feed', async (t) => {
  const { db, menus } = await commandLine(t);
  await menus('migrate');
  const feed = createChangeFeed(db);
  const before = await feed.end();
  t.regex((await menus('migrate', '--restored')).stderr, /Readers of the change feed start again/);
  t.is(await feed.read(before, {}, 10), 'unknown');
});

test('the doctor names a taken port with its variable and finds the rest well', async (t) => {
  const { port } = new URL(await serve(t, (_request, response) => response.writeHead(404).end()));
  const free = async () => String(await freePort());
  const { menus } = await commandLine(t, {
    DATA_DIR: await temporaryFolder(t, 'cli'),
    PORT: port,
    AUTH_PORT: await free(),
    OPS_PORT: await free(),
  });
  const { code, stdout } = await menus('doctor', '--json');
  t.is(code, 1);
  const findings = jsonLines<{ subject: string; remedy: string | null }>(stdout);
  t.deepEqual(
    findings.filter(({ remedy }) => remedy !== null).map(({ subject, remedy }) => [subject, remedy]),
    [[`PORT ${port}`, 'set PORT to a free port']],
  );
  t.regex(stdout, /PostgreSQL/);
});

test('the token command says what is missing, and who does not answer', async (t) => {
  const dataDir = await temporaryFolder(t, 'cli');
  const none = await runMenus(['token'], { env: { DATA_DIR: dataDir } });
  t.is(none.code, 2);
  t.regex(none.stderr, /run `menus start` first/);
  const authUrl = `http://127.0.0.1:${await freePort()}`;
  const demo = { client_id: 'a', client_secret: 'b', audience: 'c', auth_url: authUrl, base_url: 'http://localhost' };
  await writeFile(demoClientFile(dataDir), JSON.stringify(demo));
  const silent = await runMenus(['token'], { env: { DATA_DIR: dataDir } });
  t.is(silent.code, 5);
  t.regex(silent.stderr, /does not answer/);
});

test('sources are listed and checked: an unchanged one, a changed one, and one that is away', async (t) => {
  const { db, menus } = await commandLine(t, { ALLOW_PRIVATE_SOURCES: 'true' });
  let page = PLAIN_PAGE;
  const server = createServer((request, response) => {
    const isRobots = request.url === '/robots.txt';
    response.writeHead(isRobots ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(isRobots ? '' : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lunch`;
  const nothing = await menus('sources');
  t.regex(nothing.stderr, /There are no sources yet/);
  await menus('restaurants', 'add', '--name', 'Crown', '--city', 'Leek', '--postcode', 'ST13 5AA');
  const taken = await menus('ingest', source, '--restaurant', 'crown');
  t.is(taken.code, 0, taken.stderr);
  const { rows } = await db.raw<{ rows: { media_type: string }[] }>('select media_type from source_documents');
  t.deepEqual(rows, [{ media_type: 'text/html; charset=utf-8' }]);

  const outcome = async () => {
    const { code, stdout } = await menus('check', '--json');
    return [code, (JSON.parse(stdout) as { outcome: string }).outcome];
  };
  t.deepEqual(await outcome(), [0, 'unchanged']);
  page = page.replace('12.95', '13.95');
  t.deepEqual(await outcome(), [0, 'changed']);
  const inPounds = page;
  page = inPounds.replaceAll('£', '€').replace('Tomato Soup', 'Leek Soup');
  t.deepEqual(await outcome(), [3, 'needs review']);
  t.regex((await menus('sources')).stdout, /needs review .*: held back for review: .*euros/);
  t.regex((await menus('show', '2')).stdout, /£5\.50 {3}Tomato Soup/, 'the version before stays in service');
  t.deepEqual(await outcome(), [3, 'needs review']);
  page = inPounds;
  t.deepEqual(await outcome(), [0, 'unchanged']);
  page = '<!doctype html><title>Lunch Menu</title><h1>Closed for the summer</h1>';
  t.deepEqual(await outcome(), [3, 'needs review']);
  await db.raw(`update items set stated = '{"contains": ["LUPIN"]}', allergens = 'Lupin'`);
  await db.raw(`update menus set presented_hash = '\\x00' where date_deleted is null`);
  const again = await menus('check', '--again', '--json');
  t.like(
    JSON.parse(again.stdout),
    { sourceUrl: source, outcome: 'changed' },
    'of the kept document, without the source',
  );
  server.close();
  server.closeAllConnections();
  t.deepEqual(await outcome(), [4, 'unreachable']);
  const listed = await menus('sources', '--json');
  t.like(JSON.parse(listed.stdout), { sourceUrl: source, lastOutcome: 'unreachable', failures: 1 });
  const { stdout: read } = await menus('sources');
  t.regex(read, /\/lunch {2}unreachable \S+ \S+, 1 failed in a row: http\S+: the host refused the connection\n$/);
  const unknown = await menus('check', 'https://elsewhere.example/');
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /no menu comes from https:\/\/elsewhere\.example\//);

  await db.raw('update menus set date_deleted = now() where date_deleted is null');
  const withdrawn = await menus('check');
  t.is(withdrawn.stdout, '');
  t.regex(withdrawn.stderr, /No menu in service has a source that can be fetched/);
  const named = await menus('check', source);
  t.is(named.code, 2);
  t.regex(named.stderr, /no menu in service comes from http\S+\/lunch; `menus ingest` ingests it again/);
  t.regex((await menus('sources')).stdout, /1 failed in a row, no menu in service: not checked again: http/);
});

test('the index is rebuilt on the engine, verified, and a difference is named', async (t) => {
  const { url: engine } = await startTestEngine(t);
  const keys = { MEILI_SEARCH_KEY: 'search', MEILI_INDEXER_KEY: 'indexer' };
  const { db, menus } = await commandLine(t, { MEILI_URL: engine, ...keys });
  const folder = await temporaryFolder(t, 'cli');
  await writeFile(join(folder, 'lunch.html'), PLAIN_PAGE);
  await menus('restaurants', 'add', '--name', 'Crown', '--city', 'Leek', '--postcode', 'ST13 5AA');
  await menus('ingest', folder, '--restaurant', 'crown');
  const rebuilt = await menus('index', 'rebuild', '--json');
  t.is(rebuilt.code, 0, rebuilt.stderr);
  t.deepEqual(JSON.parse(rebuilt.stdout), { engine: 'meilisearch', outcome: 'rebuilt here' });
  const verified = await menus('index', 'verify');
  t.is(verified.code, 0, verified.stdout);
  t.is((await menus('index', 'engines')).stdout, 'meilisearch: in step\n');
  await db.raw('update menus set date_deleted = now()');
  const differs = await menus('index', 'verify', '--json');
  t.is(differs.code, 1);
  t.is((JSON.parse(differs.stdout) as { menuId: number }).menuId, 1);
  const engines = await menus('index', 'engines');
  t.regex(engines.stdout, /^meilisearch: 1 menu behind, for \d+ s\n$/);
  await db.raw('update index_changes set parked = true');
  t.regex((await menus('index', 'engines')).stdout, /, 1 refused\n$/);
  const unknown = await menus('index', 'forget', 'meilisearch b:7700');
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /there is no engine "meilisearch b:7700"; known are: "meilisearch"/);
  t.is((await menus('index', 'forget', 'meilisearch')).code, 0);
  t.regex((await menus('index', 'engines')).stderr, /No engine was filled yet/);
});

test('the tools for an assistant use the client of a file, and say if there is none', async (t) => {
  const folder = await temporaryFolder(t, 'client');
  const file = join(folder, 'client.json');
  const mcp = (stdin = '') => runMenus(['mcp', '--client', file], { env: { DATA_DIR: folder }, stdin });
  const absent = await mcp();
  t.is(absent.code, 2);
  t.regex(absent.stderr, /client\.json is no client: expected what `menus clients create/);
  await writeFile(file, '{"client_id":"client_1"}');
  t.is((await mcp()).code, 2);
  await writeFile(file, '{"client_id":"client_1","client_secret":"a secret"}');
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const { code, stdout } = await mcp(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
  t.is(code, 0);
  t.regex(stdout, /"serverInfo"/);
});
