/** Work that is done at once, and again so long after it has ended each time. */
export interface Regular {
  /** Resolves when it was done once. */
  start(): Promise<void>;
  /** Does it no more; what is under way ends by itself. */
  stop(): void;
}

/**
 * Does work regularly, which keeps no process from ending.
 * @param work never rejects
 */
export function regularly(everyMs: number, work: () => Promise<void>): Regular {
  let timer: NodeJS.Timeout | undefined;
  let started = false;

  async function turn(): Promise<void> {
    await work();
    if (started) timer = setTimeout(turn, everyMs).unref();
  }

  return {
    start() {
      started = true;
      return turn();
    },
    stop() {
      started = false;
      clearTimeout(timer);
    },
  };
}
