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

export interface TaughtLine {
  readonly line: string;
  /** Ordinal among lines of these words, from 1; all of them by default. */
  readonly nth?: number | undefined;
  readonly role: TaughtRole;
  /** Lines that follow: none, all of its look, or those of its column with the same reading; by default those of its look and reading. */
  readonly scope?: TaughtScope | undefined;
  /** Look and original reading, which find the others where the line itself is gone. Set by the reader. */
  readonly look?: string | undefined;
  readonly readAs?: string | undefined;
}

/** Taught line with the number of lines that have the role by it; 0 where neither the line nor its look was found. */
export interface FoundLine extends TaughtLine {
  readonly lines: number;
}
