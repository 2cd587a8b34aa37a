import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/lib/package-root.ts';
import { PROGRAM } from './run-menus.ts';
import { startTestServer } from './start-test-server.ts';
import { TEST_SERVER_URL } from './test-server.ts';
import { withTeardown } from './with-teardown.ts';

const ALL = '--all';
const named = process.argv.slice(2).filter((argument) => argument !== ALL);
const withSlow = named.length > 0 || process.argv.includes(ALL);

/** The compiled file of a test's source: build-test/test/db/x.test.js for test/db/x.test.ts. */
function compiled(source: string): string {
  return source
    .replace(/^(?:\.\/)?test\/(.*)\.ts$/, 'build-test/test/$1.js')
    .replace(/^(?:\.\/)?((?:packages|lab)\/[^/]+)\/test\/(.*)\.ts$/, '$1/build/test/$2.js');
}

// Builds the product and starts the database server that all tests share; ava does the rest.
await withTeardown(async (t) => {
  const [serverUrl] = await Promise.all([
    startTestServer(t),
    promisify(execFile)(process.execPath, ['app/build.js', dirname(PROGRAM)], { cwd: packageRoot }),
  ]);
  const ava = spawn(
    process.execPath,
    [join(packageRoot, 'node_modules/ava/entrypoints/cli.mjs'), ...named.map(compiled)],
    {
      cwd: packageRoot,
      env: { ...process.env, [TEST_SERVER_URL]: serverUrl, ...(withSlow && { WITH_SLOW_TESTS: 'true' }) },
      stdio: 'inherit',
    },
  );
  const closed = once(ava, 'close') as Promise<[number | null]>;
  t.teardown(() => {
    ava.kill('SIGINT');
    return closed;
  });
  const [code] = await closed;
  process.exitCode = code ?? 1;
});
