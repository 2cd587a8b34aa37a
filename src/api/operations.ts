import { z } from 'zod';
import { exportManifestSchema } from '../domain/export-manifest.ts';
import { changePageSchema, changesQuerySchema } from './changes/changes-schema.ts';
import { exportQuerySchema, exportRowSchema } from './exports/exports.ts';
import { ITEM_OPERATIONS } from './items/item-operations.ts';
import { partyQuerySchema, partySchema } from './items/party-schema.ts';
import { jsonLdSchema, LD_TYPE } from './menus/menu-ld.ts';
import { MENUS } from './menus/menu-operations.ts';
import { allergensSchema } from './reference/allergens.ts';
import { metaSchema } from './reference/meta.ts';
import { restaurantDetailSchema, restaurantPageSchema, restaurantQuerySchema } from './restaurants/restaurant.ts';
import { restaurantListQuerySchema } from './restaurants/restaurant-list.ts';
import type { Operation } from './shared/operation.ts';

/** For clients that mirror the data: the change feed and bulk files. */
const COPIES: readonly Operation[] = [
  {
    id: 'listChanges',
    tag: 'Changes',
    path: '/v1/changes',
    summary: 'Follow changes',
    description:
      'All changes of restaurants, menus and their items, each once and in order. Continue with `next` of the answer as `after`; with `wait` an answer comes as soon as something changes. Without `after` it starts at the beginning; applying all changes from there yields all current data. A cursor from before the service was restored from a backup is answered with 410.',
    query: changesQuerySchema,
    exampleQuery: 'limit=3',
    response: changePageSchema,
    failures: { 410: 'The cursor is of another feed; start again without it.' },
  },
  {
    id: 'downloadExport',
    tag: 'Bulk data',
    path: '/v1/export/{file}',
    summary: 'Download everything',
    description:
      'All restaurants, menus or items as newline-delimited JSON, CSV or Parquet, from one snapshot of the database; the fields have the names and values of the other operations. Range and If-Range continue an interrupted download; Repr-Digest is of the bytes as they are sent. A request during the first export waits for it, at most 25 s; then the answer is 202 without a body.',
    pathId: 'exportFile',
    query: exportQuerySchema,
    response: z.string(),
    only: true,
    prepared: true,
    otherMedia: {
      'application/x-ndjson': exportRowSchema,
      'text/csv': z.string().meta({ description: 'RFC 4180 with the names of the columns.' }),
      'application/vnd.apache.parquet': z.string().meta({ override: { type: 'string', format: 'binary' } }),
    },
  },
  {
    id: 'getExportManifest',
    tag: 'Bulk data',
    path: '/v1/export/manifest.json',
    summary: 'Check an export',
    description: 'Names, sizes, rows and SHA-256 of the files of the latest export, and the moment of its snapshot.',
    query: exportQuerySchema,
    response: exportManifestSchema,
    mayBeOff: true,
    prepared: true,
  },
];

const RESTAURANTS: readonly Operation[] = [
  {
    id: 'listRestaurants',
    tag: 'Restaurants',
    path: '/v1/restaurants',
    summary: 'List restaurants',
    description:
      'Restaurants by name, page by page, filtered by parts of their name, city or cuisine, or near a place.',
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
    description:
      'Address, telephone number and the latest version of each menu; with asOf the versions of another moment. Accept: application/ld+json answers in terms of schema.org.',
    pathId: 'restaurant',
    query: restaurantQuerySchema,
    response: restaurantDetailSchema,
    otherMedia: { [LD_TYPE]: jsonLdSchema },
  },
  {
    id: 'searchParties',
    tag: 'Restaurants',
    path: '/v1/parties/search',
    summary: 'Find restaurants for a group',
    description:
      'Restaurants where each of up to eight eaters, with diets, allergens and a budget of their own, finds enough dishes, with these dishes and how surely they are clear of what is excluded. Ranked by the eater who finds least. Dishes that are only not known to contain an allergen count with allergenCertainty=any alone; totalByCertainty says how many restaurants less certainty would bring.',
    query: partyQuerySchema,
    exampleQuery: `eaters=${encodeURIComponent('[{"name":"Ann","vegan":true},{"name":"Bo","excludeAllergens":["nuts"],"maxPrice":15}]')}&allergenCertainty=likely&limit=2`,
    response: partySchema,
  },
];

const REFERENCE: readonly Operation[] = [
  {
    id: 'listAllergens',
    tag: 'Reference',
    path: '/v1/allergens',
    summary: 'List the allergens',
    description:
      'The allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each.',
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

export const OPERATIONS: readonly Operation[] = [...ITEM_OPERATIONS, ...MENUS, ...RESTAURANTS, ...COPIES, ...REFERENCE];
