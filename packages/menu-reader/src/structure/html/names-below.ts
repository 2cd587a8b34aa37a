import type { Unit } from '../units/unit.ts';

/** Fewer records prove nothing. */
const FEWEST = 4;
const MOSTLY = 0.8;

/**
 * Cards may hold description and prices first, over the picture, and the name as a heading below. Where most records end in
 * their only heading, puts it first.
 */
export function namesBelow(units: readonly Unit[]): Unit[] {
  const records = new Map<number, Unit[]>();
  for (const unit of units)
    if (unit.record) records.set(unit.record.record, [...(records.get(unit.record.record) ?? []), unit]);
  const long = [...records.values()].filter((members) => members.length > 1);
  const below = new Set(long.filter(endsInName));
  if (below.size < FEWEST || below.size < MOSTLY * long.length) return [...units];
  const moved = new Map<Unit, Unit[]>();
  for (const members of below) {
    const [first] = members;
    const name = members.at(-1);
    if (first && name) moved.set(first, renumbered([name, ...members.slice(0, -1)]));
  }
  const skipped = new Set([...below].flat());
  return units.flatMap((unit) => moved.get(unit) ?? (skipped.has(unit) ? [] : [unit]));
}

const isHeading = (unit: Unit | undefined): boolean => (unit?.html?.heading ?? 0) > 0 && unit?.text !== '';

const endsInName = (members: readonly Unit[]): boolean =>
  isHeading(members.at(-1)) && !members.at(-1)?.prices.length && !members.slice(0, -1).some(isHeading);

function renumbered(members: readonly Unit[]): Unit[] {
  let position = 0;
  for (const unit of members) if (unit.record) unit.record = { ...unit.record, position: unit.text ? position++ : -1 };
  return [...members];
}
