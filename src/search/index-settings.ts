import type { IndexSettings } from '@menu-data-service/search-engine';
import { MAX_HITS, MAX_OFFSET } from '../ports/search/queries.ts';
import type { IndexName } from './engine.ts';
import { readList } from './words/read-list.ts';
import { SYNONYMS } from './words/synonyms.ts';

/** Deepest hit of a query. */
export const MAX_TOTAL_HITS = MAX_OFFSET + MAX_HITS;

/**
 * `sort` comes first, or a list sorted by price is not sorted; exactness before wordPosition, so that the whole word "egg" beats "eggplant"
 * within one field; `order` last makes every answer a total order.
 */
export const RANKING_RULES = [
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
  synonyms: Object.fromEntries(SYNONYMS),
  typoTolerance: { disableOnWords: readList('typo-guards.txt') },
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  faceting: { maxValuesPerFacet: 10_000 },
} as const;

const HEADINGS = {
  ...COMMON,
  searchableAttributes: ['name', 'alternativeNames'],
  filterableAttributes: [
    'menuId',
    'restaurantId',
    'name',
    'city',
    'district',
    'cuisine',
    'restaurant',
    '_geo',
    'placed',
  ],
  sortableAttributes: ['order', '_geo'],
} as const;

/** Settings for both engines: fields to search (in order of weight), filter and sort, and ranking rules. */
export const INDEX_SETTINGS = {
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
      'name',
      'nameKey',
      'vegetarian',
      'vegan',
      'halal',
      'spicy',
      'price',
      'calories',
      'allergenCodes',
      'absentAllergens',
      'likelyAbsentAllergens',
      'city',
      'district',
      'cuisine',
      'restaurant',
      'restaurantName',
      'printedCity',
      'printedCuisine',
      'printedRestaurant',
      'courses',
      'family',
      'foods',
      '_geo',
      'placed',
    ],
    sortableAttributes: ['_geo', 'price', 'calories', 'sortName', 'order'],
  },
  sections: HEADINGS,
  menus: HEADINGS,
} as const satisfies Readonly<Record<IndexName, IndexSettings>>;
