import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

/** How much a database holds. */
export interface Contents {
  readonly restaurants: number;
  /** Active menus. */
  readonly menus: number;
  /** Items of the active menus. */
  readonly items: number;
  readonly cuisines: number;
  readonly towns: number;
  /** Entries of the worklist that nobody has decided. */
  readonly waiting: number;
  /** Where the active menus come from. */
  readonly sources: {
    readonly sources: number;
    /** Those that did not answer when they were last looked at. */
    readonly unreachable: number;
    /** ISO 8601; null where none was ever looked at. */
    readonly oldestCheck: string | null;
  };
}

/** Counts restaurants, active menus and their items. */
export async function contentsOf(db: Database): Promise<Contents> {
  const [row] = await rows<Contents>(
    db,
    `
    select (select count(*) from restaurants) as restaurants,
      (select count(*) from menus where date_deleted is null) as menus,
      (select count(*) from items join menus on menus.id = items.menu_id where date_deleted is null) as items,
      (select count(distinct cuisine) from restaurants where cuisine <> '') as cuisines,
      (select count(distinct city) from restaurants where city <> '') as towns,
      (select count(*) from review_items where state = 'open') as waiting,
      (select json_build_object('sources', count(*), 'unreachable', count(*) filter (where failures > 0), 'oldestCheck', min(last_check))
        from menu_sources s where exists (select from menus m
          where m.restaurant_id = s.restaurant_id and m.source_url = s.source_url and m.date_deleted is null)) as sources`,
  );
  if (!row) throw new Error('the contents cannot be counted');
  return row;
}
