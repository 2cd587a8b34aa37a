import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { PROGRAM } from '../support/run-menus.ts';
import { untilReady } from '../support/start-as-role.ts';
import { startLogged } from '../support/start-logged.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';

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
