import { startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Fewer headings of a style prove nothing. */
const FEWEST = 3;
const MOSTLY = 0.6;
/** Share that must have a description below; lines of navigation have none. */
const OFTEN = 0.4;

/**
 * Style classes whose headings mostly hold no dish: at most one sentence follows before the next heading. Such headings
 * are names of dishes that only look like headings.
 */
export function barrenHeadings(
  units: readonly Unit[],
  roles: readonly Role[],
  classOf: (unit: Unit) => string,
): ReadonlySet<string> {
  const counts = new Map<string, { all: number; barren: number; described: number }>();
  units.forEach((unit, i) => {
    if (roles[i] !== 'heading' || unit.prices.length) return;
    const count = counts.get(classOf(unit)) ?? { all: 0, barren: 0, described: 0 };
    counts.set(classOf(unit), count);
    count.all++;
    if (isBarren(units, roles, i)) count.barren++;
    if (roles[i + 1] === 'description') count.described++;
  });
  return new Set(
    [...counts]
      .filter(
        ([, count]) =>
          count.all >= FEWEST && count.barren >= MOSTLY * count.all && count.described >= OFTEN * count.all,
      )
      .map(([key]) => key),
  );
}

function isBarren(units: readonly Unit[], roles: readonly Role[], index: number): boolean {
  let sentences = 0;
  for (let i = index + 1; i < units.length; i++) {
    const [unit, role] = [units[i], roles[i]];
    if (role === 'heading' || role === 'title') break;
    if (role === 'item' || role === 'nameRest' || role === 'price') return false;
    if (role === 'description' && unit && !unit.sameLine && !startsLower(unit.text)) sentences++;
    if (sentences > 1) return false;
  }
  return true;
}
