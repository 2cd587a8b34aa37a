import type { Meaning } from './meaning.ts';

/** The texts of one item that may state something of it. */
export interface StatedText {
  readonly name: string;
  readonly description: string;
  /** Codes, signs and calories taken out of the texts or printed beside them. */
  readonly codes: readonly string[];
  readonly section: string;
  readonly menu: string;
}

/** A meaning with the words it rests on. */
export interface Statement {
  readonly meaning: Meaning;
  readonly words: string;
}
