/** Says when something has happened that the change feed tells. */
export interface ChangeSignal {
  start(): Promise<void>;
  /** Lets everybody go who waits, and nobody wait any more. */
  release(): void;
  stop(): Promise<void>;
  /** Goes up whenever something has happened. Take it before reading: what happens after that ends `next` at once. */
  readonly count: number;
  /** Resolves when `count` is above `seen`, after `ms`, when `givenUp` is aborted, or on `release`. */
  next(seen: number, ms: number, givenUp: AbortSignal): Promise<void>;
  /** False once nobody may wait any more. */
  readonly open: boolean;
}
