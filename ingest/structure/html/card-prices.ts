import type { Unit } from '../units/unit.ts';

/**
 * Cards often show the price first, over the picture of the dish. Moves such prices to the name in their record, so that
 * they are not taken for those of the card before.
 */
export function settleCardPrices(units: readonly Unit[]): Unit[] {
  const byRecord = new Map<number, Unit[]>();
  for (const unit of units) {
    if (!unit.record) continue;
    byRecord.set(unit.record.record, [...(byRecord.get(unit.record.record) ?? []), unit]);
  }
  const moved = new Set<Unit>();
  for (const members of byRecord.values()) {
    const [first] = members;
    const name = nameOf(members);
    if (first?.place !== 'alone' || !name || members.some((unit) => unit.text && unit.prices.length)) continue;
    name.prices.push(...first.prices);
    name.place = 'cellBefore';
    moved.add(first);
  }
  return units.filter((unit) => !moved.has(unit));
}

/** The text an author marked as name or heading, else the first. */
const nameOf = (members: readonly Unit[]): Unit | undefined =>
  members.find((unit) => unit.text && (unit.html?.hint === 'name' || (unit.html?.heading ?? 0) > 0)) ??
  members.find((unit) => unit.text);
