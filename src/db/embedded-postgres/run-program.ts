import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/** Options by which a program of PostgreSQL runs as its account and without variables such as PGPORT that would steer it. */
export function programOptions(account: ServerAccount | null): {
  readonly uid?: number;
  readonly gid?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
} {
  if (process.platform === 'win32') return {};
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  // The current folder may be one that the account cannot enter.
  return { ...as, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, cwd: '/' };
}

/**
 * Runs a program to its end.
 * @throws Error with all that it printed when it fails
 */
export function runProgram(file: string, args: readonly string[], account: ServerAccount | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...programOptions(account), stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', (cause) => reject(new Error(`${file} cannot be run: ${cause.message}`, { cause })));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${file} failed (${signal ?? code}):\n${Buffer.concat(printed).toString().trim()}`));
    });
  });
}
