import type { ExecutionContext } from 'ava';
import { createPlaceStore } from '../../src/db/place-store.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';
import { type SeededService, seededService } from './seeded.ts';

const STONE = { latitude: 52.9027, longitude: -2.1483, source: 'operator' } as const;

/** The café is in Stone; the pub in Leek, 24 km away, located by postcode; the third restaurant has no place. */
export async function placedService(t: ExecutionContext): Promise<SeededService> {
  const service = await seededService(t);
  await createPlaceStore(service.database).put([
    { postcode: 'ST13 5AA', latitude: 53.1066, longitude: -2.0236 },
    { postcode: 'ST15 8ZX', latitude: 52.9, longitude: -2.15 },
  ]);
  const leek = { name: "The Potter's Wheel", city: 'Leek', postcode: 'ST13 5AA', cuisine: 'Pub' };
  await service.restaurants.save(restaurantFacts(leek));
  const stone = { name: 'Café Clayhanger', city: 'Stone', postcode: 'ST15 8AA', cuisine: 'Café' };
  await service.restaurants.save(restaurantFacts({ ...stone, place: STONE }));
  await service.restaurants.save(restaurantFacts({ name: 'Nowhere', city: 'Stone', postcode: 'ST15 9ZZ' }));
  await service.index();
  return service;
}
