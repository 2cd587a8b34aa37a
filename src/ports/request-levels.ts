/** How far requests have filled the buckets of their callers, over all processes together. */
export interface RequestLevels {
  /**
   * Adds requests to the bucket of a key.
   * @param perMinute by which the bucket drains
   * @param nowMs since 1970; a time before that of the last addition is taken as that time
   * @returns the level with them
   */
  add(key: string, requests: number, perMinute: number, nowMs: number): Promise<number>;
}

/** Beyond it levels are not kept, so that a request fits again after one minute, however low a limit has become. */
export const mostLevel = (perMinute: number) => 2 * perMinute - 1;

/** A level after so many milliseconds, in each minute of which it drains by the limit. */
export function drained(level: number, ms: number, perMinute: number): number {
  return Math.max(0, Math.min(level, mostLevel(perMinute)) - (Math.max(0, ms) / 60_000) * perMinute);
}
