import { grouped } from '../../grouped.ts';
import { isBold } from '../segments/style-key.ts';
import type { Unit } from '../units/unit.ts';

/**
 * Cards often show the price first, over the picture of the dish, or last, below its description. Moves such prices to
 * the name in their record, so that they are not taken for those of another card.
 */
export function settleCardPrices(units: readonly Unit[]): Unit[] {
  const inRecords = units.filter(({ record }) => record);
  const moved = new Set<Unit>();
  for (const members of grouped(inRecords, ({ record }) => record?.record).values()) {
    settleTailPrice(members);
    const lone = members.filter((unit) => unit.place === 'alone');
    const name = nameOf(members);
    const [first] = members;
    if (!lone.length || !name || members.some((unit) => unit.text && unit.prices.length)) continue;
    if (first?.place !== 'alone' && !(name === first && name.html?.heading)) continue;
    name.prices.push(...lone.flatMap((unit) => unit.prices));
    name.codes.push(...lone.flatMap((unit) => unit.codes));
    name.place = members.indexOf(name) < members.indexOf(lone[0] as Unit) ? 'cell' : 'cellBefore';
    for (const unit of lone) moved.add(unit);
  }
  return units.filter((unit) => !moved.has(unit));
}

/** The price at the end of the lighter lines of a record is that of the name over them. */
function settleTailPrice(members: readonly Unit[]): void {
  const [name, ...others] = members.filter((unit) => unit.text);
  const priced = members.filter((unit) => unit.prices.length);
  const [only] = priced;
  if (!name || !only || !others.includes(only) || priced.some((unit) => unit.line !== only.line)) return;
  if (only.line === name.line || !isBold(name.weight) || isBold(only.weight) || only.html?.heading) return;
  for (const unit of priced) {
    name.prices.push(...unit.prices);
    unit.prices = [];
    unit.place = null;
  }
  name.place = 'cell';
}

/** The text an author marked as name or heading, else the first. */
const nameOf = (members: readonly Unit[]): Unit | undefined =>
  members.find((unit) => unit.text && (unit.html?.hint === 'name' || (unit.html?.heading ?? 0) > 0)) ??
  members.find((unit) => unit.text);
