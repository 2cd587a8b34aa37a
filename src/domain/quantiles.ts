/**
 * Quantiles in pounds of prices in pence (price to count), interpolated linearly (type 7 of Hyndman and Fan, the default of NumPy and R),
 * rounded to a penny; empty without prices.
 */
export function quantiles(pence: ReadonlyMap<number, number>, shares: readonly number[]): readonly number[] {
  const sorted = [...pence].toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, many]) => sum + many, 0);
  if (total === 0) return [];
  const at = (rank: number): number => {
    let left = rank;
    for (const [price, many] of sorted) {
      if (left < many) return price;
      left -= many;
    }
    return sorted.at(-1)?.[0] ?? 0;
  };
  return shares.map((share) => {
    const place = share * (total - 1);
    const low = at(Math.floor(place));
    return Math.round(low + (at(Math.ceil(place)) - low) * (place - Math.floor(place))) / 100;
  });
}
