import type { MenuDocuments } from './search-index.ts';

/** One menu whose documents in one engine may be out of date. */
export interface MenuChangeClaim {
  readonly menuId: number;
  /** Counter at the time of the claim; a change that came later moves it on. */
  readonly generation: number;
  readonly attempts: number;
}

/** Outbox of changed menus, one queue an engine. */
export interface MenuChanges {
  /** Registers the engine if it is new (every active menu is then due). */
  registerEngine(engine: string): Promise<void>;
  /** Claims up to `limit` due menus with SKIP LOCKED for `leaseSeconds`. */
  claim(engine: string, limit: number, leaseSeconds: number): Promise<readonly MenuChangeClaim[]>;
  /**
   * Makes all rows due that are claimed or wait for another try. For the holder of the engine's lock when it begins: whoever
   * claimed them before has gone.
   */
  releaseClaims(engine: string): Promise<void>;
  /** Deletes the rows whose generation has not moved; the others become due again at once. */
  complete(engine: string, claims: readonly MenuChangeClaim[]): Promise<void>;
  /** Counts the attempt and makes the rows due again after `retryAfterSeconds`; parks them when `park`. */
  fail(
    engine: string,
    claims: readonly MenuChangeClaim[],
    error: string,
    retryAfterSeconds: number,
    park: boolean,
  ): Promise<void>;
  /** Marks menus as due, whatever the trigger saw (drift repair). */
  enqueue(engine: string, menuIds: readonly number[]): Promise<void>;
  /** Documents of those of the menus that are active now; the rest must be removed. */
  documents(menuIds: readonly number[]): Promise<readonly MenuDocuments[]>;
  /** Every active menu in order of id, read in batches inside one snapshot. */
  allDocuments(batchSize: number): AsyncIterable<readonly MenuDocuments[]>;
  /** The epoch this engine was last rebuilt to, or null. */
  epoch(engine: string): Promise<string | null>;
  setEpoch(engine: string, epoch: string): Promise<void>;
  status(
    engine: string,
  ): Promise<{ readonly pending: number; readonly parked: number; readonly oldestSeconds: number }>;
  /** Calls back when something changed (NOTIFY); a hint only. Resolves to the function that stops listening. */
  listen(onChange: () => void): Promise<() => Promise<void>>;
}
