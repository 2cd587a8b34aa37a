import { conflictsOf, type InspectedItem, type InspectedMenu } from '../domain/conflicts.ts';
import { STALE_DAYS } from '../domain/freshness.ts';
import type { QualityStore, RestaurantQuality, StaleSource } from '../ports/quality-store.ts';
import type { Database } from './open-database.ts';
import { oneRow, rows } from './rows.ts';

/** Failed checks in a row after which a source is stale too. */
const STALE_FAILURES = 3;

interface MenuRow extends Omit<InspectedMenu, 'sections'> {
  readonly sections: readonly string[];
  readonly items: readonly (InspectedItem & { readonly section: number })[];
}

interface RestaurantRow extends Pick<RestaurantQuality, 'restaurantId' | 'restaurantName' | 'reviewBacklog'> {
  readonly menus: readonly MenuRow[];
  readonly staleSources: readonly (Omit<StaleSource, 'lastCheck'> & { readonly lastCheck: string })[];
}

const MENUS = `
  select json_agg(json_build_object('menuId', m.id, 'name', m.name, 'sourceUrl', m.source_url,
    'sections', (select coalesce(json_agg(s.name order by s.position), '[]') from sections s where s.menu_id = m.id),
    'items', (select coalesce(json_agg(json_build_object('section', i.section_position, 'name', i.name, 'description', i.description,
        'price', i.price, 'vegetarian', i.vegetarian, 'vegan', i.vegan, 'calories', i.calories, 'halal', i.halal,
        'allergens', i.allergens) order by i.section_position, i.position), '[]')
      from items i where i.menu_id = m.id)) order by m.id)
  from menus m where m.restaurant_id = r.id and m.date_deleted is null`;

// A source whose menus are all out of service is not looked at any more.
const STALE = `
  select json_agg(json_build_object('sourceUrl', s.source_url, 'lastCheck', s.last_check, 'failures', s.failures) order by s.source_url)
  from menu_sources s
  where s.restaurant_id = r.id and (s.last_check < clock_timestamp() - make_interval(days => ?) or s.failures >= ?)
    and exists (select 1 from menus m where m.restaurant_id = r.id and m.source_url = s.source_url and m.date_deleted is null)`;

/** How good the stored menus are, from PostgreSQL. Only the restaurants of the page are looked at. */
export function createQualityStore(db: Database): QualityStore {
  return {
    async quality(limit, offset) {
      const [total, found] = await Promise.all([
        oneRow<{ count: number }>(db, 'select count(*) from restaurants'),
        rows<RestaurantRow>(
          db,
          `select r.id as "restaurantId", r.name as "restaurantName",
             (select count(*) from review_items v where v.restaurant_id = r.id and v.state = 'open') as "reviewBacklog",
             coalesce((${MENUS}), '[]') as menus, coalesce((${STALE}), '[]') as "staleSources"
           from (select * from restaurants order by name collate "en-GB-x-icu", id limit ? offset ?) r
           order by r.name collate "en-GB-x-icu", r.id`,
          [STALE_DAYS, STALE_FAILURES, limit, offset],
        ),
      ]);
      return { items: found.map(qualityOf), totalCount: total.count };
    },
  };
}

function qualityOf({ menus, staleSources, ...row }: RestaurantRow): RestaurantQuality {
  const items = menus.flatMap((menu) => menu.items);
  const inspected = menus.map(({ sections, items: all, ...menu }) => ({
    ...menu,
    sections: sections.map((name, at) => ({ name, items: all.filter(({ section }) => section === at) })),
  }));
  return {
    ...row,
    menus: menus.length,
    items: items.length,
    unpriced: items.filter(({ price }) => price === 0).length,
    conflicts: conflictsOf(inspected),
    staleSources: staleSources.map((source) => ({ ...source, lastCheck: new Date(source.lastCheck) })),
  };
}
