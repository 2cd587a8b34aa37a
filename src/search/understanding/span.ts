import type { AllergenCode } from '@menu-data-service/allergens';
import type { Course } from '../../ports/search/queries.ts';
import type { ExcludedWord } from '../../ports/search/understanding.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Flag } from './words/diets.ts';

/** From and to, both included. Pounds or kcal. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** What some words of a search ask for. */
export type Meaning =
  /** `searchedAs`: words that documents carry for the flag, so that they are searched as well. */
  | { readonly kind: 'flag'; readonly flag: Flag; readonly value: boolean; readonly searchedAs: string | null }
  | { readonly kind: 'absent'; readonly codes: readonly AllergenCode[] }
  /** Words that must not occur. */
  | { readonly kind: 'without'; readonly words: readonly ExcludedWord[] }
  | { readonly kind: 'price'; readonly range: Range }
  | { readonly kind: 'calories'; readonly range: Range }
  | { readonly kind: 'course'; readonly course: Course; readonly keep: boolean }
  | {
      readonly kind: 'city' | 'district' | 'cuisine' | 'restaurant';
      readonly name: string;
      readonly values: readonly string[];
    }
  /** A place where no restaurant is. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  /** Sounds like leaving out, and is not: "not without". */
  | { readonly kind: 'wish' }
  /** Says nothing. */
  | { readonly kind: 'filler' }
  /** The name of a food, whatever its words mean elsewhere. */
  | { readonly kind: 'dish' };

/** A word that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly to: string;
}

/** Words that stand side by side and what they are read as. */
export interface Span {
  /** Tokens from the first to before the last. */
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
  /** Sure enough not to be looked for as text: the words around it say what it is. */
  readonly certain: boolean;
  readonly weight: number;
  /** Mistyped words in it that only the reader of the span knows. */
  readonly corrected?: readonly Correction[];
  /** Words in it that may be wanted as well as to be left out. */
  readonly doubtful?: readonly string[];
}

/** @param weight of each of its tokens */
export function spanOf(from: number, to: number, meanings: readonly Meaning[], weight: number, certain = true): Span {
  return { from, to, meanings, certain, weight: weight * (to - from) };
}

/** Whether a token is in one of the spans. */
export function covers(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

/** Finds a condition that begins at a token. */
export type Reader = (tokens: readonly Token[], from: number, vocabulary: Vocabulary) => Span | null;
