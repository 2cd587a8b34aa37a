/** A number that tells something of how well a thing was read. */
export interface Feature<Reviewed> {
  readonly name: string;
  readonly of: (reviewed: Reviewed) => number;
}

/** Features by their names, in this order. */
export const featuresOf = <Reviewed>(byName: Readonly<Record<string, Feature<Reviewed>['of']>>): Feature<Reviewed>[] =>
  Object.entries(byName).map(([name, of]) => ({ name, of }));

/** The values of features in their order; what cannot be reckoned counts as 0. */
export const valuesOf = <Reviewed>(features: readonly Feature<Reviewed>[], reviewed: Reviewed): number[] =>
  features.map(({ of }) => {
    const value = of(reviewed);
    return Number.isFinite(value) ? value : 0;
  });
