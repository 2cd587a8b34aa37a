export interface HostileFile {
  readonly name: string;
  /** Made when it is called for: some are large and take a second. */
  readonly bytes: () => Buffer;
  /** What the one line says; absent where a reading that finds little is as good as a refusal. */
  readonly says?: RegExp;
  /** A menu with something odd in it, which must be read for all that. */
  readonly isRead?: true;
  /** It may take all the time there is. */
  readonly isSlow?: true;
}

export const megabyte = 1024 * 1024;

/** Bytes without a meaning, the same each time. */
export const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3)) & 0xff));
