import { UsageError } from '../../src/domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
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
export async function addRestaurant(options: AddOptions, io: CommandIo): Promise<ExitCode> {
  const { street, country, phone: phoneNumber, cuisine, json } = options;
  const facts = { ...required(options), street, country, phoneNumber, cuisine };
  return withStores(async (stores) => {
    const saved = await stores.restaurants.save(facts);
    io.out(json ? JSON.stringify(saved.restaurant) : restaurantLine(saved));
    return EXIT.done;
  });
}

/** Names everything that is missing at once. */
function required({ name = '', city = '', postcode = '' }: AddOptions) {
  const given = { name: name.trim(), city: city.trim(), postcode: postcode.trim() };
  const missing = Object.entries(given).flatMap(([option, value]) => (value === '' ? [`--${option}`] : []));
  if (missing.length > 0) throw new UsageError(`missing or empty: ${missing.join(', ')}; for example: ${EXAMPLE}`);
  return given;
}
