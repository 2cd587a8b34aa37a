import type { Unit } from '../units/unit.ts';
import { isStronger } from './neighbours.ts';

const FAR = 1.7;
const LINES = 4;

export interface NamesWithPriceTails {
  readonly names: ReadonlySet<Unit>;
  readonly tails: ReadonlySet<Unit>;
}

/** Finds stronger lines over lines of one look of which the first price ends one. */
export function findPriceTails(units: readonly Unit[]): NamesWithPriceTails {
  const over = units.flatMap((name, i) => {
    const [below, tail] = [units[i + 1], tailUnder(units, i)];
    return below && tail ? [{ name, below, tail }] : [];
  });
  // a line over names is a heading
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
