/** Words side by side. A word that no document holds is null; then nothing matches. */
export interface Phrase {
  readonly words: readonly string[];
  readonly ids: readonly (number | null)[];
}

/** Dictionary words that take typos to reach, and the word read as two; found only when wanted. */
export interface Derivations {
  readonly oneTypo: readonly number[];
  readonly twoTypos: readonly number[];
  readonly split: Phrase | null;
}

/** One word, one quoted phrase, or two or three words read as one. */
export interface Term {
  readonly text: string;
  /** Set for a quoted phrase; then there are no other readings. */
  readonly phrase: Phrase | null;
  /** Set for words read as one. */
  readonly parts: readonly string[] | null;
  /** Whether it matches all words that begin so. */
  readonly prefix: boolean;
  /** Typos allowed. */
  readonly budget: number;
  readonly exact: number | null;
  /** Words that begin so, without the word itself, when the term is a beginning outside the prefix table. */
  readonly prefixWords: readonly number[];
  /** All words that begin so, when the beginning is in the prefix table. */
  readonly tableWords: readonly number[] | null;
  readonly synonyms: readonly Phrase[];
  derivations(): Derivations;
}

export const NO_DERIVATIONS: Derivations = { oneTypo: [], twoTypos: [], split: null };
