import type { Knex } from 'knex';

/** Pages of its document that were not read when the menu was: a list of {from, to, reason}; null where all were. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('menus', (t) => {
    t.jsonb('left_out');
  });
}
