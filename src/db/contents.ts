import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

/** How much a database holds. */
export interface Contents {
  readonly restaurants: number;
  /** Active menus. */
  readonly menus: number;
  /** Items of the active menus. */
  readonly items: number;
}

/** Counts restaurants, active menus and their items. */
export async function contentsOf(db: Database): Promise<Contents> {
  const [row] = await rows<Contents>(
    db,
    `
    select (select count(*) from restaurants) as restaurants,
      (select count(*) from menus where date_deleted is null) as menus,
      (select count(*) from items join menus on menus.id = items.menu_id where date_deleted is null) as items`,
  );
  return row ?? { restaurants: 0, menus: 0, items: 0 };
}
