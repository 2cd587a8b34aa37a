import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processState } from './process-state.ts';

const WAIT_MS = 90_000;
const POLL_MS = 50;

/**
 * Runs the work while no other process starts or stops the server of this folder. A lock left by a killed process is taken over; in the worst
 * case two processes do so at once, and PostgreSQL's own postmaster.pid lets only one server run.
 */
export async function withStartLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  while (!taken(path)) {
    if (!heldByLivingProcess(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `process ${readFileSync(path, 'utf8')} has been starting PostgreSQL for too long; ${path} names it`,
      );
    }
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function taken(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, ownMark());
  try {
    // A link appears with its content or not at all; a file opened exclusively would be seen empty for a moment.
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function heldByLivingProcess(path: string): boolean {
  try {
    const mark = readFileSync(path, 'utf8');
    const pid = Number(mark.split(' ', 1)[0]);
    return mark === `${pid} ${processState(pid)?.startedAt ?? 'dead'}`;
  } catch {
    return false;
  }
}

function ownMark(): string {
  return `${process.pid} ${processState(process.pid)?.startedAt ?? ''}`;
}
