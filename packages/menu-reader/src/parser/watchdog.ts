import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Limits } from './limits.ts';
import { OVER_MEMORY, OVER_TIME } from './messages.ts';

const CHECK_EVERY_MS = 50;
const STANDARD_ERROR = 2;

export interface Watchdog {
  allow(limits: Limits): void;
  rest(): void;
}

/** Processor time of this process in milliseconds: a busy machine does not add to it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Kills this process when it exceeds a limit. Another thread watches, because a document that exhausts memory or time keeps the main thread
 * busy. The limits lie in shared memory, so that they can be changed.
 */
export function startWatchdog(limits: Limits): Watchdog {
  const shared = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
  const watchdog: Watchdog = {
    allow({ memoryBytes, timeMs }) {
      shared.set([memoryBytes, processorMs() + timeMs]);
    },
    rest() {
      shared[1] = Number.POSITIVE_INFINITY;
    },
  };
  watchdog.allow(limits);
  watchdog.rest();
  new Worker(new URL('./watchdog.js', import.meta.url), { workerData: shared }).unref();
  return watchdog;
}

function watch(limits: Float64Array): void {
  setInterval(() => {
    const [memoryBytes = 0, endMs = 0] = limits;
    const over = process.memoryUsage.rss() > memoryBytes ? OVER_MEMORY : processorMs() > endMs && OVER_TIME;
    if (!over) return;
    writeSync(STANDARD_ERROR, `${over}\n`);
    process.kill(process.pid, 'SIGKILL');
  }, CHECK_EVERY_MS);
}

if (!isMainThread && workerData instanceof Float64Array) watch(workerData);
