import { UsageError } from '../../src/domain/errors.ts';
import { notAPostcode, toPostcode } from '../../src/domain/postcode.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { restaurantLine } from './restaurant-line.ts';
import { withStores } from './with-stores.ts';

/** Options of `menus restaurants add` as commander passes them. */
export interface AddOptions {
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

/** `menus restaurants add` */
export async function addRestaurant(options: AddOptions, io: CommandIo): Promise<void> {
  const { street, country, phone: phoneNumber, cuisine, json } = options;
  const given = required(options);
  const postcode = toPostcode(given.postcode, country);
  if (postcode === null) throw new UsageError(`--postcode: ${notAPostcode(given.postcode)} (--country)`);
  const facts = { ...given, postcode, street, country, phoneNumber, cuisine };
  return withStores(async ({ restaurants }) => {
    // It may have been edited since it was made, and then its id is not that of its name any more.
    const known = (await restaurants.find(given.name)).find((one) => one.postcode === postcode);
    const saved = await restaurants.save(facts, known?.id);
    io.out(json ? JSON.stringify(saved.restaurant) : restaurantLine(saved));
  });
}

/** Names everything that is missing at once. */
function required({ name = '', city = '', postcode = '' }: AddOptions) {
  const given = { name: name.trim(), city: city.trim(), postcode: postcode.trim() };
  const missing = Object.entries(given).flatMap(([option, value]) => (value === '' ? [`--${option}`] : []));
  if (missing.length > 0) throw new UsageError(`missing or empty: ${missing.join(', ')}; for example: ${EXAMPLE}`);
  return given;
}
