import type { Knex } from 'knex';
import { anyRow } from '../rows.ts';

/** State according to the feed, as rows of `changes`: the last of each restaurant and menu that is not gone. */
const RECORDED = `
  told as (
    select place, type, subject, restaurant_id, menu_id, replaced_menu_id from changes where place is not null and subject <> 'item'
  ),
  states as (
    select place, subject, restaurant_id::text as id, type in ('restaurant.created', 'restaurant.changed') as is_state
    from told where subject = 'restaurant'
    union all
    select place, subject, menu_id::text, type <> 'menu.withdrawn' from told where subject = 'menu'
    union all
    select place, subject, replaced_menu_id::text, false from told where replaced_menu_id is not null
  ),
  last as (select distinct on (subject, id) place, subject, id, is_state from states order by subject, id, place desc),
  known as (select c.* from last join changes c using (place) where last.is_state)`;

export const RESTAURANT = `json_build_object('id', r.id, 'name', r.name, 'phoneNumber', r.phone_number, 'cuisine', r.cuisine, 'street', r.street,
  'city', r.city, 'postcode', r.postcode, 'country', r.country, 'latitude', r.latitude, 'longitude', r.longitude)`;

const NOW = `timezone('utc', clock_timestamp())`;

/** Missing changes: type, subject, stream, restaurant, menu, revision, payload. */
const DIFFERENCES: readonly string[] = [
  `select 'menu.withdrawn', 'menu', k.stream, k.restaurant_id, k.menu_id, null::integer,
     json_build_object('menuName', k.data->'menu'->'name',
       'dateDeleted', to_char(coalesce(m.date_deleted, ${NOW}), 'YYYY-MM-DD"T"HH24:MI:SS.US'))
   from known k left join menus m on m.id = k.menu_id
   where k.subject = 'menu' and (m.id is null or m.date_deleted is not null) order by k.place`,
  `select 'restaurant.removed', 'restaurant', k.stream, k.restaurant_id, null::integer, null::integer,
     json_build_object('name', k.data->'restaurant'->'name')
   from known k left join restaurants r on r.id = k.restaurant_id where k.subject = 'restaurant' and r.id is null order by k.place`,
  `select case when k.id is null then 'restaurant.created' else 'restaurant.changed' end, 'restaurant', 'restaurant ' || r.id, r.id,
     null::integer, null::integer,
     case when k.id is null then json_build_object('restaurant', ${RESTAURANT})
       else json_build_object('restaurant', ${RESTAURANT}, 'fields', '[]'::json) end
   from restaurants r left join known k on k.subject = 'restaurant' and k.restaurant_id = r.id
   where k.id is null or (k.data->'restaurant')::jsonb <> ${RESTAURANT}::jsonb order by r.id`,
  `select case when k.id is null then 'menu.published' else 'menu.revised' end, 'menu', 'menu ' || m.line_id, m.restaurant_id, m.id,
     m.revision, json_build_object('menu', convert_from(b.identity, 'UTF8')::json)
   from menus m join menu_bodies b on b.menu_id = m.id left join known k on k.subject = 'menu' and k.menu_id = m.id
   where m.date_deleted is null and k.revision is distinct from m.revision order by m.id`,
];

/** Records changes that the feed lacks, such as data from before it existed, inside the given transaction. */
export async function catchUp(trx: Knex): Promise<void> {
  if (!(await isBehind(trx))) return;
  // Blocks other writers; tables are locked in the order that merging and removing use.
  await trx.raw('lock table menus, restaurants in share row exclusive mode');
  for (const difference of DIFFERENCES) {
    await trx.raw(
      `insert into changes (type, subject, stream, restaurant_id, menu_id, revision, data) with ${RECORDED} ${difference}`,
    );
  }
}

async function isBehind(trx: Knex): Promise<boolean> {
  for (const difference of DIFFERENCES) {
    if (await anyRow(trx, `with ${RECORDED} select 1 from (${difference} limit 1) difference`)) return true;
  }
  return false;
}
