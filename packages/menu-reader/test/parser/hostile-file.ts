export interface HostileFile {
  readonly name: string;
  /** Made on demand: some are large and take a second. */
  readonly bytes: () => Buffer;
  /** The expected line; absent where a reading that finds little is as good as a refusal. */
  readonly says?: RegExp;
  /** A menu with an oddity, which must be read nevertheless. */
  readonly isRead?: true;
  /** May take the whole time limit. */
  readonly isSlow?: true;
}

export const megabyte = 1024 * 1024;

/** Deterministic random bytes. */
export const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3)) & 0xff));
