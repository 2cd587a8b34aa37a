import { UsageError } from '../domain/errors.ts';
import type { Restaurant } from '../domain/restaurant.ts';
import { nearest } from '../lib/nearest.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';

/** Restaurants whose names are compared with a mistyped one. */
const MAX_NAMES = 1000;

/**
 * Finds the restaurant that a person named by id or name.
 * @throws UsageError with the nearest name if there is none, and with their ids if there are several
 */
export async function knownRestaurant(idOrName: string, restaurants: RestaurantStore): Promise<Restaurant> {
  const [found, ...others] = await restaurants.find(idOrName);
  if (!found) throw new UsageError(`no restaurant is called "${idOrName}"; ${await suggestion(idOrName, restaurants)}`);
  if (others.length === 0) return found;
  const ids = [found, ...others].map(
    ({ id, name, street, city }) => `  ${id}  ${[name, street, city].filter(Boolean).join(', ')}`,
  );
  throw new UsageError(`several restaurants are called "${idOrName}"; give the id:\n${ids.join('\n')}`);
}

async function suggestion(name: string, restaurants: RestaurantStore): Promise<string> {
  const { items, totalCount } = await restaurants.list({}, 1, MAX_NAMES);
  if (totalCount === 0) return 'there are none yet: `menus restaurants add` makes one';
  const meant = nearest(
    name,
    items.map((restaurant) => restaurant.name),
  );
  const hint = meant === undefined ? '' : `did you mean "${meant}"? `;
  return `${hint}\`menus restaurants list\` shows them all, \`menus restaurants add\` makes one`;
}
