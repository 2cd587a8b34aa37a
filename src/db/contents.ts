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
    /** Looked at within a day, and those within a week beside them. */
    readonly lastDay: number;
    readonly lastWeek: number;
    /** At most ten: those that did not answer, then those that were not looked at for longest. */
    readonly stalest: readonly {
      readonly restaurant: string;
      readonly source: string;
      readonly lastCheck: string | null;
      readonly failures: number;
    }[];
  };
}

/** Counts restaurants, active menus and their items. */
export async function contentsOf(db: Database): Promise<Contents> {
  const [row] = await rows<Contents>(
    db,
    `
    with used as (select * from menu_sources s where exists (select from menus m
      where m.restaurant_id = s.restaurant_id and m.source_url = s.source_url and m.date_deleted is null))
    select (select count(*) from restaurants) as restaurants,
      (select count(*) from menus where date_deleted is null) as menus,
      (select count(*) from items join menus on menus.id = items.menu_id where date_deleted is null) as items,
      (select count(distinct cuisine) from restaurants where cuisine <> '') as cuisines,
      (select count(distinct city) from restaurants where city <> '') as towns,
      (select count(*) from review_items where state = 'open') as waiting,
      (select json_build_object('sources', count(*), 'unreachable', count(*) filter (where failures > 0), 'oldestCheck', min(last_check),
          'lastDay', count(*) filter (where last_check > now() - interval '1 day'),
          'lastWeek', count(*) filter (where last_check > now() - interval '7 days' and last_check <= now() - interval '1 day'),
          'stalest', (select coalesce(json_agg(json_build_object('restaurant', r.name, 'source', o.source_url,
              'lastCheck', o.last_check, 'failures', o.failures)), '[]')
            from (select * from used order by failures desc, last_check nulls first limit 10) o
            join restaurants r on r.id = o.restaurant_id)) from used) as sources`,
  );
  if (!row) throw new Error('the contents cannot be counted');
  return row;
}
