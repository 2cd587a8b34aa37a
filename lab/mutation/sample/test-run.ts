import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { bundleGroup } from '../../../test/support/grouped/bundle-group.ts';
import { runAva } from '../../../test/support/run-ava.ts';
import { PROGRAM } from '../../../test/support/run-menus.ts';
import { startTestServer } from '../../../test/support/start-test-server.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { compiled } from '../../../test/support/test-files.ts';
import { TEST_SERVER_URL } from '../../../test/support/test-server.ts';
import { MAIN } from './loaded-files.ts';
import type { TestFile } from './tests-of.ts';

const OF_A_GROUP = 8;
/** Without anything new: code that runs on for ever is noticed too. */
const LONGEST = '3m';

/** Runs files of tests until one fails; resolves to the title of that, or null. */
export type TestRun = (tests: readonly TestFile[]) => Promise<string | null>;

/** One database server, which is made of intact code, serves all runs. */
export async function createTestRun(t: Teardown): Promise<TestRun> {
  const serverUrl = await startTestServer(t);
  return async (tests) => {
    if (tests.length === 0) return null;
    if (tests.some(({ loads }) => loads.has(MAIN))) await buildProgram();
    const together = tests.filter((test) => test.together).map(({ source }) => source);
    const files = tests.filter((test) => !test.together).map(({ source }) => compiled(source));
    for (let from = 0; from < together.length; from += OF_A_GROUP) {
      const group = `build-test/groups/broken-${from}.js`;
      await bundleGroup(together.slice(from, from + OF_A_GROUP), group);
      files.push(group);
    }
    const own = { [TEST_SERVER_URL]: serverUrl, TEST_FILES: JSON.stringify(files) };
    const { code, printed } = await runAva(t, ['--fail-fast', `--timeout=${LONGEST}`], own);
    if (/^ *Exiting due to SIG/m.test(printed)) throw new Error('the sample was stopped');
    return code === 0 ? null : failureIn(printed);
  };
}

/** The first failure that ava names; what only took too long may not be the fault of the break. */
function failureIn(printed: string): string {
  const named = /^ *✘ (?:\[fail\]: )?(.*)$/m.exec(printed)?.[1] ?? printed.trim().split('\n', 1)[0] ?? '';
  return /timeout exceeded|timed out while/i.test(printed) ? `${named} (timed out)` : named;
}

async function buildProgram(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.js', dirname(PROGRAM)], { cwd: packageRoot });
}
