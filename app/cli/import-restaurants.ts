import { createReadStream } from 'node:fs';
import { readManifest } from '../../ingest/manifest.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { type HygieneOptions, importHygiene } from './import-hygiene.ts';
import { restaurantLine } from './restaurant-line.ts';
import { readRestaurantsCsv } from './restaurants-csv.ts';
import { withStores } from './with-stores.ts';

/** Imports all or, where one row is wrong, none: the whole file is checked first. */
export async function importRestaurants(file: string, options: HygieneOptions, io: CommandIo): Promise<ExitCode> {
  if (await isHygieneFile(file)) return importHygiene(file, options, io);
  const rows = /\.json$/i.test(file)
    ? await readManifest(file)
    : await readRestaurantsCsv(file, options.skipWrong ? io.say : null);
  return withStores(async (stores) => {
    for (const { id, facts } of rows) {
      const saved = await stores.restaurants.save(facts, id);
      io.out(options.json ? JSON.stringify({ ...saved.restaurant, outcome: saved.outcome }) : restaurantLine(saved));
    }
    return EXIT.done;
  });
}

/** Files of the Food Hygiene Rating Scheme are XML, or JSON that begins with its name. */
async function isHygieneFile(file: string): Promise<boolean> {
  if (/\.xml$/i.test(file)) return true;
  if (!/\.json$/i.test(file)) return false;
  for await (const chunk of createReadStream(file, { end: 999, encoding: 'utf8' }).on('error', () => undefined))
    return /"FHRSEstablishment"/.test(String(chunk));
  return false;
}
