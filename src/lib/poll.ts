export interface Poller {
  /** Resolves after the first run. */
  start(): Promise<void>;
  /** Stops scheduling; a run in progress finishes. */
  stop(): void;
}

/** Repeats work without keeping the process alive. @param work never rejects */
export function poll(everyMs: number, work: () => Promise<void>): Poller {
  let timer: NodeJS.Timeout | undefined;
  /** Identifies the last start: a run left over from an earlier one must not reschedule. */
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
