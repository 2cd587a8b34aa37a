import { isAddition } from '../text/note-phrases.ts';
import { isCapitals } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { styleClass } from './document-facts.ts';
import { isStronger } from './neighbours.ts';

/** Lines of one dish are closer than this share of the space above it. */
const TIGHT = 0.7;
/** A line more than this many type sizes below another does not continue it. */
const FAR = 1.7;
/** Lines a dish may have above the one with the price. */
const LINES = 4;
/** A look with fewer lines says nothing, nor one of which fewer are without prices. */
const FEWEST = 5;
const PLAIN = 0.3;
/** Share of the prices of a look that must be under names. */
const NEARLY_ALL = 0.8;

/**
 * Units that end the dish above with its price: the last line of a description that began beside the name, or the price
 * of another size on the line of the description under a priced name.
 */
export function priceTails(units: readonly Unit[]): Set<Unit> {
  const second = new Set(units.filter((_unit, i) => isSecondSize(units, i)));
  const styles = descriptionStyles(units, second);
  return new Set(units.filter((unit, i) => endsDish(units, i) || (second.has(unit) && styles.has(styleClass(unit)))));
}

/** Names over their descriptions, and the lines of these that end in the price. */
export interface NamesOverTails {
  readonly names: ReadonlySet<Unit>;
  readonly tails: ReadonlySet<Unit>;
}

/** Stronger lines over lines of one look of which the first price ends one. */
export function namesOverTails(units: readonly Unit[]): NamesOverTails {
  const over = units.flatMap((name, i) => {
    const [below, tail] = [units[i + 1], tailUnder(units, i)];
    return below && tail ? [{ name, below, tail }] : [];
  });
  // what is over names is a heading
  const styles = new Set(over.map(({ name }) => name.styleKey));
  const found = over.filter(({ below }) => !styles.has(below.styleKey));
  return { names: new Set(found.map(({ name }) => name)), tails: new Set(found.map(({ tail }) => tail)) };
}

function tailUnder(units: readonly Unit[], index: number): Unit | null {
  const [unit, next] = [units[index], units[index + 1]];
  if (!unit || !next || unit.sameLine || !isStronger(unit, next)) return null;
  for (let i = index + 1; i <= index + LINES + 1; i++) {
    const line = units[i];
    if (!line?.text || line.block !== unit.block || line.styleKey !== next.styleKey || line.gap > FAR) return null;
    if (line.prices.length) return units[i + 1]?.sameLine ? null : line;
  }
  return null;
}

const mayBeTail = (unit: Unit): boolean =>
  unit.text !== '' && unit.prices.length > 0 && !unit.sameLine && unit.gap < FAR && !isAddition(unit.text);

/** Lines without prices are just above, the first of them with the name and, in the look of this line, the description. */
function endsDish(units: readonly Unit[], index: number): boolean {
  const unit = units[index];
  // lines of pictures are uneven
  if (!unit || !mayBeTail(unit) || unit.confidence < 1) return false;
  let lines = 0;
  for (let i = index - 1; i >= 0 && lines < LINES; i--) {
    const above = units[i];
    if (!above?.text || above.block !== unit.block || above.prices.length) return false;
    if (above.sameLine) continue;
    const beside = units[i + 1];
    if (unit.gap < TIGHT * above.gap)
      return Boolean(beside?.sameLine) && beside?.styleKey === unit.styleKey && above.styleKey !== unit.styleKey;
    if (above.styleKey !== unit.styleKey || above.gap > FAR) return false;
    lines++;
  }
  return false;
}

/** A line with a price at once under a stronger name with a lower one. */
function isSecondSize(units: readonly Unit[], index: number): boolean {
  const [unit, name] = [units[index], units[index - 1]];
  if (!unit || !name?.prices.length || !mayBeTail(unit) || name.sameLine) return false;
  const stronger = isCapitals(name.text) && !isCapitals(unit.text) && name.styleKey === unit.styleKey;
  return (stronger || isStronger({ ...name, prices: [] }, unit)) && lowest(unit) > lowest(name);
}

const lowest = (unit: Unit): number => Math.min(...unit.prices.map((price) => price.value));

/** Looks of lines of which many have no price, and those that have one are under names. */
function descriptionStyles(units: readonly Unit[], second: ReadonlySet<Unit>): Set<string> {
  const counts = new Map<string, { all: number; priced: number; second: number }>();
  for (const unit of units) {
    if (!unit.text || unit.sameLine) continue;
    const count = counts.get(styleClass(unit)) ?? { all: 0, priced: 0, second: 0 };
    counts.set(styleClass(unit), count);
    count.all++;
    if (unit.prices.length) count.priced++;
    if (second.has(unit)) count.second++;
  }
  const isPlain = ({ all, priced, second: under }: { all: number; priced: number; second: number }): boolean =>
    all >= FEWEST && all - priced >= PLAIN * all && under >= NEARLY_ALL * priced;
  return new Set([...counts].filter(([, count]) => isPlain(count)).map(([key]) => key));
}
