export interface RunningPart {
  /** Stops it in order; resolves once none of it is left. */
  stop(): Promise<void>;
  /** Maximum time for that in milliseconds; 2,000 by default. */
  readonly stopMs?: number;
  /** Begins to send clients elsewhere, while everything is still answered. */
  drain?(): void;
  /** Aborts work that other parts wait for: statements in a hanging database. */
  cut?(): void;
}
