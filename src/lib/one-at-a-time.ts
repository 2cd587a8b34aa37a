/** Serialises runs: a call during a run schedules exactly one more. */
export interface OneAtATime {
  /** Resolves after a run that begins after the call. */
  run(): Promise<void>;
  /** Resolves when no run is in progress. */
  idle(): Promise<void>;
}

/** @param work must not reject */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    run() {
      if (next) return next;
      if (!running) return begin();
      next = running.then(begin);
      return next;
    },
    async idle() {
      await (next ?? running);
    },
  };
}
