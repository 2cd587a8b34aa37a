import { applyTables } from '../../ingest/kitchen/apply-tables.ts';
import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { nearest } from '../../src/lib/nearest.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { withStores } from './with-stores.ts';

/** `menus allergens list` */
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

/** `menus allergens remove` */
export function removeTable(idOrName: string, source: string, _options: object, io: CommandIo): Promise<void> {
  return withStores(async ({ restaurants, kitchenTables, menus, reviews }) => {
    const restaurant = await knownRestaurant(idOrName, restaurants);
    const known = (await kitchenTables.of(restaurant.id)).map((table) => table.source);
    if (!(await kitchenTables.remove(restaurant.id, source))) {
      const meant = nearest(source, known);
      const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
      throw new UsageError(`${restaurant.name} has no allergen table ${source}${hint}`);
    }
    const applied = await applyTables(restaurant, { tables: kitchenTables, menus, reviews }, { gone: [source] });
    for (const { menu, menuId, outcome } of applied.menus)
      io.out(`menu ${menuId} "${menu.name}": ${outcome?.outcome ?? 'not stored'}`);
  });
}
