import type { Knex } from 'knex';

/**
 * The feed is not thinned out any more. Where it was, it has another name, so that readers in the middle of it begin anew. The column stays:
 * processes of the version before read it with every change while they run on this schema.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('update change_feed set name = default, floor = 0 where floor > 0');
}
