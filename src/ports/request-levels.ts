/**
 * How far requests have filled the buckets of their callers, over all processes together. A bucket drains by itself, all of a
 * minute's share in a minute.
 */
export interface RequestLevels {
  /**
   * Adds requests to the bucket of a key, or takes some out again.
   * @param perMinute by which the bucket drains
   * @param nowMs since 1970; a time before that of the last addition is taken as that time
   * @returns the level with them
   */
  add(key: string, requests: number, perMinute: number, nowMs: number): Promise<number>;
  /** How many processes add to the levels, this one among them, as it was some seconds ago; 1 before `join`. */
  readonly processes: number;
  /**
   * Says from now on that this process adds to the levels, and follows how many do.
   * @returns what ends that, when those that are there already are known
   * @throws what the store throws when it cannot be reached
   */
  join(): Promise<() => void>;
}
