/** What a person can say that a line is, and the role that it plays then. */
export const TAUGHT_ROLES = {
  dish: 'item',
  heading: 'heading',
  'rest of the name': 'nameRest',
  description: 'description',
  price: 'price',
  'left out': 'other',
} as const;
export type TaughtRole = keyof typeof TAUGHT_ROLES;

export const TAUGHT_SCOPES = ['line', 'look', 'column'] as const;
export type TaughtScope = (typeof TAUGHT_SCOPES)[number];

/** What a person said of a line of a document, and of those that follow it. */
export interface TaughtLine {
  /** As printed, without its price. */
  readonly line: string;
  /** Which of several lines of these words, from 1; all of them where it is not said. */
  readonly nth?: number | undefined;
  readonly role: TaughtRole;
  /** Which lines follow: none, all of its look, or those of its column read as it was; where nothing is said, those of its look read so. */
  readonly scope?: TaughtScope | undefined;
  /** Its look and what it was read as; by these the others are found where the line itself is gone. Reading fills them in. */
  readonly look?: string | undefined;
  readonly readAs?: string | undefined;
}

/** What was taught, and how many lines of a document have the role by it; 0 where neither the line nor its look was found. */
export interface FoundLine extends TaughtLine {
  readonly lines: number;
}
