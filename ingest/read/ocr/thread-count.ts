import { availableParallelism, loadavg } from 'node:os';

const most = 4;
/** Share of the cores from which on the machine counts as busy. */
const busy = 0.75;

/**
 * Threads for recognition: all cores of an idle machine (2 of 2 take 0.6 of the time of one), one less of a busy one,
 * because the threads of the runtime wait for each other by spinning and then 2 take twice as long as one.
 */
export function threadCount(): number {
  const cores = availableParallelism();
  const [load = 0] = loadavg();
  return Math.max(1, Math.min(most, load < busy * cores ? cores : cores - 1));
}
