import { endsOpen, startsOpen } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Minimum share of unjoined dishes with a price, and minimum number of dishes. */
const PRICED_SHARE = 0.85;
const MIN = 6;
/** Maximum ratio of the distance of lines of one name to its surroundings. */
const TIGHT = 0.8;
/** Type sizes: minimum indent of the second line of a name, and maximum distance. */
const INDENT = 0.6;
const NEAR = 2.2;

interface Dish {
  readonly at: number;
  readonly end: number;
  readonly priced: boolean;
}

/**
 * Joins two names in one look, one directly below the other, that are the two lines of one name: where the words continue; and where only one
 * of them has a price and nearly all other dishes of a printed menu have one, also where the lines are closer than dishes are, or the second
 * is indented.
 */
export function partedNames(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const dishes = dishesOf(units, roles);
  const goingOn = new Set(dishes.filter((dish, i) => goesOn(units, dishes[i - 1], dish)));
  const close = new Set(dishes.filter((dish, i) => !goingOn.has(dish) && isClose(units, dishes[i - 1], dish)));
  const others = dishes.filter((dish, i) => {
    const next = dishes[i + 1];
    return ![goingOn, close].some((joined) => joined.has(dish) || (next && joined.has(next)));
  });
  const mostPriced =
    others.length >= MIN && others.filter(({ priced }) => priced).length >= PRICED_SHARE * others.length;
  const settled = [...roles];
  for (const { at } of [...goingOn, ...(mostPriced ? close : [])]) settled[at] = 'nameRest';
  return settled;
}

function dishesOf(units: readonly Unit[], roles: readonly Role[]): Dish[] {
  const names = roles.flatMap((role, i) => (role === 'item' ? [i] : []));
  return names.map((at) => {
    const next = roles.findIndex((role, i) => i > at && (role === 'item' || role === 'heading' || role === 'title'));
    const end = next < 0 ? units.length : next;
    return { at, end, priced: units.slice(at, end).some(({ prices }) => prices.length > 0) };
  });
}

function follows(units: readonly Unit[], before: Dish | undefined, dish: Dish): before is Dish {
  const [name, rest] = [units[before?.at ?? -1], units[dish.at]];
  if (!before || !name || !rest || rest.html || before.end !== dish.at || dish.at !== before.at + 1) return false;
  if (name.prices.length && rest.prices.length) return false;
  return rest.styleKey === name.styleKey && rest.block === name.block && !rest.sameLine && rest.gap <= NEAR;
}

const goesOn = (units: readonly Unit[], before: Dish | undefined, dish: Dish): boolean =>
  follows(units, before, dish) && (endsOpen(units[before.at]?.text ?? '') || startsOpen(units[dish.at]?.text ?? ''));

function isClose(units: readonly Unit[], before: Dish | undefined, dish: Dish): boolean {
  if (!follows(units, before, dish) || before.priced === dish.priced) return false;
  const [name, rest, after] = [units[before.at], units[dish.at], units[dish.end]];
  if (!name || !rest) return false;
  const apart = rest.gap < TIGHT * name.gap && (after?.block !== rest.block || rest.gap < TIGHT * after.gap);
  return apart || (dish.priced && rest.x > name.x + INDENT * name.size && (!after || after.x < rest.x));
}
