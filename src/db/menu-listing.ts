import { isoDate } from '../domain/iso-date.ts';
import type { MenuVersion } from '../domain/menu.ts';
import type { MenuListing, MenuStore } from '../ports/menu-store.ts';
import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

/** The latest version of each menu line; see MenuStore.list. */
export async function listMenus(
  db: Database,
  { restaurantId, withdrawn = false }: Parameters<MenuStore['list']>[0],
): Promise<readonly MenuListing[]> {
  const found = await rows<MenuListing>(
    db,
    `select m.id as "menuId", m.name, r.id as "restaurantId", r.name as "restaurantName", m.version,
       (select count(*) from sections s where s.menu_id = m.id) as sections, i.items, i.doubtful,
       m.source_url as "sourceUrl", m.date_updated as "dateUpdated", m.date_deleted as "dateDeleted"
     from (select distinct on (line_id) * from menus order by line_id, version desc) m
       join restaurants r on r.id = m.restaurant_id
       cross join lateral (
         select count(*) as items, count(*) filter (where review <> '[]') as doubtful from items where menu_id = m.id) i
     where (?::uuid is null or r.id = ?::uuid) and (?::boolean or m.date_deleted is null)
     order by r.name collate "en-GB-x-icu", r.id, m.name collate "en-GB-x-icu", m.id`,
    [restaurantId ?? null, restaurantId ?? null, withdrawn],
  );
  return found.map(withIsoDates);
}

/** As it is stored, with its dates as the API writes them. */
export function withIsoDates<Dated extends Pick<MenuVersion, 'dateUpdated' | 'dateDeleted'>>(menu: Dated): Dated {
  const { dateUpdated, dateDeleted } = menu;
  return { ...menu, dateUpdated: isoDate(dateUpdated), dateDeleted: dateDeleted && isoDate(dateDeleted) };
}
