/** The shortest part of a compound, and of one whose other part is not known, where it is not among the short parts of the language. */
const PART = 3;
const LONE_PART = 5;

/**
 * English words of a compound, its parts in their order, or undefined where none of its parts is known. A compound of which only one part
 * is known keeps the other as it is.
 * @param meaningOf English words of a part
 * @param joints letters that may be between two parts
 * @param shortParts parts that tell what a compound is although they are short
 */
export function splitCompound(
  word: string,
  meaningOf: (part: string) => readonly string[] | undefined,
  { joints, shortParts }: { readonly joints: readonly string[]; readonly shortParts: readonly string[] },
): { readonly words: readonly string[]; readonly whole: boolean } | undefined {
  // The longest last part first: it says what the thing is.
  const wholly = (compound: string): readonly string[] | undefined => {
    for (let cut = PART; cut <= compound.length - PART; cut += 1) {
      const tail = meaningOf(compound.slice(cut));
      const head = tail && firstPart(compound.slice(0, cut));
      if (head) return [...head, ...tail];
    }
    return undefined;
  };
  const firstPart = (head: string): readonly string[] | undefined => {
    for (const joint of ['', ...joints]) {
      const part = head.slice(0, head.length - joint.length);
      if (!head.endsWith(joint) || part.length < PART) continue;
      const words = meaningOf(part) ?? wholly(part);
      if (words) return words;
    }
    return undefined;
  };
  const whole = wholly(word);
  if (whole) return { words: whole, whole: true };
  const alone = (part: string) => (part.length >= LONE_PART || shortParts.includes(part) ? meaningOf(part) : undefined);
  for (let cut = 1; word.length - cut >= PART; cut += 1) {
    const tail = alone(word.slice(cut));
    if (tail && tail.length > 0) return { words: [word.slice(0, cut), ...tail], whole: false };
    if (tail) break;
  }
  for (let cut = word.length - 1; cut >= PART; cut -= 1) {
    const head = alone(word.slice(0, cut));
    if (head && head.length > 0) return { words: [...head, word.slice(cut)], whole: false };
  }
  return undefined;
}
