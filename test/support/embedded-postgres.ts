import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '@menu-data-service/embedded-postgres/start-embedded-postgres';
import type { ExecutionContext } from 'ava';
import pg from 'pg';
import pino from 'pino';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Teardown } from './teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** A temporary folder; a server left running on it is killed before the removal. */
export async function dataFolder(t: Teardown, parent?: string): Promise<string> {
  const folder = await temporaryFolder(t, 'embedded', parent);
  t.teardown(() => killServer(folder));
  return folder;
}

async function killServer(dataDir: string): Promise<void> {
  const pid = postmasterPid(dataDir);
  if (pid === null || !isAlive(pid) || pid === process.pid) return;
  process.kill(pid, 'SIGQUIT');
  await until(() => !isAlive(pid));
}

/** Starts a server in this process; it is stopped after the test. */
export async function started(
  t: Teardown,
  options: Partial<EmbeddedPostgresOptions> & { readonly dataDir: string },
): Promise<EmbeddedPostgres> {
  const starting = startEmbeddedPostgres({ logger: pino({ level: 'silent' }), durable: false, ...options });
  // Covers a server that is still starting when everything ends.
  t.teardown(() =>
    starting.then(
      (server) => server.stop(),
      () => undefined,
    ),
  );
  return starting;
}

/** A server in another process, with its output after starting or failing. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly answer: { readonly url?: string; readonly started?: boolean; readonly error?: string };
  /** Sends a signal, waits until the process has ended, and resolves to its exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server in another process, as another account if one is given. */
export async function startedProcess(
  t: ExecutionContext,
  dataDir: string,
  { role = 'service', uid, cache = '' }: { role?: 'service' | 'command'; uid?: number; cache?: string } = {},
): Promise<StartedProcess> {
  const script = join(packageRoot, 'build-test', 'test', 'support', 'embedded-postgres-process.js');
  const child = spawn(process.execPath, [script, dataDir, role, cache], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const exited = once(child, 'exit');
  t.teardown(() => child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    child,
    answer: JSON.parse(line) as StartedProcess['answer'],
    async kill(signal) {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** Process id of the server from its pid file; null without one. */
export function postmasterPid(dataDir: string): number | null {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return null;
  }
}

/** Tells whether a process of this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has an id but no longer runs.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** First column of the first row, over a new connection. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}
