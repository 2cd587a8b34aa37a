/** Work of which no two runs are under way at once. */
export interface OneAtATime {
  /** Resolves after a run that begins after the call; all who ask while one is under way share the next. */
  run(): Promise<void>;
  /** Resolves when no run is under way. */
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
