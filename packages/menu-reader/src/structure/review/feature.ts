export interface Feature<Reviewed> {
  readonly name: string;
  readonly of: (reviewed: Reviewed) => number;
}

export const featuresOf = <Reviewed>(byName: Readonly<Record<string, Feature<Reviewed>['of']>>): Feature<Reviewed>[] =>
  Object.entries(byName).map(([name, of]) => ({ name, of }));

export const valuesOf = <Reviewed>(features: readonly Feature<Reviewed>[], reviewed: Reviewed): number[] =>
  features.map(({ of }) => {
    const value = of(reviewed);
    return Number.isFinite(value) ? value : 0;
  });
