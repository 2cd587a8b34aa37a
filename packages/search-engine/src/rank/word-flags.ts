let flags = new Uint8Array(0);

/**
 * Shared flags for every word of the dictionary, all 0; a caller clears each flag it sets before the next one calls. Shared, because a new
 * array the size of the dictionary would cost more than most scans.
 */
export function wordFlags(words: number): Uint8Array {
  if (flags.length < words) flags = new Uint8Array(words + 1_000);
  return flags;
}
