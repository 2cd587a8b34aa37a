/** How long a replica has been without what the primary wrote. */
export interface LogLag {
  /** Notes how far the primary is now. */
  sample(logBytes: number): void;
  /** Seconds since the primary wrote the first of what a replica has not replayed; 0 where it has all. */
  secondsBehind(logBytes: number): number;
}

/** As many as there are looks in two minutes: who is further behind than that is far behind. */
const MOST_SAMPLES = 120;

/** By samples of the primary, since a standby knows neither what it lacks nor for how long. */
export function createLogLag(clock: () => number = () => performance.now()): LogLag {
  let samples: readonly { readonly at: number; readonly logBytes: number }[] = [];
  return {
    sample(logBytes) {
      if (samples.at(-1)?.logBytes === logBytes) return;
      // A server that was promoted may be behind what the primary before it had written.
      const before = samples.filter((one) => one.logBytes < logBytes);
      samples = [...before, { at: clock(), logBytes }].slice(-MOST_SAMPLES);
    },
    secondsBehind(logBytes) {
      const missing = samples.find((one) => one.logBytes > logBytes);
      return missing ? (clock() - missing.at) / 1000 : 0;
    },
  };
}
