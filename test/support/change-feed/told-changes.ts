import { createChangeFeed } from '../../../src/db/changes/create-change-feed.ts';
import type { Database } from '../../../src/db/open-database.ts';
import type { FeedChange } from '../../../src/domain/changes/change.ts';
import type { ChangeFilter } from '../../../src/ports/change-feed.ts';

/** The first changes of the feed, oldest first. */
export async function toldChanges(db: Database, filter: ChangeFilter = {}): Promise<readonly FeedChange[]> {
  const page = await createChangeFeed(db).read(null, filter, 100);
  if (typeof page === 'string') throw new Error(`the feed is ${page}`);
  return page.changes;
}
