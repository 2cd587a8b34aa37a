import { isWeekday } from '../text/note-phrases.ts';
import type { Unit } from './unit.ts';

/** The price beside the day of a special is that of the dish below: it moves there. */
export function dayPrices(units: readonly Unit[]): readonly Unit[] {
  units.forEach((day, i) => {
    const dish = units[i + 1];
    if (!day.prices.length || !isWeekday(day.text) || !dish?.text || dish.prices.length) return;
    if (dish.block !== day.block || dish.sameLine) return;
    dish.prices.push(...day.prices);
    dish.place = day.place;
    day.prices = [];
    day.place = null;
  });
  return units;
}
