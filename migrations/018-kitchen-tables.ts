import type { Knex } from 'knex';

/** Declarations of kitchens in allergen tables, applied to every version of their menus. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table kitchen_tables (
      restaurant_id uuid not null references restaurants,
      source text not null,
      of_day date not null,
      declared jsonb not null,
      imported_at timestamptz not null default now(),
      primary key (restaurant_id, source)
    )`);
}
