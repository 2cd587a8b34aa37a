import type { Operation } from '../shared/operation.ts';
import { familiesQuerySchema, familiesSchema } from './families.ts';
import { explainSchema } from './item-explain.ts';
import { itemFacetsSchema } from './item-facets.ts';
import { itemSearchSchema, itemSelectionSchema } from './item-search-hit.ts';
import { itemFacetsQuerySchema, itemQuerySchema, itemSearchQuerySchema } from './item-search-query.ts';
import { relaxationsSchema } from './relaxations.ts';
import { suggestionsQuerySchema, suggestionsSchema } from './suggestions.ts';

export const ITEM_OPERATIONS: readonly Operation[] = [
  {
    id: 'searchItems',
    tag: 'Menus',
    path: '/v1/menus/items',
    summary: 'Find dishes',
    description:
      'Dishes and drinks of all active menus, with their restaurant, menu and section. Forgives typing errors, finds beginnings of words, and filters by diet, allergens, price, calories, place and course. Conditions may be typed as well: "vegan curry under £15 in Stone", "no nuts", "500 kcal". A filter alone lists everything it leaves; fields selects what hits hold. allergenCertainty says how sure it must be that an excluded allergen is absent. X-Search-Understood says what was made of the words.',
    query: itemSearchQuerySchema,
    exampleQuery: 'search=vegan%20curry%20under%20%C2%A310&limit=3',
    response: itemSearchSchema,
    selection: { id: 'selectItems', response: itemSelectionSchema },
    paged: true,
  },
  {
    id: 'explainItemSearch',
    tag: 'Menus',
    path: '/v1/menus/items/explain',
    summary: 'See how a search was understood',
    description:
      'The conditions understood from the words, the searches tried, and for each item which word matched where. Takes every parameter of the item search but fields.',
    query: itemQuerySchema,
    exampleQuery: 'search=spicy%20noodles%20under%20%C2%A310&limit=3',
    response: explainSchema,
  },
  {
    id: 'countItems',
    tag: 'Menus',
    path: '/v1/menus/items/facets',
    summary: 'Count dishes',
    description:
      'Dishes of a search by diet, allergens, price, calories, cuisine, city, course and restaurant: how many each further filter would leave. Takes the parameters of the item search; without a search it counts everything.',
    query: itemFacetsQuerySchema,
    exampleQuery: 'search=curry',
    response: itemFacetsSchema,
  },
  {
    id: 'relaxItemSearch',
    tag: 'Menus',
    path: '/v1/menus/items/relaxations',
    summary: 'Suggestions when nothing is found',
    description:
      'Alternatives if the item search finds nothing: without one condition, a similar dish, the same dish elsewhere, a lower certainty about an allergen; each with its number of items. Takes every parameter of the item search, whose answers without an item carry the same as links (rel="alternate").',
    query: itemSearchQuerySchema,
    exampleQuery: 'search=vegan%20curry%20under%20%C2%A310%20in%20Stone',
    response: relaxationsSchema,
  },
  {
    id: 'listFamilies',
    tag: 'Menus',
    path: '/v1/families',
    summary: 'Find a dish at many restaurants',
    description:
      'Dishes by name, each once for all restaurants that have it, in any spelling, word order, size and language ("fish & chips", "Fish and Chips, large"): in how many restaurants, and at which prices. The slug is a filter of the item search. Dishes of another main ingredient or diet are of another family.',
    query: familiesQuerySchema,
    exampleQuery: 'search=pie&limit=5',
    response: familiesSchema,
    paged: true,
  },
  {
    id: 'suggest',
    tag: 'Menus',
    path: '/v1/suggestions',
    summary: 'Complete a search',
    description:
      'Names of dishes, sections, menus and restaurants, cuisines and cities that match the text typed so far, best first. Forgives typing errors. Its own limit is twice that of the other operations, enough for a request per letter.',
    query: suggestionsQuerySchema,
    exampleQuery: 'search=chi',
    response: suggestionsSchema,
  },
];
