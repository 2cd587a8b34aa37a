import { type ReadSource, type ReadSourceOptions, readSource, type UnreadSource } from './read-source.ts';

/** Reads documents one at a time and caches the last, for a person who teaches its lines and re-reads it again and again. */
export function createLastRead(): typeof readSource {
  let last: { readonly source: UnreadSource; readonly read: ReadSource } | undefined;
  return async (source: UnreadSource, options: ReadSourceOptions) => {
    if (last && isSame(last.source, source)) return last.read;
    // freed before the next one is read
    last = undefined;
    last = { source, read: await readSource(source, options) };
    return last.read;
  };
}

const isSame = (one: UnreadSource, other: UnreadSource): boolean =>
  one.mediaType === other.mediaType && Buffer.compare(one.bytes, other.bytes) === 0;
