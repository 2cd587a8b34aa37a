import { execFile, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { dataFolder, started } from './embedded-postgres.ts';
import { readTimes, slowestFiles, TEST_TIMES } from './file-times.ts';
import { chosenFiles } from './grouped/chosen-files.ts';
import { PROGRAM } from './run-menus.ts';
import type { Teardown } from './teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { compiled } from './test-files.ts';
import { databaseUrl, TEMPLATE, TEST_SERVER_URL } from './test-server.ts';
import { withTeardown } from './with-teardown.ts';

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = openDatabase({ url: serverUrl, maxConnections: 1 });
  await server.raw('create database ??', [TEMPLATE]);
  // Both ends hash the password for each of some thousand connections, by default 4096 times.
  const { username, password } = new URL(serverUrl);
  await server.raw('set scram_iterations = 1');
  await server.raw(`alter role ?? password '${password}'`, [username]);
  await server.destroy();
  const template = openDatabase({ url: databaseUrl(serverUrl, TEMPLATE) });
  await migrate(template);
  await template.destroy();
}

const QUICK = '--quick';
const asked = process.argv.slice(2).filter((argument) => argument !== QUICK);

/** Runs ava and shows what it prints; resolves to its exit code and what it printed. */
function runAva(t: Teardown, own: Record<string, string>): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const ava = join(packageRoot, 'node_modules', 'ava', 'entrypoints', 'cli.mjs');
    const child = spawn(process.execPath, [ava, ...asked.map(compiled)], {
      cwd: packageRoot,
      env: { ...process.env, ...own, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = new Promise((over) => child.once('close', over));
    t.teardown(() => {
      child.kill('SIGINT');
      return closed;
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      printed += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed: stripVTControlCharacters(printed) }));
  });
}

/** Counts from ava's report; anything that made ava fail without a failed test counts as one failure. */
function counts(printed: string, code: number): { passed: number; failed: number } {
  const sum = (pattern: RegExp): number =>
    [...printed.matchAll(pattern)].reduce((total, [, n]) => total + Number(n), 0);
  // The last lines count the passed tests only when all have passed.
  const passed = [...printed.matchAll(/^ {2}✔ /gm)].length;
  const failed = sum(/^ {2}(\d+) (?:tests? failed|hooks? failed|uncaught exceptions?|unhandled rejections?)$/gm);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

await withTeardown(async (t) => {
  const dataDir = await dataFolder(t);
  const build = ['scripts/build.js', dirname(PROGRAM)];
  const [server] = await Promise.all([
    started(t, { dataDir, logger: pino({ level: 'warn' }) }),
    promisify(execFile)(process.execPath, build, { cwd: packageRoot }),
  ]);
  await makeTemplate(server.url);
  const timesFile = join(await temporaryFolder(t, 'times'), 'times.jsonl');
  // What is named runs as it is compiled, each file in a process of its own.
  const files = asked.length > 0 ? [] : await chosenFiles(process.argv.includes(QUICK));
  const { code, printed } = await runAva(t, {
    [TEST_SERVER_URL]: server.url,
    [TEST_TIMES]: timesFile,
    TEST_FILES: JSON.stringify(files),
  });
  const { passed, failed } = counts(printed, code);
  const times = readTimes(timesFile);
  if (times.length > 1) console.log(['The slowest files:', ...slowestFiles(times), ''].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code;
});
