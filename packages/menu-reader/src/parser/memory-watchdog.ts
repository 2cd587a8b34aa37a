import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { OVER_MEMORY } from './messages.ts';

const CHECK_EVERY_MS = 50;
const STANDARD_ERROR = 2;

export interface MemoryWatchdog {
  setLimit(bytes: number): void;
}

/**
 * Kills this process when its resident memory passes the limit. Another thread watches, because a document that eats memory
 * keeps the main thread busy. The limit lies in shared memory, so that it can be changed.
 */
export function startMemoryWatchdog(bytes: number): MemoryWatchdog {
  const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  limit[0] = bytes;
  new Worker(new URL('./memory-watchdog.js', import.meta.url), { workerData: limit }).unref();
  return {
    setLimit(changed) {
      limit[0] = changed;
    },
  };
}

function watch(limit: Float64Array): void {
  setInterval(() => {
    if (process.memoryUsage.rss() <= (limit[0] ?? 0)) return;
    writeSync(STANDARD_ERROR, `${OVER_MEMORY}\n`);
    process.kill(process.pid, 'SIGKILL');
  }, CHECK_EVERY_MS);
}

if (!isMainThread && workerData instanceof Float64Array) watch(workerData);
