import type { Knex } from 'knex';

/** Worklist entries, kept until they are decided or their source no longer gives reason for them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table review_items (
      id integer generated always as identity primary key,
      restaurant_id uuid not null references restaurants,
      source_url text not null,
      kind text not null check (kind in ('held', 'document', 'dish')),
      menu text not null,
      section text not null,
      item text not null,
      reason text not null,
      menu_id integer references menus on delete set null,
      state text not null default 'open' check (state in ('open', 'accepted', 'dismissed', 'settled')),
      raised_at timestamptz not null default now(),
      decided_at timestamptz,
      note text
    )`);
  // The texts of a document may be longer than an index takes.
  await db.raw(`
    create unique index review_items_once on review_items
      (restaurant_id, source_url, md5(kind || chr(31) || menu || chr(31) || section || chr(31) || item || chr(31) || reason))`);
  await db.raw(`create index review_items_open on review_items (restaurant_id, source_url) where state = 'open'`);
  await db.raw(`
    insert into review_items (restaurant_id, source_url, kind, menu, section, item, reason, menu_id)
    select m.restaurant_id, m.source_url, 'dish', m.name, s.name, i.name, doubt.reason, m.id
    from menus m join sections s on s.menu_id = m.id
      join items i on i.menu_id = m.id and i.section_position = s.position
      cross join lateral jsonb_array_elements_text(i.review) as doubt (reason)
    where m.date_deleted is null
    on conflict do nothing`);
}
