import { endsOpen, startsOpen } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Of the dishes that nothing is joined to, so many must have a price, and so many dishes there must be. */
const PRICED_SHARE = 0.85;
const FEWEST = 6;
/** Lines of one name are this much closer than a name is to what is above or below it. */
const TIGHT = 0.8;
/** In type sizes: the second line of a name is further right. */
const INDENT = 0.6;
const NEAR = 2.2;

/** A dish as its roles tell it: the line of its name, where the next dish begins, and whether a price is in between. */
interface Dish {
  readonly at: number;
  readonly end: number;
  readonly priced: boolean;
}

/**
 * Two names in one look, one at once below the other, are the two lines of one name where the words go on; and where only one of them
 * has a price and nearly all other dishes of a printed menu have one, also where the lines are closer than dishes do, or the second is
 * set in.
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
    others.length >= FEWEST && others.filter(({ priced }) => priced).length >= PRICED_SHARE * others.length;
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

/** The dish is at once below the other in its look, and only one of the two lines has a price. */
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
