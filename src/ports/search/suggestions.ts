import type { NearFilter } from './queries.ts';

export type SuggestionKind = 'cuisine' | 'city' | 'restaurant' | 'dish' | 'section' | 'menu';

export interface SuggestionQuery extends NearFilter {
  /** What was typed so far; the last word is perhaps only begun. */
  readonly search: string;
  readonly limit: number;
  /** All kinds by default. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
  readonly withoutMenus: readonly number[];
}

/** What somebody may be about to type. */
export interface Suggestion {
  /** As it is printed most often. */
  readonly text: string;
  readonly kind: SuggestionKind;
  /** Active items that the search for it finds: by its text, or in the place, of the cuisine or of the only restaurant of that name. */
  readonly count: number;
  /** Of the only restaurant of that name. */
  readonly restaurantId: string | null;
}
