import { readManifest } from '../../ingest/manifest.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { restaurantLine } from './restaurant-line.ts';
import { readRestaurantsCsv } from './restaurants-csv.ts';
import { withStores } from './with-stores.ts';

/** Imports all or, where one row is wrong, none: the whole file is checked first. */
export async function importRestaurants(
  file: string,
  options: { readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const rows = /\.json$/i.test(file) ? await readManifest(file) : await readRestaurantsCsv(file);
  return withStores(async (stores) => {
    for (const { id, facts } of rows) {
      const saved = await stores.restaurants.save(facts, id);
      io.out(options.json ? JSON.stringify({ ...saved.restaurant, outcome: saved.outcome }) : restaurantLine(saved));
    }
    return EXIT.done;
  });
}
