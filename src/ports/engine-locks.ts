/** The right to write to one engine, held by one process at a time. */
export interface EngineLock {
  /** Aborted if the right is lost without a release, for example with the database connection. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

export interface EngineLocks {
  /** Null if another process holds the lock of this engine. */
  tryAcquire(engine: string): Promise<EngineLock | null>;
}
