import type { Unit } from './unit.ts';

/** Lines that count on from 1, or from any number. */
const FEWEST_FROM_ONE = 4;
const FEWEST = 5;

/**
 * Whole numbers that count lines ("1 colourings, 2 preservatives, 3 antioxidants") are no prices, and go back to their text; those that
 * stand alone and count what is between them go.
 */
export function listNumbers(units: readonly Unit[]): Unit[] {
  const counted = countedUnits(units);
  const alone = countedUnits(units.filter((unit) => !unit.text && numberOf(unit) !== null));
  return units.flatMap((unit) => (alone.has(unit) ? [] : [counted.has(unit) ? asText(unit) : unit]));
}

/** Those that follow each other with numbers that rise by one. */
function countedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const numbers = units.map(numberOf);
  const counting = new Set<Unit>();
  for (let first = 0; first < units.length; first++) {
    const number = numbers[first] ?? null;
    if (number === null) continue;
    let end = first + 1;
    while (numbers[end] === number + end - first) end++;
    if (end - first >= (number === 1 ? FEWEST_FROM_ONE : FEWEST))
      for (const unit of units.slice(first, end)) counting.add(unit);
    first = end - 1;
  }
  return counting;
}

/** Null where the line has no number, or more than one, or an amount. */
function numberOf({ prices: [price, ...others] }: Unit): number | null {
  return price?.form === 'integer' && others.length === 0 ? price.value : null;
}

function asText(unit: Unit): Unit {
  const number = String(unit.prices[0]?.value ?? '');
  const before = unit.place === 'cellBefore' || unit.rawText.trimStart().startsWith(number);
  const text = before ? `${number} ${unit.text}` : `${unit.text} ${number}`;
  return { ...unit, text, rawText: text, prices: [], place: null };
}
