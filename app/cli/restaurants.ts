import { createReadStream } from 'node:fs';
import { UsageError } from '../../src/domain/errors.ts';
import type { RestaurantSummary } from '../../src/domain/restaurant.ts';
import { mergeRestaurants as merge } from '../../src/ingest/kitchen/merge-restaurants.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import { readManifest } from '../../src/ingest/manifest.ts';
import { chunk } from '../../src/lib/chunk.ts';
import type { MenuListing } from '../../src/ports/menu-store.ts';
import type { RestaurantHoldings } from '../../src/ports/restaurant-store.ts';
import { type HygieneOptions, importHygiene } from './import-hygiene.ts';
import { readRestaurantsCsv } from './restaurants-csv.ts';
import { restaurantLine } from './save-restaurant.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { count } from './terminal/count.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withProgress } from './terminal/progress.ts';
import { reportEvery } from './terminal/report-every.ts';
import { withStores } from './with-stores.ts';

const PAGE_SIZE = 100;

export function listRestaurants(options: { name?: string; json?: boolean }, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const filter = options.name === undefined ? {} : { name: options.name };
    for (let page = 1; ; page += 1) {
      const { items, totalCount, alike } = await stores.restaurants.list(filter, page, PAGE_SIZE);
      if (page === 1 && (alike || totalCount === 0)) io.say(notFound(options.name, alike));
      for (const restaurant of items) io.out(options.json ? JSON.stringify(restaurant) : listedLine(restaurant));
      if (io.signal.aborted || page * PAGE_SIZE >= totalCount) return;
    }
  });
}

function listedLine({ id, name, city, postcode, activeMenus, menuChanged }: RestaurantSummary): string {
  const changed = menuChanged === null ? '' : `, changed ${menuChanged.slice(0, 10)}`;
  return `${id}  ${name}, ${city} ${postcode}, ${count(activeMenus, 'menu')}${changed}`;
}

function notFound(name: string | undefined, alike: boolean): string {
  if (name === undefined) return 'There are no restaurants yet: menus restaurants add -h';
  if (alike) return `No restaurant has "${name}" in its name; similar names:`;
  return `No restaurant has "${name}" in its name; \`menus restaurants list\` shows all.`;
}

/** `menus restaurants remove`: shows its effect, and removes it with --yes. */
export function removeRestaurant(
  idOrName: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async ({ restaurants }) => {
    const { id, name } = await knownRestaurant(idOrName, restaurants);
    if (!options.yes) {
      const held = await restaurants.holdings(id);
      const what = held === null ? '' : ` with ${holdingsInWords(held)}`;
      throw new UsageError(`this would remove ${name} (${id})${what}, for good. Add --yes to do it`);
    }
    const removed = await restaurants.remove(id);
    if (removed === null) throw new UsageError(`${name} (${id}) was removed meanwhile`);
    const line = `${name} is removed with ${holdingsInWords(removed)}.`;
    io.out(options.json ? JSON.stringify({ restaurantId: id, outcome: 'removed', ...removed }) : line);
  });
}

/** `menus restaurants merge`: moves the menus of one restaurant to another; shows its effect first. */
export function mergeRestaurants(
  from: string,
  into: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  return withStores(async ({ restaurants, menus, publisher }) => {
    const [leaving, staying] = [await knownRestaurant(from, restaurants), await knownRestaurant(into, restaurants)];
    if (leaving.id === staying.id) throw new UsageError(`${from} and ${into} are the same restaurant, ${staying.id}`);
    if (!options.yes) {
      const held = await restaurants.holdings(leaving.id);
      const what = held === null ? 'nothing' : holdingsInWords(held);
      throw new UsageError(
        `this would move everything of ${leaving.name} (${leaving.id}) to ${staying.name} (${staying.id}): ${what}, and remove ${leaving.name}; menus keep their ids. Add --yes to do it`,
      );
    }
    const moved = await merge(leaving.id, staying, publisher);
    if (moved === null) throw new UsageError('one of the restaurants was removed meanwhile');
    const line = `${leaving.name} is now ${staying.name} (${staying.id}), with ${holdingsInWords(moved)}.`;
    io.out(options.json ? JSON.stringify({ restaurantId: staying.id, outcome: 'merged', ...moved }) : line);
    const twice = twins(await menus.list({ restaurantId: staying.id }));
    for (const [one, other] of twice) {
      io.say(
        `menus ${one.menuId} and ${other.menuId} ("${one.name}") are both in service; if they are the same: menus ingest --withdraw ${one.menuId}`,
      );
    }
    return twice.length > 0 ? EXIT.review : EXIT.done;
  });
}

function twins(menus: readonly MenuListing[]): readonly (readonly [MenuListing, MenuListing])[] {
  return menus.flatMap((menu, at) => {
    const other = menus.slice(at + 1).find(({ name }) => name === menu.name);
    return other ? [[menu, other] as const] : [];
  });
}

/** "2 menus (1 in service) in 3 versions from 1 source" */
function holdingsInWords({ menus, activeMenus, versions, sources }: RestaurantHoldings): string {
  return `${count(menus, 'menu')} (${activeMenus} in service) in ${count(versions, 'version')} from ${count(sources, 'source')}`;
}

const BATCH_SIZE = 500;
const REPORT_EVERY = 10_000;

/** Imports all or, if one row is wrong, none: the whole file is checked first. */
export async function importRestaurants(file: string, options: HygieneOptions, io: CommandIo): Promise<ExitCode> {
  if (await isHygieneFile(file)) return importHygiene(file, options, io);
  const rows = /\.json$/i.test(file)
    ? await readManifest(file)
    : await readRestaurantsCsv(file, options.skipWrong ? io.say : null);
  return withStores(({ restaurants }) =>
    withProgress('Storing restaurants', io, async ({ print, report }) => {
      const told = (many: number) => report(`${many} of ${rows.length}`);
      for await (const batch of reportEvery(REPORT_EVERY, chunk(rows, BATCH_SIZE), told)) {
        io.signal.throwIfAborted();
        const saved = await restaurants.saveAll(batch);
        print(() => {
          for (const one of saved)
            io.out(options.json ? JSON.stringify({ ...one.restaurant, outcome: one.outcome }) : restaurantLine(one));
        });
      }
      return EXIT.done;
    }),
  );
}

/** True for a file of the Food Hygiene Rating Scheme: XML, or JSON that begins with its name. */
async function isHygieneFile(file: string): Promise<boolean> {
  if (/\.xml$/i.test(file)) return true;
  if (!/\.json$/i.test(file)) return false;
  for await (const chunk of createReadStream(file, { end: 999, encoding: 'utf8' }).on('error', () => undefined))
    return /"FHRSEstablishment"/.test(String(chunk));
  return false;
}
