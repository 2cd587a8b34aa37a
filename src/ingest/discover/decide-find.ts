import { InputFailure, ServiceError } from '../../domain/errors.ts';
import { toPlace } from '../../domain/place.ts';
import type { Restaurant, RestaurantFacts } from '../../domain/restaurant.ts';
import type { FactDetails, Find } from '../../ports/discovery-store.ts';
import type { RestaurantStore } from '../../ports/restaurant-store.ts';
import { ingestFound, type StoreDependencies } from './ingest-found.ts';
import { COORDINATES, fieldOf } from './offered-facts.ts';

export interface DecideDependencies extends StoreDependencies {
  readonly restaurants: Pick<RestaurantStore, 'find' | 'save'>;
}

/** A person's decision about a find. For a menu whose source is gone: `accept` keeps it in service, `refuse` withdraws it. */
export type FindVerb = 'accept' | 'refuse';

/**
 * Decides about a find for good: an accepted menu is stored, an accepted fact is applied.
 * @throws ServiceError 404 for an unknown id, 409 if it is decided already, and errors of storing it
 */
export async function decideFind(id: number, verb: FindVerb, deps: DecideDependencies): Promise<void> {
  const find = Number.isInteger(id) ? await deps.discoveries.find(id) : null;
  const [restaurant] = find === null ? [] : await deps.restaurants.find(find.restaurantId);
  if (!find || !restaurant) throw new ServiceError(404, 'not_found', 'Nothing of this kind was found.');
  if (find.state !== 'open' && find.state !== 'gone')
    throw new ServiceError(409, 'decided', 'This was decided already.');
  if (verb === 'accept' && find.state === 'open') await accept(find, restaurant, deps);
  if (verb === 'refuse' && find.state === 'gone') await withdraw(find, deps);
  await deps.discoveries.settle(id, verb === 'accept' ? 'accepted' : 'refused');
}

async function accept(find: Find, restaurant: Restaurant, deps: DecideDependencies): Promise<void> {
  if (find.kind === 'menu') {
    await ingestFound(find, restaurant, deps);
    return;
  }
  const { id, latitude: _latitude, longitude: _longitude, ...facts } = restaurant;
  await deps.restaurants.save({ ...facts, ...factTaken(find.details) }, id);
}

function factTaken({ fact, value }: FactDetails): Partial<RestaurantFacts> {
  const field = fieldOf(fact);
  if (field !== undefined) return { [field]: value };
  const [latitude = '', longitude = ''] = value.split(',');
  const place = fact === COORDINATES ? toPlace(latitude, longitude) : null;
  if (place === null) throw new InputFailure(`${fact}: ${value} cannot be taken over`);
  return { place: { ...place, source: 'website' } };
}

async function withdraw(find: Find, { ingestion }: DecideDependencies): Promise<void> {
  const active = await ingestion.menus.activeMenusOfSource(find.restaurantId, find.subject);
  for (const menu of active) await ingestion.menus.withdraw(menu.id);
}
