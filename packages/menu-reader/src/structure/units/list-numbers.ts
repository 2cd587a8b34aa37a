import type { Unit } from './unit.ts';

const MIN_FROM_ONE = 4;
const MIN = 5;

/** Turns integers that count lines ("1 colourings, 2 preservatives") back into text; removes those that count texts. */
export function listNumbers(units: readonly Unit[]): Unit[] {
  const counted = countedUnits(units);
  const alone = countedUnits(units.filter((unit) => !unit.text && numberOf(unit) !== null));
  return units.flatMap((unit) => (alone.has(unit) ? [] : [counted.has(unit) ? asText(unit) : unit]));
}

function countedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const numbers = units.map(numberOf);
  const counting = new Set<Unit>();
  for (let first = 0; first < units.length; first++) {
    const number = numbers[first] ?? null;
    if (number === null) continue;
    let end = first + 1;
    while (numbers[end] === number + end - first) end++;
    if (end - first >= (number === 1 ? MIN_FROM_ONE : MIN))
      for (const unit of units.slice(first, end)) counting.add(unit);
    first = end - 1;
  }
  return counting;
}

/** Null for a line without a number, with more than one, or with an amount. */
function numberOf({ prices: [price, ...others] }: Unit): number | null {
  return price?.form === 'integer' && others.length === 0 ? price.value : null;
}

function asText(unit: Unit): Unit {
  const number = String(unit.prices[0]?.value ?? '');
  const before = unit.place === 'cellBefore' || unit.rawText.trimStart().startsWith(number);
  const text = before ? `${number} ${unit.text}` : `${unit.text} ${number}`;
  return { ...unit, text, rawText: text, prices: [], place: null };
}
