import type { Knex } from 'knex';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { OutsideOutcome, OutsideRestaurant, OutsideStore } from '../ports/outside-store.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { Database } from './open-database.ts';
import { recogniseRestaurant } from './recognise-restaurant.ts';
import { lockedRestaurants, type StoredRestaurant, servedOf } from './restaurant-rows.ts';
import { rows, there } from './rows.ts';
import { saveRestaurants } from './save-restaurants.ts';

/** A restaurant that is taken in, under its id here. */
interface Taken extends OutsideRestaurant {
  readonly id: string;
  /** What the file said of it when it was last read, as JSON; null where it has never said anything. */
  readonly before: string | null;
}

/** Restaurants of other people's files, in PostgreSQL. */
export function createOutsideStore(db: Database): OutsideStore {
  return {
    takeIn: (restaurants) =>
      db.transaction(async (trx) => {
        const known = await knownAmong(trx, restaurants);
        const changed = known.filter(({ before, facts }) => before !== JSON.stringify(facts));
        await store(trx, changed);
        const outcomes = new Map<string, OutsideOutcome>([
          ...known.map(({ outsideId }) => [outsideId, 'unchanged'] as const),
          ...changed.map(({ outsideId }) => [outsideId, 'updated'] as const),
        ]);
        const unknown = restaurants.filter(({ outsideId }) => !outcomes.has(outsideId));
        for (const [outsideId, outcome] of await takeInUnknown(trx, unknown)) outcomes.set(outsideId, outcome);
        return restaurants.map(({ outsideId }) => there(outcomes.get(outsideId)));
      }),
  };
}

async function knownAmong(trx: Knex, restaurants: readonly OutsideRestaurant[]): Promise<readonly Taken[]> {
  const found = await rows<{ id: string; outsideId: string; before: string | null }>(
    trx,
    'select id, outside_id as "outsideId", outside_facts as before from restaurants where outside_id = any(?::text[])',
    [restaurants.map(({ outsideId }) => outsideId)],
  );
  const stored = new Map(found.map((one) => [one.outsideId, one]));
  return restaurants.flatMap((given) => {
    const one = stored.get(given.outsideId);
    return one ? { ...given, ...one } : [];
  });
}

/** What becomes of those of which the file says something for the first time. */
async function takeInUnknown(
  trx: Knex,
  restaurants: readonly OutsideRestaurant[],
): Promise<ReadonlyMap<string, OutsideOutcome>> {
  const neighbourhood = await neighbourhoodOf(trx, restaurants);
  const outcomes = new Map<string, OutsideOutcome>();
  const taken: Taken[] = [];
  for (const given of restaurants) {
    const { outsideId, facts } = given;
    const found = await recogniseRestaurant(trx, given, neighbourhood.of(facts));
    outcomes.set(outsideId, typeof found === 'string' ? found : found === null ? 'created' : 'recognised');
    if (typeof found === 'string') continue;
    const { id, name, postcode } = found ?? { ...facts, id: restaurantId(facts.name, facts.postcode) };
    neighbourhood.put({ id, name, postcode, isKnown: true });
    taken.push({ ...given, id, before: null });
  }
  await store(trx, taken);
  return outcomes;
}

async function store(trx: Knex, taken: readonly Taken[]): Promise<void> {
  const stored = await lockedRestaurants(
    trx,
    taken.map(({ id }) => id),
  );
  await saveRestaurants(
    trx,
    taken.map((one) => ({ id: one.id, facts: { ...factsAfter(one, stored.get(one.id)), outsideId: one.outsideId } })),
  );
  await trx.raw(
    `update restaurants r set outside_facts = g.facts from unnest(?::uuid[], ?::text[]) g (id, facts) where r.id = g.id`,
    [taken.map(({ id }) => id), taken.map(({ facts }) => JSON.stringify(facts))],
  );
}

/** What is stored, with what the file says now and did not say before; of one that it has never said anything of, the place alone. */
function factsAfter({ facts, before }: Taken, stored: StoredRestaurant | undefined): RestaurantFacts {
  if (stored === undefined) return facts;
  const { id: _id, latitude: _latitude, longitude: _longitude, ...now } = servedOf(stored);
  const said: Partial<RestaurantFacts> = before === null ? facts : (JSON.parse(before) as RestaurantFacts);
  const changed = Object.entries(facts).filter(
    ([name, value]) =>
      name === 'place' || JSON.stringify(value) !== JSON.stringify(said[name as keyof RestaurantFacts]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}
