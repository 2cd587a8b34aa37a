import { startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

const MIN = 3;
const MOSTLY = 0.6;
/** Minimum share with a description below; lines of navigation have none. */
const OFTEN = 0.4;
/** Minimum number and share of headings with exactly one dish for the dish to be their description. */
const MIN_SINGLE = 4;
const NEARLY_ALL = 0.8;

export interface Misread {
  readonly names: ReadonlySet<string>;
  readonly descriptions: ReadonlySet<string>;
}

interface Count {
  all: number;
  barren: number;
  described: number;
  readonly single: string[];
}

/** Styles of headings that mostly hold no dish, or nearly always one without description: names of dishes. */
export function barrenHeadings(
  units: readonly Unit[],
  roles: readonly Role[],
  classOf: (unit: Unit) => string,
): Misread {
  const counts = new Map<string, Count>();
  units.forEach((unit, i) => {
    if (roles[i] !== 'heading' || unit.prices.length) return;
    const count = counts.get(classOf(unit)) ?? { all: 0, barren: 0, described: 0, single: [] };
    counts.set(classOf(unit), count);
    count.all++;
    const below = holding(units, roles, i);
    if (below.barren) count.barren++;
    if (below.only) count.single.push(classOf(below.only));
    if (roles[i + 1] === 'description') count.described++;
  });
  const names = new Set<string>();
  const descriptions = new Set<string>();
  for (const [key, { all, barren, described, single }] of counts) {
    if (all >= MIN && barren >= MOSTLY * all && described >= OFTEN * all) names.add(key);
    if (all >= MIN_SINGLE && single.length >= NEARLY_ALL * all) {
      names.add(key);
      for (const other of single) descriptions.add(other);
    }
  }
  return { names, descriptions };
}

/** Whether a heading holds nothing but a sentence; and its item, if it holds one unpriced line of item and no more. */
function holding(
  units: readonly Unit[],
  roles: readonly Role[],
  index: number,
): { barren: boolean; only: Unit | null } {
  let sentences = 0;
  const items: Unit[] = [];
  for (let i = index + 1; i < units.length; i++) {
    const [unit, role] = [units[i], roles[i]];
    if (!unit || role === 'heading' || role === 'title') break;
    if (role === 'item') items.push(unit);
    if (role === 'nameRest') sentences += 2;
    if (role === 'description' && !unit.sameLine && !startsLower(unit.text)) sentences++;
    if (items.length > 1 || sentences > 1) return { barren: false, only: null };
  }
  const [only] = items;
  return { barren: !only && roles[index + 1] !== 'price', only: only && !only.prices.length ? only : null };
}
