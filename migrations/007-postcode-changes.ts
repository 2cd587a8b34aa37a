import type { Knex } from 'knex';

/** The search finds dishes by postcode district, so that a corrected postcode is a change of the menus. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function restaurants_changed() returns trigger language plpgsql as $$
    begin
      perform mark_menus_changed((
        select array_agg(m.id)
        from new_rows n join old_rows o using (id) join menus m on m.restaurant_id = n.id
        where m.date_deleted is null and (n.name, n.city, n.postcode, n.cuisine) is distinct from (o.name, o.city, o.postcode, o.cuisine)
      ));
      return null;
    end $$`);
}
