import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { overMemory } from './messages.ts';

const every = 50;
const standardError = 2;

/** Memory limit in megabytes, shared with the watching thread so that it can be changed while it watches. */
export interface MemoryWatchdog {
  setLimit(bytes: number): void;
}

/**
 * Ends this process at once when its resident memory passes the limit. A thread of its own watches, because a document
 * that eats memory leaves the main thread no time to look.
 */
export function startMemoryWatchdog(bytes: number): MemoryWatchdog {
  const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  limit[0] = bytes;
  new Worker(new URL(import.meta.url), { workerData: limit }).unref();
  return {
    setLimit(changed) {
      limit[0] = changed;
    },
  };
}

function watch(limit: Float64Array): void {
  setInterval(() => {
    if (process.memoryUsage.rss() <= (limit[0] ?? 0)) return;
    writeSync(standardError, `${overMemory}\n`);
    process.kill(process.pid, 'SIGKILL');
  }, every);
}

if (!isMainThread && workerData instanceof Float64Array) watch(workerData);
