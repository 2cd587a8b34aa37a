export type Dependency = 'engine' | 'database';

/** Dependencies of the API that were taken away and have not been seen to work since. */
export interface Troubles {
  began(dependency: Dependency): void;
  /** Records an answer that needs the dependency, to a request sent at this time. */
  ended(dependency: Dependency, sentAt: number): void;
  /** Tells whether the dependency was away since, which explains a refusal. */
  explain(dependency: Dependency, sentAt: number): boolean;
}

/** An empty engine counts as away, as at the beginning. */
export function createTroubles(): Troubles {
  const last = {
    engine: { began: performance.now(), ended: Number.NEGATIVE_INFINITY },
    database: { began: Number.NEGATIVE_INFINITY, ended: performance.now() },
  };
  return {
    began(dependency) {
      last[dependency].began = performance.now();
    },
    ended(dependency, sentAt) {
      const { began, ended } = last[dependency];
      if (sentAt > began && ended < began) last[dependency].ended = performance.now();
    },
    explain(dependency, sentAt) {
      const { began, ended } = last[dependency];
      return ended < began || ended >= sentAt;
    },
  };
}
