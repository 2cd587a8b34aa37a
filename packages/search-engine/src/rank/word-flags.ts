let flags = new Uint8Array(0);

/**
 * A flag for every word of the dictionary, all 0; whoever sets one clears it again before anybody else asks. Shared,
 * because a fresh array the size of the dictionary would cost more than most scans.
 */
export function wordFlags(words: number): Uint8Array {
  if (flags.length < words) flags = new Uint8Array(words + 1_000);
  return flags;
}
