import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'ava';
import pino from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { startExports } from '../../app/processes/exports-part.ts';
import { openEngines } from '../../app/wiring/search.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { PROGRAM, runMenus } from '../support/run-menus.ts';
import { untilReady } from '../support/start-as-role.ts';
import { startLogged } from '../support/start-logged.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

for (const [command, signal, code] of [
  ['tokens', 'SIGTERM', 0],
  ['ingest-worker', 'SIGTERM', 0],
  ['indexer', 'SIGTERM', 0],
  ['indexer', 'SIGINT', 130],
] as const) {
  test(`"menus ${command}" ends in order with ${code} after ${signal}`, async (t) => {
    const { url } = await testDatabase(t);
    const engine = await startTestEngine(t);
    const { child, opsUrl, log } = await startLogged(t, command, {
      DATABASE_URL: url,
      MEILI_URL: engine.url,
      MEILI_INDEXER_KEY: 'indexer',
      KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
      LOG_LEVEL: 'warn',
      AUTH_PORT: String(await freePort()),
    });
    const closed = once(child, 'close');
    await untilReady(opsUrl);
    child.kill(signal);
    t.deepEqual(await closed, [code, null], log());
    t.is(log(), '');
  });
}

test('a process started by npm ends in order when the shell between them is ended', async (t) => {
  const { url } = await testDatabase(t);
  const opsPort = await freePort();
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${PROGRAM}" ingest-worker; :`], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, OPS_PORT: String(opsPort), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(shell.stderr.resume(), 'close');
  await untilReady(`http://localhost:${opsPort}`);
  shell.kill('SIGTERM');
  // The process holds the pipe open until it has ended.
  await t.notThrowsAsync(ended);
});

const logger = pino({ level: 'silent' });
const children = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

test.serial('stopping while exports are made ends the process that makes them', async (t) => {
  const { url } = await testDatabase(t);
  const config = loadConfig({
    DATA_DIR: await temporaryFolder(t, 'exports'),
    KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
  });
  const stores = storesAt(url, config);
  t.teardown(() => stores.close());
  const before = children();
  const part = await startExports({ config, logger }, stores, 60);
  const asked = part.exports?.latest('current').catch(() => null);
  await until(() => children() > before);
  await part.stop();
  t.is(await asked, null, 'nothing was made');
});

test.serial('an engine in this process exists until it is closed', async (t) => {
  const opened = openEngines({ config: { meili: undefined }, logger, registry: new Registry() });
  const [only] = opened.engines;
  t.teardown(() => only?.index.close());
  t.is(only?.engine, 'in-process');
  t.true((await only?.index.health())?.available);
  await opened.close();
  t.false((await only?.index.health())?.available);
});

for (const name of ['api', 'tokens', 'indexer', 'ingest-worker']) {
  test(`menus ${name} on an unmigrated database ends, and says in one line what to run`, async (t) => {
    const { db, url } = await testDatabase(t);
    await db.raw('drop schema public cascade');
    await db.raw('create schema public');
    const [port, opsPort] = await Promise.all([freePort(), freePort()]);
    const env = {
      DATABASE_URL: url,
      MEILI_URL: 'http://127.0.0.1:9',
      MEILI_SEARCH_KEY: 'none',
      MEILI_INDEXER_KEY: 'none',
      KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
      PORT: String(port),
      AUTH_PORT: String(port),
      OPS_PORT: String(opsPort),
    };
    const { code, stderr } = await runMenus([name], { env });
    t.is(code, 1);
    const { level, msg } = JSON.parse(stderr) as { level: number; msg: string };
    t.deepEqual([level, msg], [50, 'the database is not at the schema of this version: run `menus migrate`']);
  });
}
