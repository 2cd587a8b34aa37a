import type { ChangeType, FeedChange } from '../domain/changes/change.ts';
import type { FeedCursor } from '../domain/changes/cursor.ts';

export interface ChangeFilter {
  readonly types?: readonly ChangeType[] | undefined;
  readonly restaurantId?: string | undefined;
}

export interface ChangePage {
  /** In the order in which they happened. */
  readonly changes: readonly FeedChange[];
  /** After the last of them or, where none is left, after the end of the feed. */
  readonly next: FeedCursor;
  /** Whether more is there already; then a page may be empty, because a filter left out all that was looked at. */
  readonly more: boolean;
}

export interface ChangeFeed {
  /**
   * Changes after a cursor, at most `limit` and at most a megabyte of them, but one at least.
   * @param after null for the beginning
   * @returns 'expired' where something was thinned out that the reader has not read, 'unknown' for a cursor of another feed
   */
  read(after: FeedCursor | null, filter: ChangeFilter, limit: number): Promise<ChangePage | 'expired' | 'unknown'>;
  /** The last changes, newest first. */
  latest(filter: ChangeFilter, limit: number): Promise<readonly FeedChange[]>;
  /** The end of the feed: whoever begins here reads what happens from now on. */
  end(): Promise<FeedCursor>;
  /**
   * Thins out what is older: of each restaurant and menu that was there then its state stays, so that the feed can still be read
   * from its beginning; all else is deleted, and cursors from before expire.
   * @returns how many changes were deleted
   */
  thinOut(olderThanDays: number): Promise<number>;
  /** Calls back when something has happened. Rejects when the first connection fails; resolves to what ends it. */
  listen(onChange: () => void): Promise<() => Promise<void>>;
}
