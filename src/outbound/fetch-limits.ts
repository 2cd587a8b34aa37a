export interface FetchLimits {
  /** Size of the body, both compressed and unpacked. */
  readonly bytes: number;
  /** For everything, including redirects. */
  readonly timeMs: number;
  readonly redirects: number;
}

export const DEFAULT_FETCH_LIMITS: FetchLimits = { bytes: 25 * 1024 * 1024, timeMs: 20_000, redirects: 5 };
