import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/** Runs a PostgreSQL program as its account and without variables such as PGPORT that would change its behaviour. */
export function programOptions(account: ServerAccount | null): {
  readonly uid?: number;
  readonly gid?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
} {
  if (process.platform === 'win32') return {};
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  // The account may be unable to enter the current folder.
  return { ...as, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, cwd: '/' };
}

/** Runs a program to its end. @throws Error with its whole output when it fails */
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
