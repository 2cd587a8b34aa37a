import type { NearFilter } from './queries.ts';

export type SuggestionKind = 'cuisine' | 'city' | 'restaurant' | 'dish' | 'section' | 'menu';

export interface SuggestionQuery extends NearFilter {
  readonly search: string;
  readonly limit: number;
  /** All kinds by default. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
  readonly withoutMenus: readonly number[];
}

export interface Suggestion {
  readonly text: string;
  readonly kind: SuggestionKind;
  /** Active items that a search for it finds: by its text, or by place, cuisine or the only restaurant of that name. */
  readonly count: number;
  /** Set if only one restaurant has that name. */
  readonly restaurantId: string | null;
}
