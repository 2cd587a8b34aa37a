let flags = new Uint8Array(0);

/** Shared flags for every word, all 0; a caller clears those it sets. A new array would cost more than most scans. */
export function wordFlags(words: number): Uint8Array {
  if (flags.length < words) flags = new Uint8Array(words + 1_000);
  return flags;
}
