import { findSources } from '../../ingest/find-sources.ts';
import type { AppliedTables } from '../../ingest/kitchen/apply-tables.ts';
import { importTable } from '../../ingest/kitchen/import-table.ts';
import { isDay } from '../../ingest/kitchen/table-date.ts';
import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { KitchenTable } from '../../src/ports/kitchen-table-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { whileOpen } from './while-open.ts';
import { withStores } from './with-stores.ts';

/** `menus allergens import` */
export async function importAllergens(
  idOrName: string,
  file: string,
  options: { readonly date?: string; readonly dryRun?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const { date, dryRun } = options;
  if (date !== undefined && !isDay(date))
    throw new UsageError(`--date takes a day as 2026-10-01; "${date}" is not one`);
  const [input, ...others] = await findSources([file], {});
  if (!input || others.length > 0) throw new UsageError(`${file}: expected one table, not a folder`);
  return withStores(async (stores, { config, logger }) => {
    const restaurant = await knownRestaurant(idOrName, stores.restaurants);
    return whileOpen(openIngestion(stores, config, logger), io.signal, async (ingestion) => {
      const { menus, reviews, kitchenTables: tables } = stores;
      const deps = { readTables: ingestion.readTables, tables, menus, reviews };
      const { table, applied } = await importTable(await ingestion.load(input), restaurant, { date, dryRun }, deps);
      if (options.json) io.out(JSON.stringify(asJson(table, applied)));
      else for (const line of inWords(table, applied)) io.out(line);
      if (dryRun) io.say('Nothing is stored: this was a dry run.');
      return applied.doubts.length > 0 || applied.unmatched.length > 0 ? EXIT.review : EXIT.done;
    });
  });
}

function asJson({ restaurantId, source, date, columns, dishes, notes }: KitchenTable, applied: AppliedTables): object {
  const { matched, unmatched, doubts, menus } = applied;
  return {
    ...{ restaurantId, source, date, columns, dishes, notes, matched },
    unmatched: unmatched.filter((one) => one.source === source).map(({ name }) => name),
    review: doubts.map(({ menu, section, item, reason }) => ({ menu: menu.name, section, item, reason })),
    menus: menus.map(({ menu, menuId, outcome }) => ({ menuId, name: menu.name, outcome: outcome?.outcome ?? null })),
  };
}

function inWords({ source, date, columns, dishes, notes }: KitchenTable, applied: AppliedTables): string[] {
  const { matched, unmatched, doubts, menus } = applied;
  const names = unmatched.filter((one) => one.source === source).map(({ name }) => name);
  return [
    `${source} of ${date}: ${dishes.length} dishes, columns of ${columns.length} allergens`,
    `declared on the menus: ${matched.name} by name, ${matched.spelling} by spelling, ${matched.perhaps} accepted by a person`,
    ...(names.length > 0 ? [`on no menu: ${names.join(', ')}`] : []),
    ...doubts.map(({ menu, item, reason }) => `to look at: ${menu.name} / ${item}: ${reason}`),
    ...notes.map((note) => `note: ${note}`),
    ...menus.map(({ menu, menuId, outcome }) => `menu ${menuId} "${menu.name}": ${outcome?.outcome ?? 'not stored'}`),
  ];
}
