import { UsageError } from '../../src/domain/errors.ts';
import { findSources } from '../../src/ingest/find-sources.ts';
import type { AppliedTables } from '../../src/ingest/kitchen/apply-tables.ts';
import { givenMark } from '../../src/ingest/kitchen/cell-marks.ts';
import { importTable, removeTable as remove } from '../../src/ingest/kitchen/import-table.ts';
import type { CellState } from '../../src/ingest/kitchen/legend-words.ts';
import { isDay } from '../../src/ingest/kitchen/table-date.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import { nearest } from '../../src/lib/nearest.ts';
import type { KitchenTable } from '../../src/ports/kitchen-table-store.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withResource } from './with-resource.ts';
import { withStores } from './with-stores.ts';

export async function importAllergens(
  idOrName: string,
  file: string,
  options: {
    readonly date?: string;
    readonly mark?: readonly string[];
    readonly dryRun?: boolean;
    readonly json?: boolean;
  },
  io: CommandIo,
): Promise<ExitCode> {
  const { date, dryRun } = options;
  if (date !== undefined && !isDay(date))
    throw new UsageError(`--date takes a day as 2026-10-01; "${date}" is not one`);
  const marks = new Map((options.mark ?? []).map(readMark));
  const [input, ...others] = await findSources([file], {});
  if (!input || others.length > 0) throw new UsageError(`${file}: expected one table, not a folder`);
  return withStores(async (stores, { config, logger }) => {
    const restaurant = await knownRestaurant(idOrName, stores.restaurants);
    return withResource(openIngestion(stores, config, logger), io.signal, async (ingestion) => {
      const source = await ingestion.load(input);
      const { table, applied } = await importTable(source, restaurant, { date, marks, dryRun }, ingestion);
      if (options.json) io.out(JSON.stringify(asJson(table, applied)));
      else for (const line of inWords(table, applied)) io.out(line);
      if (dryRun) io.say('Nothing is stored: this was a dry run.');
      return applied.doubts.length > 0 || applied.unmatched.length > 0 ? EXIT.review : EXIT.done;
    });
  });
}

function readMark(text: string): readonly [string, CellState] {
  const read = givenMark(text);
  if (read) return read;
  throw new UsageError(
    `--mark takes a mark and its meaning, such as "✗=contains" ("may-contain", "free" or "unknown" too); "${text}" is neither`,
  );
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
    ...doubts.map(({ menu, item, reason }) => `to check: ${menu.name} / ${item}: ${reason}`),
    ...notes.map((note) => `note: ${note}`),
    ...menus.map(({ menu, menuId, outcome }) => `menu ${menuId} "${menu.name}": ${outcome?.outcome ?? 'not stored'}`),
  ];
}

export function listTables(idOrName: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ restaurants, kitchenTables }) => {
    const restaurant = await knownRestaurant(idOrName, restaurants);
    const tables = await kitchenTables.of(restaurant.id);
    for (const table of tables) {
      const { source, date, columns, dishes } = table;
      const line = `${source}  of ${date}, ${dishes.length} dishes, ${columns.length} allergens`;
      io.out(options.json ? JSON.stringify(table) : line);
    }
    if (tables.length === 0) io.say(`${restaurant.name} has no allergen table: menus allergens import …`);
  });
}

export function removeTable(idOrName: string, source: string, _options: object, io: CommandIo): Promise<void> {
  return withStores(async ({ restaurants, kitchenTables, publisher }) => {
    const restaurant = await knownRestaurant(idOrName, restaurants);
    const known = (await kitchenTables.of(restaurant.id)).map((table) => table.source);
    const applied = await remove(restaurant, source, publisher);
    if (applied === null) {
      const meant = nearest(source, known);
      const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
      throw new UsageError(`${restaurant.name} has no allergen table ${source}${hint}`);
    }
    for (const { menu, menuId, outcome } of applied.menus)
      io.out(`menu ${menuId} "${menu.name}": ${outcome?.outcome ?? 'not stored'}`);
  });
}
