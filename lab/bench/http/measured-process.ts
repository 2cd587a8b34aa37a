import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { Teardown } from '../../../test/support/teardown.ts';

const compiled = (path: string) => join(packageRoot, 'build-test', path);

export interface MeasuredProcess {
  readonly child: ChildProcess;
  /** Line on stdout that signalled readiness. */
  readonly printed: string;
  /** Processor time so far in microseconds, over all threads. */
  usedMicroseconds(): Promise<number>;
  /** Memory, and numbers of timers, sockets and other handles that keep it alive. */
  held(): Promise<Held>;
}

export interface Held {
  readonly residentBytes: number;
  readonly resources: number;
}

/**
 * Starts a compiled program and waits until it prints a line that matches `ready`; stops it at the end.
 * @param program path of its source without extension, from the root of the repository
 * @param log file for its stderr; the terminal by default
 */
export async function startMeasured(
  t: Teardown,
  program: string,
  options: {
    readonly ready: RegExp;
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly log?: string;
    readonly nodeOptions?: readonly string[];
  },
): Promise<MeasuredProcess> {
  const { ready, args = [], env = {}, log, nodeOptions = [] } = options;
  const child = spawn(
    process.execPath,
    ['--import', compiled('lab/bench/http/report-usage.js'), ...nodeOptions, compiled(`${program}.js`), ...args],
    {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : openSync(log, 'a'), 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const printed = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (ready.test(text)) resolve(text);
    });
    void ended.then(([code]) => reject(new Error(`${program} ended with ${code}: ${text}`)));
  });
  let stopping = false;
  t.teardown(async () => {
    stopping = true;
    child.disconnect();
    await ended;
  });
  void ended.then(([code]) => {
    if (!stopping) throw new Error(`${program} ended with ${code} while it was measured`);
  });
  return {
    child,
    printed,
    async usedMicroseconds() {
      const answer = once(child, 'message');
      child.send('usage');
      const [{ user, system }] = (await answer) as [NodeJS.CpuUsage];
      return user + system;
    },
    async held() {
      const answer = once(child, 'message');
      child.send('held');
      return (await answer)[0] as Held;
    },
  };
}
