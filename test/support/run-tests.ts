import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/lib/package-root.ts';
import { PROGRAM } from './run-menus.ts';
import { startTestServer } from './start-test-server.ts';
import type { Teardown } from './teardown.ts';
import { TEST_SERVER_URL } from './test-server.ts';
import { withTeardown } from './with-teardown.ts';

const ALL = '--all';
const named = process.argv.slice(2).filter((argument) => argument !== ALL);

const { compiled } = (await import(pathToFileURL(join(packageRoot, 'ava.config.js')).href)) as {
  compiled(source: string): string;
};

/** Runs ava over named files, or over those of a circle. */
async function runAva(t: Teardown, serverUrl: string, chosen: Readonly<Record<string, string>>): Promise<number> {
  const ava = spawn(
    process.execPath,
    [join(packageRoot, 'node_modules/ava/entrypoints/cli.mjs'), ...named.map(compiled)],
    { cwd: packageRoot, env: { ...process.env, [TEST_SERVER_URL]: serverUrl, ...chosen }, stdio: 'inherit' },
  );
  const closed = once(ava, 'close') as Promise<[number | null]>;
  t.teardown(() => {
    ava.kill('SIGINT');
    return closed;
  });
  const [code] = await closed;
  return code ?? 1;
}

// Builds the product and starts the database server that all tests share; ava does the rest.
await withTeardown(async (t) => {
  const [serverUrl] = await Promise.all([
    startTestServer(t),
    promisify(execFile)(process.execPath, ['app/build.js', dirname(PROGRAM)], { cwd: packageRoot }),
  ]);
  if (named.length > 0) {
    process.exitCode = await runAva(t, serverUrl, {});
    return;
  }
  const circles = process.argv.includes(ALL) ? ['quick', 'slow'] : ['quick'];
  for (const circle of circles)
    process.exitCode = (await runAva(t, serverUrl, { TEST_CIRCLE: circle })) || process.exitCode;
});
