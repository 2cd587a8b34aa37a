import { frequencies } from '../../frequencies.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Dishes of the look of names, and their share with a price of their own, that tell a name without price from a heading. */
const FEWEST = 4;
const MOSTLY = 0.5;
/** Dishes with options; one alone may be a heading. */
const FEWEST_WITH_OPTIONS = 2;
/** Longer lines name dishes. */
const LONGEST = 40;

/**
 * Short priced lines in the look of descriptions, below a name that has no price where most have one, are what the dish comes with or in:
 * their prices are its own.
 */
export function optionsBelow(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const keyOf = (what: string | undefined, { styleKey }: Unit): string => `${what} ${styleKey}`;
  const keys = units.flatMap((unit, i) => [
    keyOf(roles[i], unit),
    ...(unit.prices.length ? [keyOf(`priced ${roles[i]}`, unit)] : []),
  ]);
  const counts = new Map(frequencies(keys));
  const count = (what: string, unit: Unit): number => counts.get(keyOf(what, unit)) ?? 0;
  const isLikeDescriptions = (unit: Unit): boolean => count('description', unit) > count('item', unit);
  const isLikeNames = (unit: Unit): boolean =>
    count('item', unit) >= FEWEST && count('priced item', unit) >= MOSTLY * count('item', unit);
  const options = new Map<number, number>();
  units.forEach((unit, i) => {
    if (roles[i] !== 'item' || !unit.prices.length || unit.sameLine || unit.text.length > LONGEST) return;
    let at = i - 1;
    while (roles[at] === 'description' || roles[at] === 'price' || options.has(at)) at--;
    const name = units[at];
    if (roles[at] !== 'item' || !name || name.prices.length || name.block !== unit.block) return;
    if (isLikeDescriptions(unit) && isLikeNames(name)) options.set(i, at);
  });
  const settled = [...roles];
  if (new Set(options.values()).size >= FEWEST_WITH_OPTIONS) for (const i of options.keys()) settled[i] = 'price';
  return settled;
}
