import type { Knex } from 'knex';

/**
 * Gives places to the changes of a transaction once, at the first of them: of the others it is looked up by their ids that they have one.
 * To look for those without a place each time would take time with the square of their number.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function place_changes() returns trigger
    language plpgsql security definer set search_path from current as $$
    declare
      added bigint;
      last bigint;
    begin
      -- Only those of this transaction: of others they are not visible until they have a place.
      if exists (select from changes where id = new.id and place is not null) then return null; end if;
      select count(*) into added from changes where place is null;
      update change_feed set last_place = last_place + added returning last_place into last;
      update changes c set place = placed.place, happened_at = timezone('utc', clock_timestamp())
      from (select id, last - added + row_number() over (order by id) as place from changes where place is null) placed
      where c.id = placed.id;
      perform pg_notify('changes', '');
      return null;
    end $$`);
}
