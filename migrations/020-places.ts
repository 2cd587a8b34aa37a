import type { Knex } from 'knex';

/** Source of a restaurant's place, '' where the place is not known (0,0), and the places of postcodes. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table restaurants add column place_source text not null default ''`);
  await db.raw(`
    create table postcodes (
      postcode text collate "C" primary key,
      latitude double precision not null,
      longitude double precision not null
    )`);
  // The search finds dishes by these columns of their restaurants.
  await db.raw(`
    create or replace function restaurants_changed() returns trigger language plpgsql as $$
    begin
      perform mark_menus_changed((
        select array_agg(m.id)
        from new_rows n join old_rows o using (id) join menus m on m.restaurant_id = n.id
        where m.date_deleted is null and (n.name, n.city, n.postcode, n.cuisine, n.latitude, n.longitude) is distinct from (o.name, o.city, o.postcode, o.cuisine, o.latitude, o.longitude)
      ));
      return null;
    end $$`);
}
