import type { Unit } from '../units/unit.ts';

const TITLE = /(?:^|[-_a-z])(?:title|heading)s?$/i;
/** Titles of dishes come as often as prices, those of sections far less often. */
const RARE = 0.5;
const LONGEST = 45;
/** Units below a title among which a price must stand. */
const NEAR = 4;

/** Takes elements whose class says "title" for headings of sections, where they are fewer than dishes and stand over such. */
export function markTitleClasses(units: readonly Unit[]): void {
  const priced = units.filter((unit) => unit.prices.length).length;
  const byClass = new Map<string, Unit[]>();
  units.forEach((unit, i) => {
    const name = unit.html?.hint === null ? unit.html.element.classes.find((own) => TITLE.test(own)) : undefined;
    if (!name || unit.prices.length || unit.text.length > LONGEST || unit.html?.heading) return;
    const below = units.slice(i + 1, i + 1 + NEAR);
    if (below.some((other) => other.prices.length)) byClass.set(name, [...(byClass.get(name) ?? []), unit]);
  });
  for (const group of byClass.values()) {
    if (group.length < 2 || group.length > RARE * priced) continue;
    for (const unit of group) if (unit.html) unit.html = { ...unit.html, hint: 'heading' };
  }
}
