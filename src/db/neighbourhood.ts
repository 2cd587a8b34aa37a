import type { Knex } from 'knex';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import { rows } from './rows.ts';

/** A restaurant with which one of a list is compared. */
export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
  /** Another list, or this one, knows it by an id. */
  readonly isKnown: boolean;
}

export interface Neighbourhood {
  /** Those at its postcode, and the one that once had its name and postcode. */
  of(facts: RestaurantFacts): readonly Neighbour[];
  /** Says that this one is there now. */
  put(neighbour: Neighbour): void;
}

/** All that is stored around these restaurants, read at once. */
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
      const there = [...ids].flatMap((id) => byId.get(id) ?? []);
      return there.filter((one) => one.id === own || one.postcode === postcode);
    },
    put,
  };
}
