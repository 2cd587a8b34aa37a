import type { Unit } from '../structure/units/unit.ts';

export const AROUND = [
  'before',
  'before that',
  'after',
  'after that',
  'third after',
  'above',
  'below',
  'left',
  'right',
] as const;

const REACH = 60;

/** Indices of each unit's neighbours, in the order of AROUND; -1 for none. */
export function neighboursOf(units: readonly Unit[]): number[][] {
  const onPage = placed(units);
  return units.map((_unit, i) => {
    const [above, below, left, right] = onPage[i] ?? [-1, -1, -1, -1];
    const inOrder = [i - 1, i - 2, i + 1, i + 2, i + 3].map((other) => (units[other] ? other : -1));
    return [...inOrder, above, below, left, right];
  });
}

type Sides = [above: number, below: number, left: number, right: number];

/** Nearest overlapping units above and below, and those on the same line; web pages have no places. */
function placed(units: readonly Unit[]): Sides[] {
  const sides = units.map((): Sides => [-1, -1, -1, -1]);
  const order = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => !unit.html)
    .sort((a, b) => a.unit.page - b.unit.page || a.unit.y - b.unit.y || a.unit.x - b.unit.x);
  order.forEach((one, i) => {
    const own = sides[one.index];
    if (!own) return;
    for (let j = i + 1; j <= i + REACH; j++) {
      const other = order[j];
      if (!other || other.unit.page !== one.unit.page) break;
      const theirs = sides[other.index];
      if (theirs) relate(one, other, own, theirs, units);
    }
  });
  return sides;
}

interface Placed {
  readonly unit: Unit;
  readonly index: number;
}

/** Records two units as neighbours of each other unless nearer ones are known; the first is no lower. */
function relate(one: Placed, other: Placed, own: Sides, theirs: Sides, units: readonly Unit[]): void {
  const [a, b] = [one.unit, other.unit];
  if (b.y - a.y < 0.5 * Math.max(a.size, b.size)) {
    const [first, second, right, left] = a.x <= b.x ? [one, other, own, theirs] : [other, one, theirs, own];
    const known = units[right[3]];
    if (!known || second.unit.x < known.x) right[3] = second.index;
    const before = units[left[2]];
    if (!before || first.unit.x1 > before.x1) left[2] = first.index;
  } else if (Math.min(a.x1, b.x1) > Math.max(a.x, b.x)) {
    if (own[1] < 0) own[1] = other.index;
    theirs[0] = one.index;
  }
}
