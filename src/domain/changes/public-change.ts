import type { Change, FeedChange } from './change.ts';
import { type FeedCursor, writeCursor } from './cursor.ts';

export type PublicChange = { readonly cursor: string; readonly timestamp: string } & Change;

/** @param read a cursor from the same read of the feed */
export function publicChange(change: FeedChange, read: FeedCursor): PublicChange {
  const { place, happenedAt, ...told } = change;
  return { cursor: writeCursor({ ...read, place }), timestamp: happenedAt, ...told };
}
