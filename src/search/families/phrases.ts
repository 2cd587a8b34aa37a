export interface Phrases {
  readonly meant: ReadonlyMap<string, string>;
  /** Length in words of the longest phrase by its first word. */
  readonly longest: ReadonlyMap<string, number>;
}

export function phrases(entries: readonly (readonly [phrase: string, meant: string])[]): Phrases {
  const longest = new Map<string, number>();
  for (const [phrase] of entries) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return { meant: new Map(entries), longest };
}

/**
 * Scans words from the left by the longest phrases of a table.
 * @param take gets the replacement of each phrase, and null with each word that begins none
 */
export function readPhrases(
  words: readonly string[],
  { meant, longest }: Phrases,
  take: (meant: string | null, word: string) => void,
): void {
  for (let at = 0; at < words.length; ) {
    const first = words[at] ?? '';
    let length = Math.min(longest.get(first) ?? 0, words.length - at);
    let found: string | undefined;
    for (; length > 0 && found === undefined; length -= 1) {
      found = meant.get(length === 1 ? first : words.slice(at, at + length).join(' '));
    }
    take(found ?? null, first);
    at += found === undefined ? 1 : length + 1;
  }
}
