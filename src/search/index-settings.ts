import type { IndexName } from './engine.ts';
import { engineSynonyms } from './synonyms.ts';
import { TYPO_GUARDS } from './typo-guards.ts';

/** Settings of one index in Meilisearch's own terms; what is not named here keeps the engine's default. */
export interface IndexSettings {
  readonly searchableAttributes: readonly string[];
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  readonly rankingRules: readonly string[];
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly typoTolerance: { readonly disableOnWords: readonly string[] };
  readonly pagination: { readonly maxTotalHits: number };
  readonly faceting: { readonly maxValuesPerFacet: number };
}

/** As far as `offset` and `limit` of the API may reach. */
export const MAX_TOTAL_HITS = 11_000;

/**
 * `sort` first, or a list sorted by price is none; exactness before wordPosition, so that the whole word "egg" beats
 * "eggplant" within one field; `order` last makes every answer a total order.
 */
const RANKING_RULES = [
  'sort',
  'words',
  'typo',
  'proximity',
  'attributeRank',
  'exactness',
  'wordPosition',
  'order:asc',
] as const;

const COMMON = {
  rankingRules: RANKING_RULES,
  synonyms: engineSynonyms(),
  typoTolerance: { disableOnWords: TYPO_GUARDS },
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  faceting: { maxValuesPerFacet: 10_000 },
} as const;

const HEADINGS: IndexSettings = {
  ...COMMON,
  searchableAttributes: ['name', 'alternativeNames'],
  filterableAttributes: ['menuId', 'city', 'cuisine'],
  sortableAttributes: ['order'],
};

/** One source for both engines: which fields are searched (in order of weight), filtered and sorted, and how hits rank. */
export const INDEX_SETTINGS: Readonly<Record<IndexName, IndexSettings>> = {
  items: {
    ...COMMON,
    searchableAttributes: [
      'name',
      'alternativeNames',
      'courseWords',
      'description',
      'sectionName',
      'menuName',
      'restaurantName',
      'dietWords',
    ],
    filterableAttributes: [
      'menuId',
      'restaurantId',
      'nameKey',
      'vegetarian',
      'vegan',
      'halal',
      'spicy',
      'price',
      'calories',
      'allergenCodes',
      'absentAllergens',
      'city',
      'cuisine',
    ],
    sortableAttributes: ['price', 'calories', 'sortName', 'order'],
  },
  sections: HEADINGS,
  menus: HEADINGS,
};
