/** What every command ends with; scripts may rely on it. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Done, but something needs a person's look. */
  review: 3,
  /** Some inputs could not be taken; the rest is done. */
  someFailed: 4,
  /** The database, the search engine or a source cannot be reached. */
  unreachable: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
