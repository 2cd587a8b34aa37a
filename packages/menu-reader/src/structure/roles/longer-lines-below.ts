import { median } from '../../median.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Priced names over such a line that make a rule, and their share among the names and the lines of the look. */
const FEWEST = 5;
const MOSTLY = 0.6;
const NEARLY_ALL = 0.8;
/** How much longer the lines are than the names. */
const LONGER = 1.6;

/**
 * Where names with prices and lines without alternate in one look and the lines are longer, these are no dishes but tell of the names above.
 */
export function longerLinesBelow(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const looks = new Map<string, Set<number>>();
  units.forEach(({ styleKey, text }, i) => {
    if (!text || roles[i] !== 'item') return;
    const lines = looks.get(styleKey);
    if (lines) lines.add(i);
    else looks.set(styleKey, new Set([i]));
  });
  const settled = [...roles];
  for (const lines of looks.values()) {
    const names = [...lines].filter((i) => units[i]?.prices.length);
    const others = [...lines].filter((i) => !units[i]?.prices.length);
    const below = others.filter((i) => isAlone(units, lines, i));
    if (below.length < Math.max(FEWEST, MOSTLY * names.length, NEARLY_ALL * others.length)) continue;
    const length = (indices: readonly number[]): number => median(indices.map((i) => units[i]?.text.length ?? 0));
    if (length(below) < LONGER * length(names)) continue;
    for (const i of below) settled[i] = 'description';
  }
  return settled;
}

/** Right below a name, and over no other line of the look without a price. */
function isAlone(units: readonly Unit[], lines: ReadonlySet<number>, index: number): boolean {
  const [above, line, next] = [units[index - 1], units[index], units[index + 1]];
  if (!above?.prices.length || !line || line.sameLine || line.block !== above.block) return false;
  return lines.has(index - 1) && (!lines.has(index + 1) || Boolean(next?.prices.length));
}
