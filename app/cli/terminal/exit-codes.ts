/** Exit codes of every command; scripts may rely on them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Done, but a person should check something. */
  review: 3,
  /** Some inputs failed or could not be fetched; the rest is done. */
  someFailed: 4,
  /** The database, the search engine, the token service or the only source of `--explain` is unreachable. */
  unreachable: 5,
  /** A person's Ctrl-C. Every other request to stop ends a command in order, with 0. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
