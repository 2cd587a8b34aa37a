import type { ChangeType, FeedChange } from '../domain/changes/change.ts';
import type { FeedCursor } from '../domain/changes/cursor.ts';

export interface ChangeFilter {
  readonly types?: readonly ChangeType[] | undefined;
  readonly restaurantId?: string | undefined;
}

export interface ChangePage {
  /** In the order in which they happened. */
  readonly changes: readonly FeedChange[];
  /** After the last of them or, if none is left, after the end of the feed. */
  readonly next: FeedCursor;
  /** True if more exist already; a filter may then leave a page empty. */
  readonly more: boolean;
}

export interface ChangeFeed {
  /**
   * Changes after a cursor, at most `limit`, and up to the change that takes them to a megabyte.
   * @param after null for the beginning
   * @returns 'unknown' for a cursor of another feed or of a future place
   */
  read(after: FeedCursor | null, filter: ChangeFilter, limit: number): Promise<ChangePage | 'unknown'>;
  /** The end of the feed: a reader that begins here gets future changes only. */
  end(): Promise<FeedCursor>;
  /** Calls back on changes. Rejects if the first connection fails; resolves to a function that unsubscribes. */
  listen(onChange: () => void): Promise<() => Promise<void>>;
}
