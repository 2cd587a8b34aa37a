/** The share of those that pass, 0 where there are none. */
export const share = <One>(all: readonly One[], passes: (one: One) => boolean): number =>
  all.length ? all.filter(passes).length / all.length : 0;

/** How evenly a share divides: 0 for none or all, 0.5 for half. */
export const mixed = <One>(all: readonly One[], passes: (one: One) => boolean): number => {
  const part = share(all, passes);
  return Math.min(part, 1 - part);
};

/** How often each value occurs, most frequent first. */
export function frequencies(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
