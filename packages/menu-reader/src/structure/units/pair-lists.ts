import { isPriceAlone, type Unit } from './unit.ts';

/** Fewer prices one behind the other may all be those of one dish. */
const FEWEST = 3;

/**
 * Where names are in one list and their prices in another behind it, each name gets its price: there must be as many names of one look,
 * and nothing with a price between them.
 */
export function pairLists(units: readonly Unit[]): readonly Unit[] {
  const paired = new Set<Unit>();
  units.forEach((first, start) => {
    if (!isPriceAlone(first) || (units[start - 1] && isPriceAlone(units[start - 1] as Unit))) return;
    const length = units.slice(start).findIndex((unit) => !isPriceAlone(unit));
    const prices = units.slice(start, length < 0 ? units.length : start + length);
    const names = prices.length < FEWEST ? null : namesBefore(units, start, prices.length);
    names?.forEach((name, i) => {
      const price = prices[i];
      if (!price) return;
      name.prices.push(...price.prices);
      name.codes.push(...price.codes);
      name.place = 'cell';
      paired.add(price);
    });
  });
  return paired.size ? units.filter((unit) => !paired.has(unit)) : units;
}

/** The texts of one look before an index, back to the last price, where there are `count` of them; of several looks the first. */
function namesBefore(units: readonly Unit[], end: number, count: number): readonly Unit[] | null {
  const start = units.slice(0, end).findLastIndex((unit) => unit.prices.length > 0) + 1;
  const looks = new Map<string, Unit[]>();
  for (const unit of units.slice(start, end)) {
    if (!unit.sameLine) looks.set(unit.styleKey, [...(looks.get(unit.styleKey) ?? []), unit]);
  }
  return [...looks.values()].find((own) => own.length === count) ?? null;
}
