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
 * Two names in one look, one at once below the other and of which only one has a price, are the two lines of one name, where nearly all
 * other dishes of a printed menu have a price: the lines are closer than dishes do, or the second is set in, or the words go on.
 */
export function partedNames(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const dishes = dishesOf(units, roles);
  const joined = new Set(dishes.filter((dish, i) => isRest(units, dishes[i - 1], dish)));
  const others = dishes.filter((dish, i) => {
    const next = dishes[i + 1];
    return !joined.has(dish) && !(next && joined.has(next));
  });
  const settled = [...roles];
  if (others.length < FEWEST || others.filter(({ priced }) => priced).length < PRICED_SHARE * others.length)
    return settled;
  for (const { at } of joined) settled[at] = 'nameRest';
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

function isRest(units: readonly Unit[], before: Dish | undefined, dish: Dish): boolean {
  const [name, rest] = [units[before?.at ?? -1], units[dish.at]];
  if (!before || !name || !rest || rest.html || before.end !== dish.at || dish.at !== before.at + 1) return false;
  if (before.priced === dish.priced || rest.block !== name.block || rest.sameLine || rest.gap > NEAR) return false;
  if (rest.styleKey !== name.styleKey) return false;
  if (endsOpen(name.text) || startsOpen(rest.text)) return true;
  const after = units[dish.end];
  const apart = rest.gap < TIGHT * name.gap && (after?.block !== rest.block || rest.gap < TIGHT * after.gap);
  return apart || (dish.priced && rest.x > name.x + INDENT * name.size && (!after || after.x < rest.x));
}
