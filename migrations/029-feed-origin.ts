import type { Knex } from 'knex';

/** Remembers of which copy of the database the feed is, so that one restored from a dump is noticed (src/db/detect-restore.ts). */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table change_feed add column origin text');
}
