/** Signals new changes in the feed. */
export interface ChangeSignal {
  start(): Promise<void>;
  /** Resolves all waits, now and later. */
  release(): void;
  stop(): Promise<void>;
  /** Rises with every change. Read it before reading the feed: a change after that resolves `next` at once. */
  readonly count: number;
  /** Resolves when `count` is above `seen`, after `ms`, when `givenUp` is aborted, or on `release`. */
  next(seen: number, ms: number, givenUp: AbortSignal): Promise<void>;
  /** False after `release`. */
  readonly open: boolean;
}
