/** The requests of one caller as one process knows them. Every request fills the bucket by one, and it drains all the time. */
export interface Bucket {
  level: number;
  /** When it had that level, in milliseconds. */
  atMs: number;
  /** Requests that were let pass and that the shared level is not known to hold. */
  unsettled: number;
  /** Requests that wait for the shared level. */
  waiting: number;
  settledAtMs: number;
  /** Ends when the shared level has answered all that was asked of it so far: one answer must not be taken for a later one. */
  turn: Promise<unknown>;
}

export function newBucket(nowMs: number): Bucket {
  return { level: 0, atMs: nowMs, unsettled: 0, waiting: 0, settledAtMs: nowMs, turn: Promise.resolve() };
}

/** Brings the level up to date. */
export function drained(bucket: Bucket, perMinute: number, nowMs: number): Bucket {
  const minutes = Math.max(0, nowMs - bucket.atMs) / 60_000;
  bucket.level = Math.max(0, bucket.level - minutes * perMinute);
  bucket.atMs = nowMs;
  return bucket;
}
