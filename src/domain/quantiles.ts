/**
 * Quantiles in pounds of prices in pence, interpolated between the two nearest (type 7 of Hyndman and Fan, as NumPy and R have it), rounded
 * to a penny; empty where there is no price.
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
