/** How far a reader of the feed has come. */
export interface FeedCursor {
  /** Name of the feed: each database has its own. */
  readonly feed: string;
  /** Place of the last change that was read; 0 before the first. */
  readonly place: number;
  /** Up to where the feed was thinned out when this was read. */
  readonly floor: number;
}

/** What is inside is nobody's business but ours, so that it may change. */
const INSIDE = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{1,16})$/;

/** A cursor as clients keep it: letters, digits, - and _. */
export function writeCursor({ feed, place, floor }: FeedCursor): string {
  return Buffer.from(`${place}.${floor}.${feed}`).toString('base64url');
}

/** Null where the text is no cursor. */
export function readCursor(text: string): FeedCursor | null {
  const bytes = Buffer.from(text, 'base64url');
  const [, place, floor, feed] = INSIDE.exec(bytes.toString('latin1')) ?? [];
  // Buffer takes nearly anything for base64: only what we would have written is one of ours.
  if (feed === undefined || bytes.toString('base64url') !== text) return null;
  return { feed, place: Number(place), floor: Number(floor) };
}
