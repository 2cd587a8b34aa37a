import { availableParallelism, loadavg } from 'node:os';

const MAX_THREADS = 4;
/** Load as a share of the cores above which the machine counts as busy. */
const BUSY = 0.75;

/**
 * Threads for recognition: all cores of an idle machine (2 threads on 2 cores take 0.6 of the time of one), one fewer on a
 * busy one. There, 2 threads take twice as long as one, because those of the runtime spin while they wait for each other.
 */
export function threadCount(cores = availableParallelism(), load = loadavg()[0] ?? 0): number {
  return Math.max(1, Math.min(MAX_THREADS, load < BUSY * cores ? cores : cores - 1));
}
