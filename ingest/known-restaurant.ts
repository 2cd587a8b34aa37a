import { UsageError } from '../src/domain/errors.ts';
import type { Restaurant } from '../src/domain/restaurant.ts';
import { nearest } from '../src/http/nearest.ts';
import type { RestaurantStore } from '../src/ports/restaurant-store.ts';

/** Names looked through for the one that was meant. */
const MOST_NAMES = 1000;

async function suggestion(name: string, restaurants: RestaurantStore): Promise<string> {
  const { items, totalCount } = await restaurants.list({}, 1, MOST_NAMES);
  if (totalCount === 0) return 'there are none yet: `menus restaurants add` makes one';
  const meant = nearest(
    name,
    items.map((restaurant) => restaurant.name),
  );
  return `did you mean "${meant}"? \`menus restaurants list\` shows them all, \`menus restaurants add\` makes one`;
}

/**
 * The restaurant that a person named by id or name.
 * @throws UsageError where there is none, with the nearest name, or where there are several, with their ids
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
