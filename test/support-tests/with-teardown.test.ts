import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { isAlive } from '../support/embedded-postgres.ts';
import { until } from '../support/until.ts';
import { withTeardown } from '../support/with-teardown.ts';

const compiled = pathToFileURL(join(packageRoot, 'build-test', 'test', 'support', 'with-teardown.js')).href;

/** A script that starts a process, prints its id, and continues as given. */
function script(goesOn: string) {
  const source = `
    import { spawn } from 'node:child_process';
    import { withTeardown } from '${compiled}';
    await withTeardown(async (t) => {
      const child = spawn('sleep', ['600']);
      t.teardown(() => { child.kill('SIGKILL'); console.log('the process'); });
      t.teardown(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); console.log('what needs it'); });
      console.log(child.pid);
      ${goesOn}
    });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts a script, acts on it, and returns how it ends. */
async function ended(goesOn: string, act: (child: ReturnType<typeof script>) => void = () => undefined) {
  const child = script(goesOn);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const printed: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => printed.push(line));
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  await once(lines, 'line');
  act(child);
  const [code] = await closed;
  const pid = Number(printed[0]);
  await until(() => !isAlive(pid));
  return { code, undone: printed.slice(1), complaint };
}

const IN_ORDER = ['what needs it', 'the process'];
const FOR_LONG = 'await new Promise((resolve) => setTimeout(resolve, 600_000));';

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test(`a script that gets ${signal} undoes what it started, in reverse order, and ends with ${code}`, async (t) => {
    const seen = await ended(FOR_LONG, (child) => child.kill(signal));
    t.deepEqual(seen, { code, undone: IN_ORDER, complaint: '' });
  });
}

test('undoes even what a script starts and breaks while it is being ended', async (t) => {
  const whileEnding = `process.once('SIGTERM', () => {
    t.teardown(() => console.log('what came late'));
    setTimeout(() => { throw new Error('its server is gone'); });
  }); ${FOR_LONG}`;
  const { code, undone } = await ended(whileEnding, (child) => child.kill('SIGTERM'));
  t.is(code, 143);
  t.deepEqual(undone.toSorted(), [...IN_ORDER, 'what came late'].toSorted());
});

for (const [how, failure] of [
  ['fails', `throw new Error('of the work');`],
  ['throws where nobody catches it', `setTimeout(() => { throw new Error('of the work'); }); ${FOR_LONG}`],
] as const) {
  test(`a script that ${how} undoes what it started, says why, and ends with 1`, async (t) => {
    const { code, undone, complaint } = await ended(failure);
    t.is(code, 1);
    t.deepEqual(undone, IN_ORDER);
    t.regex(complaint, /Error: of the work/);
  });
}

test('a failure to undo hides neither the rest nor the failure of the work', async (t) => {
  const undone: string[] = [];
  const listeners = process.listenerCount('uncaughtException');
  const error = await t.throwsAsync<AggregateError>(() =>
    withTeardown(async (end) => {
      end.teardown(() => undone.push('first'));
      end.teardown(() => {
        throw new Error('of the end');
      });
      throw new Error('of the work');
    }),
  );
  t.deepEqual(undone, ['first']);
  t.deepEqual(
    error?.errors.map(({ message }: Error) => message),
    ['of the work', 'of the end'],
  );
  t.is(process.listenerCount('uncaughtException'), listeners);
});
