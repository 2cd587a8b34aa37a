import type { MenuDocuments } from './search/documents.ts';

/** A menu whose documents in one engine may be out of date, claimed for indexing. */
export interface MenuChangeClaim {
  readonly menuId: number;
  /** Counter at the time of the claim, which every later change raises. */
  readonly generation: number;
  readonly attempts: number;
}

export interface OutboxStatus {
  readonly pending: number;
  readonly parked: number;
  readonly oldestSeconds: number;
}

/** Outbox of changed menus, with a queue for each engine. */
export interface MenuChanges {
  /** Registers the engine if it is new; every active menu is then due. */
  registerEngine(engine: string): Promise<void>;
  engines(): Promise<readonly string[]>;
  /** Drops an engine with its queue. False if there is none of that name. */
  forgetEngine(engine: string): Promise<boolean>;
  /** Claims up to `limit` due menus, so that no other caller gets them for `leaseSeconds`. */
  claim(engine: string, limit: number, leaseSeconds: number): Promise<readonly MenuChangeClaim[]>;
  /** Makes all claimed or delayed rows due. For a process that has just acquired the engine's lock: earlier claimants are gone. */
  releaseClaims(engine: string): Promise<void>;
  /** Deletes the rows that have not changed since the claim; the others are due again at once. */
  complete(engine: string, claims: readonly MenuChangeClaim[]): Promise<void>;
  /** Counts the attempt and makes the rows due again after `retryAfterSeconds`, or parks them. */
  fail(
    engine: string,
    claims: readonly MenuChangeClaim[],
    error: string,
    retryAfterSeconds: number,
    park: boolean,
  ): Promise<void>;
  /** Marks unchanged menus as due, to repair drift. */
  enqueue(engine: string, menuIds: readonly number[]): Promise<void>;
  /** Documents of those menus that are active; the others must be removed from an engine. */
  documents(menuIds: readonly number[]): Promise<readonly MenuDocuments[]>;
  /** Every active menu by id, in batches from one snapshot. */
  allDocuments(batchSize: number): AsyncIterable<readonly MenuDocuments[]>;
  epoch(engine: string): Promise<string | null>;
  setEpoch(engine: string, epoch: string): Promise<void>;
  status(engine: string): Promise<OutboxStatus>;
  /** Calls back when something may have changed (NOTIFY). Resolves to a function that stops listening. */
  listen(onChange: () => void): Promise<() => Promise<void>>;
}
