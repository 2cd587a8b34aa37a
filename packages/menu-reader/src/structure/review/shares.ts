export const share = <One>(all: readonly One[], passes: (one: One) => boolean): number =>
  all.length ? all.filter(passes).length / all.length : 0;

export const evenness = <One>(all: readonly One[], passes: (one: One) => boolean): number => {
  const part = share(all, passes);
  return Math.min(part, 1 - part);
};
