import { postcodeRows } from '../../src/ingest/places/postcode-rows.ts';
import { chunk } from '../../src/lib/chunk.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { withProgress } from './terminal/progress.ts';
import { reportEvery } from './terminal/report-every.ts';
import { withStores } from './with-stores.ts';

const BATCH_SIZE = 10_000;
const REPORT_EVERY = 250_000;

/** `menus postcodes import`; idempotent, so rerun it after an interruption. */
export async function importPostcodes(file: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ places }) => {
    const done = await withProgress('Reading postcodes', io, async (progress) => {
      let [read, changed] = [0, 0];
      const stored = chunk(postcodeRows(file), BATCH_SIZE);
      for await (const batch of reportEvery(REPORT_EVERY, stored, (many) => progress.report(`${many} postcodes`))) {
        io.signal.throwIfAborted();
        changed += await places.put(batch);
        read += batch.length;
      }
      return { read, changed, restaurants: await places.locateRestaurants() };
    });
    const { read, changed, restaurants } = done;
    if (options.json) io.out(JSON.stringify(done));
    else
      io.out(`${read} postcodes read, ${changed} of them new or moved; ${restaurants} restaurants have another place`);
  });
}
