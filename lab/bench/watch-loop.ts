import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export interface LoopDelay {
  /** Longest delay of the loop in milliseconds, for any reason. */
  readonly stall: number;
  /** Longest work in milliseconds between two ticks of a timer of 1 ms; null where the system does not report it. */
  readonly work: number | null;
}

/** Nanoseconds that the main thread ran, then those it waited for a processor; Linux only. */
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

/** Watches the loop of this thread until `end`. */
export function watchLoop(): { end(): LoopDelay } {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const work = isMainThread && existsSync(SCHEDSTAT) ? watchWork() : null;
  delay.enable();
  return {
    end: () => {
      delay.disable();
      return { stall: delay.max / 1e6, work: work?.end() ?? null };
    },
  };
}

function watchWork(): { end(): number } {
  const file = openSync(SCHEDSTAT, 'r');
  const bytes = Buffer.alloc(100);
  const processorTime = () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 100, 0)).split(' ')[0]) / 1e6;
  let last = processorTime();
  let longest = 0;
  const look = () => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return {
    end: () => {
      look();
      clearInterval(timer);
      closeSync(file);
      return longest;
    },
  };
}
