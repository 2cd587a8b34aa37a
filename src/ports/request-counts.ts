/** Requests counted in windows of time, over all processes together. */
export interface RequestCounts {
  /**
   * Adds to the count of a key. The first addition opens its window.
   * @returns the count of the window with the addition, and how long the window lasts
   */
  add(
    key: string,
    requests: number,
    windowSeconds: number,
  ): Promise<{ readonly count: number; readonly msLeft: number }>;
}
