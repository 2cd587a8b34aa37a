import type { Knex } from 'knex';
import { InputFailure } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { GivenRestaurant, SavedRestaurant } from '../ports/restaurant-store.ts';
import { recordRestaurantChanges } from './changes/record-changes.ts';
import { placeFor } from './place-for.ts';
import {
  changedFields,
  insertRestaurants,
  isStoredAlike,
  lockedRestaurants,
  type StoredRestaurant,
  servedOf,
  updateRestaurants,
} from './restaurant-rows.ts';
import { assertDefined, rows } from './rows.ts';

type Outcome = Place & Pick<SavedRestaurant, 'outcome'>;
type Wanted = Pick<GivenRestaurant, 'facts'> & { readonly id: string };

/**
 * Implements RestaurantStore.saveAll inside the given transaction, with as many statements for many as for one. Duplicates are saved one
 * after the other.
 * @throws InputFailure for an outside id of another restaurant
 */
export async function saveRestaurants(
  trx: Knex,
  given: readonly GivenRestaurant[],
): Promise<readonly SavedRestaurant[]> {
  const saved = new Map<GivenRestaurant, SavedRestaurant>();
  for (let left = given; left.length > 0; left = left.filter((one) => !saved.has(one)))
    for (const [one, outcome] of await saveDifferent(trx, different(left))) saved.set(one, outcome);
  return given.map((one) => assertDefined(saved.get(one)));
}

function different(given: readonly GivenRestaurant[]): readonly GivenRestaurant[] {
  const seen = new Set<string>();
  return given.filter(({ id, facts: { name, postcode, outsideId } }) => {
    const names = [id ?? restaurantId(name, postcode), ...(outsideId === undefined ? [] : [outsideId])];
    const isSeen = names.some((one) => seen.has(one.toLowerCase()));
    for (const one of names) seen.add(one.toLowerCase());
    return !isSeen;
  });
}

async function saveDifferent(
  trx: Knex,
  given: readonly GivenRestaurant[],
): Promise<ReadonlyMap<GivenRestaurant, SavedRestaurant>> {
  const known = await idsOfOutside(trx, given);
  const wanted = given.map((one) => {
    const { name, postcode, outsideId = '' } = one.facts;
    const ofOutside = known.get(outsideId);
    const id = (one.id ?? ofOutside ?? restaurantId(name, postcode)).toLowerCase();
    if (ofOutside !== undefined && ofOutside !== id)
      throw new InputFailure(`outside id "${outsideId}" is that of restaurant ${ofOutside}`);
    return { given: one, id, facts: one.facts };
  });
  const outcomes = await save(trx, wanted);
  return new Map(
    wanted.map(({ given: one, id, facts: { place: _place, outsideId: _outsideId, ...told } }) => {
      const { latitude, longitude, outcome } = assertDefined(outcomes.get(id));
      return [one, { restaurant: { id, ...told, latitude, longitude }, outcome }];
    }),
  );
}

async function save(trx: Knex, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, Outcome>> {
  if (wanted.length === 0) return new Map();
  const ids = wanted.map(({ id }) => id);
  const stored = await lockedRestaurants(trx, ids);
  const places = await placesOfPostcodes(trx, wanted);
  const steps = wanted.map(({ id, facts }) => {
    const before = stored.get(id) ?? null;
    return { before, after: storedAfter(id, facts, before, places.get(facts.postcode)) };
  });
  const created = await insertRestaurants(
    trx,
    steps.flatMap(({ before, after }) => (before === null ? after : [])),
  );
  const changed = steps.filter(({ before, after }) => before !== null && !isStoredAlike(before, after));
  await updateRestaurants(
    trx,
    changed.map(({ after }) => after),
  );
  await recordRestaurants(trx, [...steps.filter(({ after }) => created.has(after.id)), ...changed]);
  const updated = new Set(changed.map(({ after }) => after.id));
  const outcomeOf = (id: string) => (created.has(id) ? 'created' : updated.has(id) ? 'updated' : 'unchanged');
  const outcomes = steps.map(({ after }) => [after.id, { ...after, outcome: outcomeOf(after.id) }] as const);
  // Restaurants created concurrently exist by now.
  const late = wanted.filter(({ id }) => !stored.has(id) && !created.has(id));
  return new Map([...outcomes, ...(await save(trx, late))]);
}

function storedAfter(
  id: string,
  facts: RestaurantFacts,
  before: StoredRestaurant | null,
  ofPostcode: Place | undefined,
): StoredRestaurant {
  const { place: _place, website, outsideId, ...texts } = facts;
  return {
    ...{ id, ...texts, ...placeFor(facts, before, ofPostcode) },
    ...{ website: website ?? before?.website ?? '', outsideId: outsideId ?? before?.outsideId ?? null },
  };
}

async function idsOfOutside(trx: Knex, given: readonly GivenRestaurant[]): Promise<ReadonlyMap<string, string>> {
  const outsideIds = given.flatMap(({ facts }) => facts.outsideId ?? []);
  if (outsideIds.length === 0) return new Map();
  const found = await rows<{ id: string; outsideId: string }>(
    trx,
    'select id, outside_id as "outsideId" from restaurants where outside_id = any(?::text[])',
    [outsideIds],
  );
  return new Map(found.map(({ id, outsideId }) => [outsideId, id]));
}

async function placesOfPostcodes(trx: Knex, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, Place>> {
  const found = await rows<Place & { readonly postcode: string }>(
    trx,
    'select postcode, latitude, longitude from postcodes where postcode = any(?::text[])',
    [wanted.map(({ facts }) => facts.postcode)],
  );
  return new Map(found.map(({ postcode, latitude, longitude }) => [postcode, { latitude, longitude }]));
}

/** A restaurant before (null for a new one) and after a save. */
interface RestaurantStep {
  readonly before: StoredRestaurant | null;
  readonly after: StoredRestaurant;
}

const recordRestaurants = (trx: Knex, steps: readonly RestaurantStep[]): Promise<void> =>
  recordRestaurantChanges(
    trx,
    steps.flatMap(({ before, after }) => {
      const restaurant = servedOf(after);
      const subject = { restaurantId: after.id, menuId: null };
      if (before === null) return { type: 'restaurant.created', ...subject, data: { restaurant } };
      const fields = changedFields(before, after);
      return fields.length === 0 ? [] : { type: 'restaurant.changed', ...subject, data: { restaurant, fields } };
    }),
  );
