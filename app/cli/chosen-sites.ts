import { UsageError } from '../../src/domain/errors.ts';
import { toWebsite } from '../../src/domain/website.ts';
import { siteOf } from '../../src/ingest/discover/address.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import type { SiteToVisit } from '../../src/ports/discovery-store.ts';
import type { Stores } from '../wiring/stores.ts';
import { readRestaurantsCsv } from './restaurants-csv.ts';

export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

export const isList = (text: string): boolean => !isAddress(text) && /\.csv$/i.test(text);

/** Unknown website by its address. @throws UsageError where it is not an address on the web */
export function siteAt(address: string): SiteToVisit {
  const website = toWebsite(address);
  if (website === null || website === '') throw new UsageError(`"${address}" is not an address on the web`);
  return { restaurantId: '', name: '', website, place: '' };
}

/** Websites on a list of restaurants, without importing it. @throws InputFailure where a row is wrong */
export async function sitesOnList(file: string): Promise<readonly SiteToVisit[]> {
  const rows = await readRestaurantsCsv(file, null);
  return rows.flatMap(({ facts: { name, street, city, postcode, website = '' } }) =>
    website === '' ? [] : [{ restaurantId: '', name, website, place: `${name} ${street} ${city} ${postcode}` }],
  );
}

/**
 * Restaurants by id, name, website address or a CSV file, which is imported; without arguments all that wait for a visit.
 * @param days after which a visited website waits again
 */
export async function chosenSites(
  given: readonly string[],
  days: number,
  stores: Stores,
): Promise<readonly SiteToVisit[]> {
  if (given.length === 0) return stores.discoveries.toVisit(days);
  const sites: SiteToVisit[] = [];
  for (const one of given) sites.push(...(isList(one) ? await imported(one, days, stores) : await named(one, stores)));
  return sites;
}

/** Imports the restaurants of a CSV file; returns those of them that wait for a visit. */
async function imported(file: string, days: number, stores: Stores): Promise<readonly SiteToVisit[]> {
  const ids = new Set<string>();
  for (const { id, facts } of await readRestaurantsCsv(file, null))
    ids.add((await stores.restaurants.save(facts, id)).restaurant.id);
  return (await stores.discoveries.toVisit(days)).filter(({ restaurantId }) => ids.has(restaurantId));
}

async function named(one: string, stores: Stores): Promise<readonly SiteToVisit[]> {
  const found = isAddress(one) ? await withWebsite(one, stores) : await withName(one, stores);
  const without = found.find(({ website }) => website === '');
  if (without)
    throw new UsageError(
      `${without.name} has no website; \`menus restaurants edit "${without.name}" --website ADDRESS\` names it`,
    );
  return found;
}

async function withWebsite(address: string, stores: Stores): Promise<readonly SiteToVisit[]> {
  const site = siteOf(siteAt(address).website);
  const found = (await stores.discoveries.withWebsite()).filter(({ website }) => siteOf(website) === site);
  if (found.length > 0) return found;
  throw new UsageError(
    `no restaurant has the website ${address}; name it with \`menus restaurants edit NAME --website ${address}\`, or add --dry-run to try it`,
  );
}

const withName = async (idOrName: string, stores: Stores): Promise<readonly SiteToVisit[]> =>
  stores.discoveries.sites([(await knownRestaurant(idOrName, stores.restaurants)).id]);
