import type { Contents } from '../ports/contents.ts';
import type { Database } from './open-database.ts';
import { oneRow } from './rows.ts';

export function contentsOf(db: Database): Promise<Contents> {
  return oneRow<Contents>(
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
}
