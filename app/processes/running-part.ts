/** A running part of a process. */
export interface RunningPart {
  /** Stops it in order; resolves when nothing of it is left. */
  stop(): Promise<void>;
  /** How long that may take in milliseconds; 2,000 by default. */
  readonly stopMs?: number;
  /** Begins to send clients elsewhere, while everything is still answered. */
  drain?(): void;
  /** Ends at once what lets other parts wait: statements in a database that hangs. */
  cut?(): void;
}
