import type { Restaurant } from '../../src/domain/restaurant.ts';
import type { KitchenTable } from '../../src/ports/kitchen-table-store.ts';
import type { LoadedSource } from '../loaded-source.ts';
import { type AppliedTables, applyTables, type TableDependencies } from './apply-tables.ts';
import { readAllergenTable, type TableReader } from './read-allergen-table.ts';

export interface ImportOptions {
  /** The day the table is of, YYYY-MM-DD; else the one it says, else today. */
  readonly date?: string | undefined;
  /** Read and match, store nothing. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Takes in the table in which a kitchen declares the allergens of its dishes and publishes what it declares.
 * @throws TableError for a table that is not understood; nothing is stored then
 */
export async function importTable(
  source: LoadedSource,
  restaurant: Restaurant,
  { date, dryRun = false }: ImportOptions,
  deps: TableDependencies & { readonly readTables: TableReader },
): Promise<{ readonly table: KitchenTable; readonly applied: AppliedTables }> {
  const read = await readAllergenTable(source, deps.readTables);
  const { columns, dishes, notes } = read;
  const day = date ?? read.date ?? new Date().toISOString().slice(0, 10);
  const table: KitchenTable = {
    restaurantId: restaurant.id,
    source: source.sourceUrl,
    date: day,
    columns,
    dishes,
    notes,
  };
  if (dryRun) return { table, applied: await applyTables(restaurant, deps, { trial: table }) };
  await deps.tables.save(table);
  return { table, applied: await applyTables(restaurant, deps) };
}
