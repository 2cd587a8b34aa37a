import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from './process-state.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Server that runs on this cluster, whoever started it. Removes a pid file that names a dead process, a zombie or a reused process id:
 * PostgreSQL itself would take the latter two for a running server and refuse to start.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const pidFile = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(pidFile, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const state = pid > 0 ? processState(pid) : null;
  if (state && (state.command === '' || state.command.includes(cluster))) return { pid, port };
  rmSync(pidFile, { force: true });
  return null;
}
