import type { Knex } from 'knex';

/** Processes that count requests together need not know how many they are. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop table counting_processes');
}
