import { createReadStream } from 'node:fs';
import { readManifest } from '../../ingest/manifest.ts';
import { portions } from '../../src/lib/portions.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/progress.ts';
import { reportEvery } from '../terminal/report-every.ts';
import { type HygieneOptions, importHygiene } from './import-hygiene.ts';
import { readRestaurantsCsv } from './restaurants-csv.ts';
import { restaurantLine } from './save-restaurant.ts';
import { withStores } from './with-stores.ts';

/** Restaurants that are stored together. */
const PORTION = 500;
/** Restaurants after which progress is reported. */
const REPORT_EVERY = 10_000;

/** Imports all or, where one row is wrong, none: the whole file is checked first. */
export async function importRestaurants(file: string, options: HygieneOptions, io: CommandIo): Promise<ExitCode> {
  if (await isHygieneFile(file)) return importHygiene(file, options, io);
  const rows = /\.json$/i.test(file)
    ? await readManifest(file)
    : await readRestaurantsCsv(file, options.skipWrong ? io.say : null);
  return withStores(({ restaurants }) =>
    withProgress('Storing restaurants', io, async ({ print, report }) => {
      const told = (many: number) => report(`${many} of ${rows.length}`);
      for await (const portion of reportEvery(REPORT_EVERY, portions(rows, PORTION), told)) {
        io.signal.throwIfAborted();
        const saved = await restaurants.saveAll(portion);
        print(() => {
          for (const one of saved)
            io.out(options.json ? JSON.stringify({ ...one.restaurant, outcome: one.outcome }) : restaurantLine(one));
        });
      }
      return EXIT.done;
    }),
  );
}

/** Files of the Food Hygiene Rating Scheme are XML, or JSON that begins with its name. */
async function isHygieneFile(file: string): Promise<boolean> {
  if (/\.xml$/i.test(file)) return true;
  if (!/\.json$/i.test(file)) return false;
  for await (const chunk of createReadStream(file, { end: 999, encoding: 'utf8' }).on('error', () => undefined))
    return /"FHRSEstablishment"/.test(String(chunk));
  return false;
}
