export interface FeedCursor {
  /** Each database has a feed of its own. */
  readonly feed: string;
  /** Place of the last change read; 0 before the first. */
  readonly place: number;
}

/** Opaque to clients, so that it may change. Cursors of before held the floor of a thinned feed between the two; clients keep such ones. */
const CURSOR = /^(\d{1,15})\.(?:\d{1,15}\.)?([0-9a-f]{1,16})$/;

export function writeCursor({ feed, place }: FeedCursor): string {
  return Buffer.from(`${place}.${feed}`).toString('base64url');
}

/** Null if the text is not a cursor. */
export function readCursor(text: string): FeedCursor | null {
  const bytes = Buffer.from(text, 'base64url');
  const [, place, feed] = CURSOR.exec(bytes.toString('latin1')) ?? [];
  // Buffer accepts nearly anything as base64, so compare with our own encoding.
  if (feed === undefined || bytes.toString('base64url') !== text) return null;
  return { feed, place: Number(place) };
}
