import { grouped } from '@menu-data-service/menu-model/grouped';
import { median } from '../../../median.ts';
import type { EmbeddedItem, EmbeddedPrice } from './embedded-menu.ts';

export type PriceUnit = 1 | 100 | null;

/** Amount from which pounds or pence are unclear: most dishes cost less in pounds, and more in pence. */
const MIN_UNCLEAR = 100;
/** Median from which prices must be pence: no menu is so dear that half of its dishes cost this many pounds. */
const MIN_PENCE = 500;
const MAX_PENCE = 100_000;

/**
 * Unit of each price field, for all dishes at once: pounds where one of them has decimals and few are dear; else by the prices printed in the
 * page or beside the amount; else by the name of the field; else by the size of the amounts.
 *
 * @param printed prices that the page prints for a dish
 * @param hasPence true where the currency has hundredths and menus print them
 */
export function priceUnits(
  items: readonly EmbeddedItem[],
  printed: (item: EmbeddedItem) => readonly number[],
  hasPence: boolean,
): ReadonlyMap<string, PriceUnit> {
  const found = items.flatMap((item) =>
    item.prices.map((price) => ({ price, seen: [...printed(item), ...price.signed] })),
  );
  const units = new Map<string, PriceUnit>();
  for (const [field, prices] of grouped(found, ({ price }) => price.field)) {
    const isIn = (unit: 1 | 100): number =>
      prices.filter(({ price, seen }) => seen.includes(price.price / unit)).length;
    const votes = isIn(100) - isIn(1);
    const isWhole = prices.every(({ price }) => price.isWhole);
    const bySize = hasPence ? unitBySize(prices.map(({ price }) => price)) : 1;
    const isNamed = prices.some(({ price }) => price.isPence);
    // decimals behind hundreds of pounds may be those of pence: "950.00"
    if (!isWhole) units.set(field, bySize === 100 && votes >= 0 ? null : 1);
    else if (votes) units.set(field, votes > 0 ? 100 : 1);
    else units.set(field, isNamed ? 100 : bySize);
  }
  return units;
}

function unitBySize(prices: readonly EmbeddedPrice[]): PriceUnit {
  const middle = median(prices.map(({ price }) => price));
  if (middle < MIN_UNCLEAR) return 1;
  return middle >= MIN_PENCE && middle < MAX_PENCE ? 100 : null;
}
