import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import { demoClientFile } from '../../app/demo-client.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { runMenus } from '../support/run-menus.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { PLAIN_PAGE } from './menu-page.ts';

const KEY_ENCRYPTION_KEY = 'ab'.repeat(32);

test('a client is made, listed without its secret, rotated, given a limit and disabled', async (t) => {
  const { url } = await testDatabase(t);
  const env = { DATABASE_URL: url };
  const made = await runMenus(['clients', 'create', '--name', 'Dish finder', '--json'], { env });
  t.is(made.code, 0, made.stderr);
  const { client_id: id, client_secret: secret } = JSON.parse(made.stdout) as Record<string, string>;
  const rotated = await runMenus(['clients', 'rotate', id ?? '', '--json'], { env });
  t.not((JSON.parse(rotated.stdout) as Record<string, string>).client_secret, secret);
  const limited = await runMenus(['clients', 'limit', id ?? '', '1200', '--json'], { env });
  t.deepEqual(JSON.parse(limited.stdout), { clientId: id, requestsPerMinute: 1200 });
  const noLimit = await runMenus(['clients', 'limit', id ?? '', '0'], { env });
  t.is(noLimit.code, 2);
  t.regex(noLimit.stderr, /expected 1 to 1000000 requests a minute, or default/);
  const disabled = await runMenus(['clients', 'disable', id ?? '', '--json'], { env });
  t.deepEqual(JSON.parse(disabled.stdout), { clientId: id, disabled: true });
  const listed = await runMenus(['clients', 'list', '--json'], { env });
  t.like(JSON.parse(listed.stdout), {
    clientId: id,
    name: 'Dish finder',
    disabled: true,
    liveSecrets: 2,
    requestsPerMinute: 1200,
  });
  t.false(listed.stdout.includes(secret ?? ''));
  const unknown = await runMenus(['clients', 'disable', 'client_nobody'], { env });
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /There is no client "client_nobody"/);
});

test('signing keys are rotated, and a key to encrypt them with is asked for', async (t) => {
  const { url } = await testDatabase(t);
  const without = await runMenus(['keys', 'rotate'], { env: { DATABASE_URL: url } });
  t.is(without.code, 2);
  t.regex(without.stderr, /KEY_ENCRYPTION_KEY must be set/);
  const env = { DATABASE_URL: url, KEY_ENCRYPTION_KEY };
  const tooSoon = await runMenus(['keys', 'rotate'], { env });
  t.is(tooSoon.code, 1);
  t.regex(tooSoon.stderr, /Rotate again in \d+ seconds/);
  const { code, stdout, stderr } = await runMenus(['keys', 'rotate', '--revoke', '--json'], { env });
  t.is(code, 0);
  t.regex(stderr, /refuses the removed keys within 45 seconds/);
  const { signing, removed } = JSON.parse(stdout) as { signing: string; removed: string[] };
  t.is(removed.length, 1);
  t.false(removed.includes(signing));
});

test('the database is brought up to date, and told so the second time', async (t) => {
  const { db, url } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const env = { DATABASE_URL: url };
  const { migrations } = JSON.parse((await runMenus(['migrate', '--json'], { env })).stdout) as {
    migrations: string[];
  };
  t.is(migrations[0], '001-restaurants');
  t.regex((await runMenus(['migrate'], { env })).stderr, /up to date/);
});

test('the doctor names a taken port with its variable and finds the rest well', async (t) => {
  const { url } = await testDatabase(t);
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const free = async () => String(await freePort());
  const env = {
    DATABASE_URL: url,
    DATA_DIR: await temporaryFolder(t, 'cli'),
    PORT: String(port),
    AUTH_PORT: await free(),
    OPS_PORT: await free(),
  };
  const { code, stdout } = await runMenus(['doctor', '--json'], { env });
  t.is(code, 1);
  const findings = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { subject: string; remedy: string | null });
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
  const { db, url } = await testDatabase(t);
  let page = PLAIN_PAGE;
  const server = createServer((request, response) => {
    const isRobots = request.url === '/robots.txt';
    response.writeHead(isRobots ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(isRobots ? '' : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lunch`;
  const env = { DATABASE_URL: url, ALLOW_PRIVATE_SOURCES: 'true' };
  const nothing = await runMenus(['sources'], { env });
  t.regex(nothing.stderr, /There are no sources yet/);
  await runMenus(['restaurants', 'add', '--name', 'Crown', '--city', 'Leek', '--postcode', 'ST13 5AA'], { env });
  const taken = await runMenus(['ingest', source, '--restaurant', 'crown'], { env });
  t.is(taken.code, 0, taken.stderr);
  const { rows } = await db.raw<{ rows: { media_type: string }[] }>('select media_type from source_documents');
  t.deepEqual(rows, [{ media_type: 'text/html; charset=utf-8' }]);

  const outcome = async () => {
    const { code, stdout } = await runMenus(['check', '--json'], { env });
    return [code, (JSON.parse(stdout) as { outcome: string }).outcome];
  };
  t.deepEqual(await outcome(), [0, 'unchanged']);
  page = page.replace('12.95', '13.95');
  t.deepEqual(await outcome(), [0, 'changed']);
  page = '<!doctype html><title>Lunch Menu</title><h1>Closed for the summer</h1>';
  t.deepEqual(await outcome(), [3, 'needs review']);
  server.close();
  server.closeAllConnections();
  t.deepEqual(await outcome(), [4, 'unreachable']);
  const listed = await runMenus(['sources', '--json'], { env });
  t.like(JSON.parse(listed.stdout), { sourceUrl: source, lastOutcome: 'unreachable', failures: 1 });
  const { stdout: read } = await runMenus(['sources'], { env });
  t.regex(read, /\/lunch {2}unreachable \S+ \S+, 1 failed in a row: http\S+: the host refused the connection\n$/);
  const unknown = await runMenus(['check', 'https://elsewhere.example/'], { env });
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /no menu comes from https:\/\/elsewhere\.example\//);

  await db.raw('update menus set date_deleted = now() where date_deleted is null');
  const withdrawn = await runMenus(['check'], { env });
  t.is(withdrawn.stdout, '');
  t.regex(withdrawn.stderr, /No menu in service has a source that can be fetched/);
  const named = await runMenus(['check', source], { env });
  t.is(named.code, 2);
  t.regex(named.stderr, /no menu in service comes from http\S+\/lunch; `menus ingest` ingests it again/);
  t.regex(
    (await runMenus(['sources'], { env })).stdout,
    /1 failed in a row, no menu in service: not checked again: http/,
  );
});

test('the index is rebuilt on the engine, found in step, and a difference is named', async (t) => {
  const { db, url } = await testDatabase(t);
  const engine = await startTestEngine(t);
  const env = { DATABASE_URL: url, MEILI_URL: engine.url, MEILI_SEARCH_KEY: 'search', MEILI_INDEXER_KEY: 'indexer' };
  const folder = await temporaryFolder(t, 'cli');
  await writeFile(join(folder, 'lunch.html'), PLAIN_PAGE);
  await runMenus(['restaurants', 'add', '--name', 'Crown', '--city', 'Leek', '--postcode', 'ST13 5AA'], { env });
  await runMenus(['ingest', folder, '--restaurant', 'crown'], { env });
  const rebuilt = await runMenus(['index', 'rebuild', '--json'], { env });
  t.is(rebuilt.code, 0, rebuilt.stderr);
  t.deepEqual(JSON.parse(rebuilt.stdout), { engine: 'meilisearch', outcome: 'rebuilt here' });
  const verified = await runMenus(['index', 'verify'], { env });
  t.is(verified.code, 0, verified.stdout);
  t.is((await runMenus(['index', 'engines'], { env })).stdout, 'meilisearch: in step\n');
  await db.raw('update menus set date_deleted = now()');
  const differs = await runMenus(['index', 'verify', '--json'], { env });
  t.is(differs.code, 1);
  t.is((JSON.parse(differs.stdout) as { menuId: number }).menuId, 1);
  const engines = await runMenus(['index', 'engines'], { env });
  t.regex(engines.stdout, /^meilisearch: 1 menu behind, for \d+ s\n$/);
  await db.raw('update index_changes set parked = true');
  t.regex((await runMenus(['index', 'engines'], { env })).stdout, /, 1 refused\n$/);
  const unknown = await runMenus(['index', 'forget', 'meilisearch b:7700'], { env });
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /there is no engine "meilisearch b:7700"; known are: "meilisearch"/);
  t.is((await runMenus(['index', 'forget', 'meilisearch'], { env })).code, 0);
  t.regex((await runMenus(['index', 'engines'], { env })).stderr, /No engine was filled yet/);
});
