import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import test from 'ava';

const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

test('console output of libraries, warnings of Node and a fatal error are one JSON object a line', async (t) => {
  const script = `
    const { redirectConsoleToLog } = await import(${here('../../../app/cli/terminal/redirect-console.js')});
    const { openLog } = await import(${here('../../../app/cli/terminal/open-log.js')});
    redirectConsoleToLog(openLog('menus api', 'info'));
    console.trace(new Error('the queue was lost'));
    console.error('attempt %d failed\\nfor want of %s', 2, 'an answer');
    process.emitWarning('over and out');
    setImmediate(() => Promise.reject(new Error('nobody caught it')));`;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const { code, stdout, stderr } = await t.throwsAsync<Error & { code: number; stdout: string; stderr: string }>(ended);
  t.is(code, 1);
  t.is(stdout, '');
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { stack: string } });
  t.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [
      [40, 'the queue was lost'],
      [50, 'attempt 2 failed\nfor want of an answer'],
      [40, 'over and out'],
      [60, 'nobody caught it'],
    ],
  );
  t.regex(lines[0]?.err?.stack ?? '', /at /);
});
