import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { findPostmaster } from './postmaster.ts';
import { processState } from './process-state.ts';
import { runProgram } from './run-program.ts';

const FAST_MS = 15_000;
const IMMEDIATE_MS = 5_000;
const POLL_MS = 20;

/** Stops the server of this cluster: open transactions are rolled back, and all data is on disk afterwards. */
export async function stopServer(layout: Layout, binaries: Binaries): Promise<void> {
  const postmaster = findPostmaster(layout.cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    await runProgram(binaries.pgCtl, ['stop', '-D', layout.cluster, '-m', 'fast', '-w'], layout.account);
    return;
  }
  signal(postmaster.pid, 'SIGINT');
  if (await gone(postmaster.pid, FAST_MS)) return;
  // Without a final checkpoint; the next start replays the log.
  signal(postmaster.pid, 'SIGQUIT');
  if (await gone(postmaster.pid, IMMEDIATE_MS)) return;
  throw new Error(`PostgreSQL (process ${postmaster.pid}) did not stop; its log is ${layout.log}`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function gone(pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within;
  while (processState(pid) !== null) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}
