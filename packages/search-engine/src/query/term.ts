/** Adjacent words. A word that no document contains is null; then nothing matches. */
export interface Phrase {
  readonly words: readonly string[];
  readonly ids: readonly (number | null)[];
}

/** Dictionary words that need typos to match, and the word split in two; computed on demand. */
export interface Derivations {
  readonly oneTypo: readonly number[];
  readonly twoTypos: readonly number[];
  readonly split: Phrase | null;
}

export interface Term {
  readonly text: string;
  /** Set for a quoted phrase, which has no other interpretation. */
  readonly phrase: Phrase | null;
  readonly parts: readonly string[] | null;
  readonly prefix: boolean;
  readonly budget: number;
  readonly exact: number | null;
  /** Words with this prefix, without the word itself, if the prefix is not in the prefix table. */
  readonly prefixWords: readonly number[];
  readonly tableWords: readonly number[] | null;
  readonly synonyms: readonly Phrase[];
  derivations(): Derivations;
}

export const NO_DERIVATIONS: Derivations = { oneTypo: [], twoTypos: [], split: null };
