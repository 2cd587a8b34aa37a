import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/lib/package-root.ts';
import { readTimes, slowestFiles, TEST_TIMES } from './file-times.ts';
import { chosenFiles } from './grouped/chosen-files.ts';
import { runAva } from './run-ava.ts';
import { PROGRAM } from './run-menus.ts';
import { startTestServer } from './start-test-server.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { compiled } from './test-files.ts';
import { TEST_SERVER_URL } from './test-server.ts';
import { withTeardown } from './with-teardown.ts';

const QUICK = '--quick';
const asked = process.argv.slice(2).filter((argument) => argument !== QUICK);

/** Counts from ava's report; a failure of ava without a failed test counts as one failure. */
function counts(printed: string, code: number): { passed: number; failed: number } {
  const sum = (pattern: RegExp): number =>
    [...printed.matchAll(pattern)].reduce((total, [, n]) => total + Number(n), 0);
  // The summary counts passed tests only if all have passed.
  const passed = [...printed.matchAll(/^ {2}✔ /gm)].length;
  const failed = sum(/^ {2}(\d+) (?:tests? failed|hooks? failed|uncaught exceptions?|unhandled rejections?)$/gm);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

await withTeardown(async (t) => {
  const build = ['app/build.js', dirname(PROGRAM)];
  const [serverUrl] = await Promise.all([
    startTestServer(t),
    promisify(execFile)(process.execPath, build, { cwd: packageRoot }),
  ]);
  const timesFile = join(await temporaryFolder(t, 'times'), 'times.jsonl');
  // Named files run as compiled, each in its own process.
  const files = asked.length > 0 ? [] : await chosenFiles(process.argv.includes(QUICK));
  const own = {
    [TEST_SERVER_URL]: serverUrl,
    [TEST_TIMES]: timesFile,
    TEST_FILES: JSON.stringify(files),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  };
  const { code, printed } = await runAva(t, asked.map(compiled), own, (chunk) => process.stdout.write(chunk));
  const { passed, failed } = counts(printed, code);
  const times = readTimes(timesFile);
  if (times.length > 1) console.log(['The slowest files:', ...slowestFiles(times), ''].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code;
});
