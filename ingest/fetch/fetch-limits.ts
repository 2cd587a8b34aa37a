export interface FetchLimits {
  /** Bytes of the body, compressed and unpacked alike. */
  readonly bytes: number;
  /** Milliseconds for everything, redirects included. */
  readonly time: number;
  readonly redirects: number;
}

export const defaultLimits: FetchLimits = { bytes: 25 * 1024 * 1024, time: 20_000, redirects: 5 };
