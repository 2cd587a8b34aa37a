import type { z } from 'zod';
import { allergensSchema } from './schemas/allergens.ts';
import { menuEvidenceSchema } from './schemas/evidence.ts';
import { explainSchema } from './schemas/explain.ts';
import { itemFacetsSchema } from './schemas/item-facets.ts';
import { itemSearchSchema } from './schemas/item-search-hit.ts';
import { itemFacetsQuerySchema, itemSearchQuerySchema } from './schemas/item-search-query.ts';
import { menuSchema, menuVersionsSchema } from './schemas/menu.ts';
import { menuDiffQuerySchema, menuDiffSchema } from './schemas/menu-diff.ts';
import { menuSearchSchema } from './schemas/menu-search-hit.ts';
import { menuSearchQuerySchema } from './schemas/menu-search-query.ts';
import { metaSchema } from './schemas/meta.ts';
import { qualityPageSchema, qualityQuerySchema } from './schemas/quality.ts';
import { restaurantDetailSchema, restaurantPageSchema } from './schemas/restaurant.ts';
import { restaurantListQuerySchema } from './schemas/restaurant-list-query.ts';
import { suggestionsQuerySchema, suggestionsSchema } from './schemas/suggestions.ts';

/** One operation as the documentation and the start page show it. */
export interface Operation {
  readonly id: string;
  /** With the names of path parameters in braces. */
  readonly path: string;
  /** Heading above it in the documentation. */
  readonly tag: 'Menus' | 'Restaurants' | 'Reference';
  readonly summary: string;
  readonly description: string;
  /** Kind of thing the `id` of the path names. */
  readonly pathId?: 'menu' | 'restaurant';
  readonly query?: z.ZodObject;
  /** Query of the example line. */
  readonly exampleQuery?: string;
  readonly response: z.ZodType;
  /** Served by limit and offset, or by page. */
  readonly paged?: true;
}

export const OPERATIONS: readonly Operation[] = [
  {
    id: 'searchItems',
    tag: 'Menus',
    path: '/v1/menus/items',
    summary: 'Find dishes',
    description:
      'Dishes and drinks of all active menus, with their restaurant, menu and section. Forgives typing errors, finds beginnings of words, and filters by diet, allergens, price, calories, place and course. Conditions may be typed as well: "vegan curry under £10 in Stone", "no nuts", "500 kcal". allergenCertainty says how sure it must be that an excluded allergen is absent. X-Search-Understood says what was made of the words.',
    query: itemSearchQuerySchema,
    exampleQuery: 'search=vegan%20curry%20under%20%C2%A310&limit=3',
    response: itemSearchSchema,
    paged: true,
  },
  {
    id: 'explainItemSearch',
    tag: 'Menus',
    path: '/v1/menus/items/explain',
    summary: 'See how a search was understood',
    description:
      'The conditions read out of the words, the searches that were tried, and for each item found which word matched where. Takes every parameter of the item search.',
    query: itemSearchQuerySchema,
    exampleQuery: 'search=spicy%20noodles%20under%20%C2%A310&limit=3',
    response: explainSchema,
  },
  {
    id: 'countItems',
    tag: 'Menus',
    path: '/v1/menus/items/facets',
    summary: 'Count dishes',
    description:
      'How the dishes of a search divide by diet, allergens, price, calories, cuisine, city, course and restaurant: what each further filter would leave. Takes the parameters of the item search; without a search it counts everything.',
    query: itemFacetsQuerySchema,
    exampleQuery: 'search=curry',
    response: itemFacetsSchema,
  },
  {
    id: 'suggest',
    tag: 'Menus',
    path: '/v1/suggestions',
    summary: 'Complete what is typed',
    description:
      'Names of dishes, sections, menus and restaurants, cuisines and cities that hold what was typed so far, best first. Forgives typing errors. It has a limit of its own, twice that of the other operations, so that it may be asked with every letter.',
    query: suggestionsQuerySchema,
    exampleQuery: 'search=chi',
    response: suggestionsSchema,
  },
  {
    id: 'searchMenus',
    tag: 'Menus',
    path: '/v1/menus',
    summary: 'Find menus',
    description: 'Active menus whose name, or one of whose section names, matches: a meal, a diet, a kind of food.',
    query: menuSearchQuerySchema,
    exampleQuery: 'search=breakfast',
    response: menuSearchSchema,
    paged: true,
  },
  {
    id: 'getMenu',
    tag: 'Menus',
    path: '/v1/menus/{id}',
    summary: 'Read a menu',
    description:
      'One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap.',
    pathId: 'menu',
    response: menuSchema,
  },
  {
    id: 'listMenuVersions',
    tag: 'Menus',
    path: '/v1/menus/{id}/versions',
    summary: 'List the versions of a menu',
    description: 'Every version of the menu, newest first, from the id of any of them.',
    pathId: 'menu',
    response: menuVersionsSchema,
  },
  {
    id: 'compareMenuVersions',
    tag: 'Menus',
    path: '/v1/menus/{id}/diff',
    summary: 'See what changed',
    description:
      'What changed from another version of the menu to this one: dishes added, removed, renamed or moved, and for each changed dish both states, with every allergen of which they say something else.',
    pathId: 'menu',
    query: menuDiffQuerySchema,
    response: menuDiffSchema,
  },
  {
    id: 'getMenuEvidence',
    tag: 'Menus',
    path: '/v1/menus/{id}/evidence',
    summary: 'See what the tags rest on',
    description:
      'For each item, where its flags, calories and allergens come from: stated by the restaurant or estimated, and from which words.',
    pathId: 'menu',
    response: menuEvidenceSchema,
  },
  {
    id: 'listRestaurants',
    tag: 'Restaurants',
    path: '/v1/restaurants',
    summary: 'List restaurants',
    description: 'Restaurants by name, page by page, filtered by parts of their name, city or cuisine.',
    query: restaurantListQuerySchema,
    exampleQuery: 'pageSize=5',
    response: restaurantPageSchema,
    paged: true,
  },
  {
    id: 'getRestaurant',
    tag: 'Restaurants',
    path: '/v1/restaurants/{id}',
    summary: 'Read a restaurant',
    description: 'Address, telephone number and the latest version of each menu.',
    pathId: 'restaurant',
    response: restaurantDetailSchema,
  },
  {
    id: 'getQuality',
    tag: 'Reference',
    path: '/v1/quality',
    summary: 'See how good the data is',
    description:
      'Restaurant by restaurant: values that contradict each other (a vegan dish with milk, a price unlike its section, a dish that stands twice), sources that were not looked at for long, and what a person has yet to look at.',
    query: qualityQuerySchema,
    exampleQuery: 'pageSize=5',
    response: qualityPageSchema,
    paged: true,
  },
  {
    id: 'listAllergens',
    tag: 'Reference',
    path: '/v1/allergens',
    summary: 'List the allergens',
    description:
      'The 14 allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each.',
    response: allergensSchema,
  },
  {
    id: 'getMeta',
    tag: 'Reference',
    path: '/v1/meta',
    summary: 'Read units and special values',
    description: 'Currency, units and time zone, and what 0, null, "" and "-" mean.',
    response: metaSchema,
  },
];
