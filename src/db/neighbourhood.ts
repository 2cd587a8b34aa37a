import type { Knex } from 'knex';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import { rows } from './rows.ts';

export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
  /** Already has an id in this or another list. */
  readonly isKnown: boolean;
}

export interface Neighbourhood {
  /** Restaurants at this postcode, and the one created with this name and postcode. */
  of(facts: RestaurantFacts): readonly Neighbour[];
  put(neighbour: Neighbour): void;
}

/** Reads the neighbourhood of all these restaurants at once. */
export async function neighbourhoodOf(
  trx: Knex,
  all: readonly { readonly facts: RestaurantFacts }[],
): Promise<Neighbourhood> {
  const byId = new Map<string, Neighbour>();
  const idsAt = new Map<string, Set<string>>();
  const put = (neighbour: Neighbour) => {
    byId.set(neighbour.id, neighbour);
    idsAt.set(neighbour.postcode, (idsAt.get(neighbour.postcode) ?? new Set()).add(neighbour.id));
  };
  const found = await rows<Neighbour>(
    trx,
    `select id, name, postcode, outside_id is not null as "isKnown" from restaurants
     where postcode = any(?::text[]) or id = any(?::uuid[]) order by id`,
    [all.map(({ facts }) => facts.postcode), all.map(({ facts }) => restaurantId(facts.name, facts.postcode))],
  );
  for (const neighbour of found) put(neighbour);
  return {
    of({ name, postcode }) {
      const own = restaurantId(name, postcode);
      const ids = new Set(idsAt.get(postcode)).add(own);
      const present = [...ids].flatMap((id) => byId.get(id) ?? []);
      return present.filter((one) => one.id === own || one.postcode === postcode);
    },
    put,
  };
}
