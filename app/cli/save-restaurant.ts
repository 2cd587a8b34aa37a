import { UsageError } from '../../src/domain/errors.ts';
import { notAPostcode, toPostcode } from '../../src/domain/postcode.ts';
import type { RestaurantFacts } from '../../src/domain/restaurant.ts';
import { notAWebsite, toWebsite } from '../../src/domain/website.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import { operatorPlace } from '../../src/ingest/place-fields.ts';
import type { SavedRestaurant } from '../../src/ports/restaurant-store.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { withStores } from './with-stores.ts';

interface AddOptions {
  readonly name?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly street: string;
  readonly country: string;
  readonly phone: string;
  readonly cuisine: string;
  readonly json?: boolean;
}

const EXAMPLE = 'menus restaurants add --name "The Crown" --city Leek --postcode "ST13 5AA"';

export async function addRestaurant(options: AddOptions, io: CommandIo): Promise<void> {
  const { street, country, phone: phoneNumber, cuisine, json } = options;
  const given = required(options);
  const postcode = postcodeOf(given.postcode, country);
  const facts = { ...given, postcode, street, country, phoneNumber, cuisine };
  return withStores(async ({ restaurants }) => {
    // It may have been edited since its creation, and then its id is not that of its name any more.
    const known = (await restaurants.find(given.name)).find((one) => one.postcode === postcode);
    const saved = await restaurants.save(facts, known?.id);
    io.out(json ? JSON.stringify(saved.restaurant) : restaurantLine(saved));
  });
}

function required({ name = '', city = '', postcode = '' }: AddOptions) {
  const given = { name: name.trim(), city: city.trim(), postcode: postcode.trim() };
  const missing = Object.entries(given).flatMap(([option, value]) => (value === '' ? [`--${option}`] : []));
  if (missing.length > 0) throw new UsageError(`missing or empty: ${missing.join(', ')}; for example: ${EXAMPLE}`);
  return given;
}

interface EditOptions {
  readonly name?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly street?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly cuisine?: string;
  readonly website?: string;
  readonly outsideId?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  readonly json?: boolean;
}

/** `menus restaurants edit`: the restaurant keeps its id, and with it its menus. */
export async function editRestaurant(idOrName: string, options: EditOptions, io: CommandIo): Promise<void> {
  const changes = changesOf(options);
  return withStores(async ({ restaurants }) => {
    const { id, latitude: _lat, longitude: _lon, ...before } = await knownRestaurant(idOrName, restaurants);
    const facts: RestaurantFacts = { ...before, ...changes };
    const postcode = postcodeOf(facts.postcode, facts.country);
    const twin = (await restaurants.find(facts.name)).find((one) => one.id !== id && one.postcode === postcode);
    if (twin) {
      throw new UsageError(
        `there is a restaurant of that name and postcode already; to merge them: menus restaurants merge ${id} ${twin.id}`,
      );
    }
    const saved = await restaurants.save({ ...facts, postcode }, id);
    io.out(options.json ? JSON.stringify(saved.restaurant) : restaurantLine(saved));
  });
}

function changesOf({
  json: _json,
  phone,
  latitude = '',
  longitude = '',
  ...texts
}: EditOptions): Partial<RestaurantFacts> {
  const given = { ...texts, ...(phone === undefined ? {} : { phoneNumber: phone }) };
  const changes = Object.entries(given).map(([field, value]) => [field, value.trim()] as const);
  const place = operatorPlace(latitude, longitude);
  if (typeof place === 'string') throw new UsageError(`--latitude and --longitude: ${place}`);
  if (changes.length === 0 && place.place === undefined)
    throw new UsageError('nothing to change; for example: --name "The Crown Inn" (-h shows all)');
  const empty = changes.filter(
    ([field, value]) => value === '' && ['name', 'city', 'postcode', 'outsideId'].includes(field),
  );
  if (empty.length > 0) throw new UsageError(`empty: ${empty.map(([field]) => `--${field}`).join(', ')}`);
  return {
    ...Object.fromEntries(changes),
    ...place,
    ...(texts.website !== undefined && { website: websiteOf(texts.website) }),
  };
}

function websiteOf(given: string): string {
  const website = toWebsite(given);
  if (website === null) throw new UsageError(`--website: ${notAWebsite(given)}`);
  return website;
}

function postcodeOf(given: string, country: string): string {
  const postcode = toPostcode(given, country);
  if (postcode === null) throw new UsageError(`--postcode: ${notAPostcode(given)} (--country)`);
  return postcode;
}

export function restaurantLine({ restaurant, outcome }: SavedRestaurant): string {
  return `${restaurant.id}  ${restaurant.name} (${outcome})`;
}
