/** A number that tells something of how well a thing was read. */
export interface Feature<Reviewed> {
  readonly name: string;
  /** What it says, in a sentence. */
  readonly says: string;
  readonly of: (reviewed: Reviewed) => number;
}

/** The values of features in their order; what cannot be reckoned counts as 0. */
export const valuesOf = <Reviewed>(features: readonly Feature<Reviewed>[], reviewed: Reviewed): number[] =>
  features.map(({ of }) => {
    const value = of(reviewed);
    return Number.isFinite(value) ? value : 0;
  });
