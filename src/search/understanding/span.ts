import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Course, ItemSort } from '../../ports/search/queries.ts';
import type { ExcludedWord } from '../../ports/search/understanding.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Flag } from './words/diets.ts';

/** Inclusive; pounds or kcal. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

export type Meaning =
  /** `searchedAs`: words that documents carry for the flag, so that they are searched as well. */
  | { readonly kind: 'flag'; readonly flag: Flag; readonly value: boolean; readonly searchedAs: string | null }
  | { readonly kind: 'absent'; readonly codes: readonly AllergenCode[] }
  | { readonly kind: 'without'; readonly words: readonly ExcludedWord[] }
  | { readonly kind: 'price'; readonly range: Range }
  | { readonly kind: 'calories'; readonly range: Range }
  | { readonly kind: 'order'; readonly sort: ItemSort }
  | { readonly kind: 'course'; readonly course: Course; readonly keep: boolean }
  | {
      readonly kind: 'city' | 'district' | 'cuisine' | 'restaurant';
      readonly name: string;
      readonly values: readonly string[];
    }
  /** A place without a restaurant. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  /** Reads like an exclusion but is not one: "not without". */
  | { readonly kind: 'wish' }
  /** Words without meaning. */
  | { readonly kind: 'filler' }
  /** The name of a food, whatever its words mean elsewhere. */
  | { readonly kind: 'dish' };

export interface Correction {
  readonly typed: string;
  readonly to: string;
}

export interface Span {
  /** Half-open range of tokens. */
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
  /** The context makes it certain, so it is not searched as text. */
  readonly certain: boolean;
  readonly weight: number;
  /** Typos that only the reader of the span knows. */
  readonly corrected?: readonly Correction[];
  /** Excluded words that may be wanted instead. */
  readonly doubtful?: readonly string[];
}

/** @param weight of each of its tokens */
export function spanOf(from: number, to: number, meanings: readonly Meaning[], weight: number, certain = true): Span {
  return { from, to, meanings, certain, weight: weight * (to - from) };
}

export function covers(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

/** Finds a condition that begins at a token. */
export type Reader = (tokens: readonly Token[], from: number, vocabulary: Vocabulary) => Span | null;
