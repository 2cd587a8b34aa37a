import { MAX_SYNONYM_WORDS, MAX_SYNONYMS } from '../limits.ts';
import { wordsOf } from '../text/tokenize.ts';

function keyOf(words: readonly string[]): string {
  return words.join('\u0000');
}

/** Synonyms by the folded words of their key (R24). */
export interface Synonyms {
  /** Each as its words; a value of several words is a phrase. */
  of(words: readonly string[]): readonly (readonly string[])[];
}

export function createSynonyms(settings: Readonly<Record<string, readonly string[]>>): Synonyms {
  const values = new Map<string, Set<string>>();
  for (const [key, synonyms] of Object.entries(settings)) {
    const folded = keyOf(wordsOf(key));
    if (!folded) continue;
    const known = values.get(folded) ?? new Set();
    for (const synonym of synonyms) known.add(synonym);
    values.set(folded, known);
  }
  const words = new Map(
    Array.from(values, ([key, known]) => [
      key,
      [...known]
        .sort()
        .map(wordsOf)
        .filter((list) => list.length > 0),
    ]),
  );
  return { of: (key) => words.get(keyOf(key)) ?? [] };
}

export function capped(synonyms: readonly (readonly string[])[]): (readonly string[])[] {
  let words = 0;
  return synonyms.slice(0, MAX_SYNONYMS).filter((value) => {
    if (words + value.length > MAX_SYNONYM_WORDS) return false;
    words += value.length;
    return true;
  });
}
