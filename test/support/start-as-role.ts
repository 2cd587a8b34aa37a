import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ExecutionContext } from 'ava';
import { asRole } from './database.ts';
import { freePort } from './free-port.ts';
import { spawnMenus } from './run-menus.ts';
import { until } from './until.ts';

/** Each process with its minimal database role. */
export const PROCESSES = {
  tokens: 'menus_tokens',
  api: 'menus_api',
  indexer: 'menus_indexer',
  'ingest-worker': 'menus_ingest',
} as const;

export type ProcessName = keyof typeof PROCESSES;

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly closed: Promise<number | null>;
  readonly opsUrl: string;
}

/** Twelve of them start on a busy machine. */
const MAX_START_MS = 180_000;

/** Starts one of the processes as its database role, with its own operations port; its stderr is shown with the test. */
export async function startAsRole(
  t: Pick<ExecutionContext, 'log'>,
  name: ProcessName,
  env: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  options: readonly string[] = [],
): Promise<StartedProcess> {
  const opsPort = await freePort();
  const child = spawnMenus([name, ...options], {
    ...env,
    DATABASE_URL: asRole(env.DATABASE_URL, PROCESSES[name]),
    OPS_PORT: String(opsPort),
  });
  child.stdout?.resume();
  child.stderr?.on('data', (text: Buffer) => t.log(`${name}: ${text.toString().trim()}`));
  const closed = once(child, 'close').then(([code]) => code as number | null);
  return { child, closed, opsUrl: `http://localhost:${opsPort}` };
}

export async function untilReady(opsUrl: string): Promise<void> {
  await until(async () => (await fetch(`${opsUrl}/readyz`)).ok, MAX_START_MS);
}
