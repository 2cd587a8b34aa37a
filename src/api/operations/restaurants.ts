import { GEO_TYPE, restaurantsGeoJsonSchema } from '../schemas/geo-json.ts';
import { jsonLdSchema, LD_TYPE } from '../schemas/json-ld.ts';
import { partyQuerySchema, partySchema } from '../schemas/parties.ts';
import { priceStatisticsQuerySchema, priceStatisticsSchema } from '../schemas/price-statistics.ts';
import { restaurantDetailSchema, restaurantPageSchema, restaurantQuerySchema } from '../schemas/restaurant.ts';
import { restaurantListQuerySchema } from '../schemas/restaurant-list-query.ts';
import type { Operation } from './operation.ts';

/** Restaurants, and what is worked out over all of them. */
export const RESTAURANTS: readonly Operation[] = [
  {
    id: 'listRestaurants',
    tag: 'Restaurants',
    path: '/v1/restaurants',
    summary: 'List restaurants',
    description:
      'Restaurants by name, page by page, filtered by parts of their name, city or cuisine, or by what they are near. Accept: application/geo+json answers with points on a map.',
    query: restaurantListQuerySchema,
    exampleQuery: 'pageSize=5',
    response: restaurantPageSchema,
    otherMedia: { [GEO_TYPE]: restaurantsGeoJsonSchema },
    paged: true,
  },
  {
    id: 'getRestaurant',
    tag: 'Restaurants',
    path: '/v1/restaurants/{id}',
    summary: 'Read a restaurant',
    description:
      'Address, telephone number and the latest version of each menu; with asOf, or Accept-Datetime, the versions of another moment. Accept: application/ld+json answers in terms of schema.org.',
    pathId: 'restaurant',
    query: restaurantQuerySchema,
    response: restaurantDetailSchema,
    otherMedia: { [LD_TYPE]: jsonLdSchema },
  },
  {
    id: 'getPriceStatistics',
    tag: 'Bulk data',
    path: '/v1/stats/prices',
    summary: 'See how prices develop',
    description:
      'Over all restaurants, month by month and by course: quartiles of prices, and an index of what the same dishes cost (matched model, Jevons, chained). A request that comes while they are counted for the first time waits, and after 25 s the answer is 202 without a body.',
    query: priceStatisticsQuerySchema,
    exampleQuery: 'course=mains',
    response: priceStatisticsSchema,
    mayBeOff: true,
    prepared: true,
  },
  {
    id: 'searchParties',
    tag: 'Restaurants',
    path: '/v1/parties/search',
    summary: 'Find where several people can eat',
    description:
      'Restaurants where each of up to eight eaters, with diets, allergens and a budget of their own, finds enough dishes, with these dishes and how surely they are clear of what is excluded. Ranked by the eater who finds least. Dishes that are only not known to contain an allergen count with allergenCertainty=any alone; totalByCertainty says how many restaurants less certainty would bring.',
    query: partyQuerySchema,
    exampleQuery: `eaters=${encodeURIComponent('[{"name":"Ann","vegan":true},{"name":"Bo","excludeAllergens":["nuts"],"maxPrice":15}]')}&allergenCertainty=likely&limit=2`,
    response: partySchema,
  },
];
