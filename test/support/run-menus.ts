import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The bundle as shipped. */
export const PROGRAM = join(packageRoot, 'build-test', 'bundle', 'main.js');

/** Starts the program like a person would, with only the search path of this environment; no balancer watches it. */
export function spawnMenus(args: readonly string[], env: Readonly<Record<string, string>>, cwd?: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DRAIN_SECONDS: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs the program to its end. */
export function runMenus(
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly stdin?: string; readonly cwd?: string } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawnMenus(args, options.env ?? {}, options.cwd);
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin?.on('error', () => {
      // A command that reads nothing may end before the input is written.
    });
    child.stdin?.end(options.stdin ?? '');
  });
}
