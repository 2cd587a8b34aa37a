import type { PriceToken } from '../price/price-token.ts';
import type { PricePlace, Unit } from './unit.ts';

export function addPrices(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  if (prices.length) addTo(unit, prices, place);
}

/** A cell counts even where it holds no price ("POA"). */
export const addCell = (unit: Unit, prices: readonly PriceToken[]): void => addTo(unit, prices, 'cell');

function addTo(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  unit.prices.push(...prices);
  unit.place ??= place;
}
