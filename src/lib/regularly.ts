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
  /** Of the last start: what an earlier one left under way may not go on beside it. */
  let current: symbol | undefined;

  async function turn(own: symbol): Promise<void> {
    await work();
    if (current === own) timer = setTimeout(turn, everyMs, own).unref();
  }

  return {
    start() {
      clearTimeout(timer);
      current = Symbol('start');
      return turn(current);
    },
    stop() {
      current = undefined;
      clearTimeout(timer);
    },
  };
}
