import type { Knex } from 'knex';
import { up as createRequestCounts } from './006-request-counts.ts';

/** The counts of 006 gave way to the levels of 008. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop table request_counts');
}

export const down = createRequestCounts;
