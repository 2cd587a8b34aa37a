import type { Restaurant } from '../../domain/restaurant.ts';
import type { KitchenTable } from '../../ports/kitchen-table-store.ts';
import type { Publisher } from '../../ports/publisher.ts';
import type { LoadedSource } from '../loaded-source.ts';
import { type AppliedTables, applyTables } from './apply-tables.ts';
import type { GivenMarks } from './cell-marks.ts';
import { readAllergenTable, type TableReader } from './read-allergen-table.ts';

export interface ImportOptions {
  /** Day of the table, YYYY-MM-DD; by default the one it states, else today. */
  readonly date?: string | undefined;
  readonly marks?: GivenMarks;
  /** Reads and matches without storing anything. */
  readonly dryRun?: boolean | undefined;
}

/** Imports a kitchen's allergen table and publishes its declarations. @throws TableError if the table is not understood; nothing is stored then */
export async function importTable(
  source: LoadedSource,
  restaurant: Restaurant,
  { date, marks, dryRun = false }: ImportOptions,
  deps: { readonly publisher: Publisher; readonly readTables: TableReader },
): Promise<{ readonly table: KitchenTable; readonly applied: AppliedTables }> {
  const read = await readAllergenTable(source, deps.readTables, marks);
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
  const applied = await deps.publisher.publish(restaurant.id, async (stores) => {
    if (!dryRun) await stores.kitchenTables.save(table);
    return applyTables(restaurant, stores, dryRun ? { trial: table } : {});
  });
  return { table, applied };
}

/** Removes a table and its declarations from the menus. @returns null if there is no such table */
export function removeTable(
  restaurant: Restaurant,
  source: string,
  publisher: Publisher,
): Promise<AppliedTables | null> {
  return publisher.publish(restaurant.id, async (stores) =>
    (await stores.kitchenTables.remove(restaurant.id, source))
      ? applyTables(restaurant, stores, { gone: [source] })
      : null,
  );
}
