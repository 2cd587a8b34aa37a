import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { databaseUrl, TEMPLATE, TEST_SERVER_URL } from './test-server.ts';

/** The compiled file of a test that is named by its source: build-test/test/db/x.test.js for test/db/x.test.ts. */
function compiled(argument: string): string {
  return argument
    .replace(/^(?:\.\/)?test\/(.*)\.ts$/, 'build-test/test/$1.js')
    .replace(/^(?:\.\/)?(packages\/[^/]+)\/test\/(.*)\.ts$/, '$1/build/test/$2.js');
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = openDatabase({ url: serverUrl });
  await server.raw('create database ??', [TEMPLATE]);
  await server.destroy();
  const template = openDatabase({ url: databaseUrl(serverUrl, TEMPLATE) });
  await migrate(template);
  await template.destroy();
}

/** Runs ava and shows what it prints; resolves to its exit code and what it printed. */
function runAva(serverUrl: string, onChild: (stop: () => void) => void): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const ava = join(packageRoot, 'node_modules', 'ava', 'entrypoints', 'cli.mjs');
    const child = spawn(process.execPath, [ava, ...process.argv.slice(2).map(compiled)], {
      cwd: packageRoot,
      env: { ...process.env, [TEST_SERVER_URL]: serverUrl, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onChild(() => child.kill('SIGINT'));
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

const folder = mkdtempSync(join(tmpdir(), 'menus-test-'));
// Run by root, the server belongs to another account and uses this folder only if that account may enter it.
chmodSync(folder, 0o755);
let stopAva = (): void => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAva());
const server = await startEmbeddedPostgres({ dataDir: folder, logger: pino({ level: 'warn' }), durable: false });
try {
  await makeTemplate(server.url);
  const { code, printed } = await runAva(server.url, (stop) => {
    stopAva = stop;
  });
  const { passed, failed } = counts(printed, code);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
