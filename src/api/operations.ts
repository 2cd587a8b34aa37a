import { z } from 'zod';
import { exportKeySetSchema, exportManifestSchema } from '../domain/export-manifest.ts';
import { ATOM_TYPE } from '../lib/atom.ts';
import { allergensSchema } from './schemas/allergens.ts';
import { changePageSchema, changesQuerySchema } from './schemas/changes.ts';
import { menuEvidenceSchema } from './schemas/evidence.ts';
import { explainSchema } from './schemas/explain.ts';
import { exportFileQuerySchema, exportManifestQuerySchema } from './schemas/exports.ts';
import { itemFacetsSchema } from './schemas/item-facets.ts';
import { itemSearchSchema } from './schemas/item-search-hit.ts';
import { itemFacetsQuerySchema, itemSearchQuerySchema } from './schemas/item-search-query.ts';
import { jsonLdSchema, LD_TYPE } from './schemas/json-ld.ts';
import { menuQuerySchema, menuSchema, menuVersionsSchema } from './schemas/menu.ts';
import { menuDiffQuerySchema, menuDiffSchema } from './schemas/menu-diff.ts';
import { menuPricesQuerySchema, menuPricesSchema } from './schemas/menu-prices.ts';
import { menuSearchSchema } from './schemas/menu-search-hit.ts';
import { menuSearchQuerySchema } from './schemas/menu-search-query.ts';
import { menuSourcesSchema } from './schemas/menu-sources.ts';
import { metaSchema } from './schemas/meta.ts';
import { partyQuerySchema, partySchema } from './schemas/parties.ts';
import { priceStatisticsQuerySchema, priceStatisticsSchema } from './schemas/price-statistics.ts';
import { qualityPageSchema, qualityQuerySchema } from './schemas/quality.ts';
import { restaurantDetailSchema, restaurantPageSchema, restaurantQuerySchema } from './schemas/restaurant.ts';
import { restaurantListQuerySchema } from './schemas/restaurant-list-query.ts';
import { suggestionsQuerySchema, suggestionsSchema } from './schemas/suggestions.ts';

/** One operation as the documentation and the start page show it. */
export interface Operation {
  readonly id: string;
  /** With the names of path parameters in braces. */
  readonly path: string;
  /** Heading above it in the documentation. */
  readonly tag: 'Menus' | 'Restaurants' | 'Changes' | 'Bulk data' | 'Reference';
  readonly summary: string;
  readonly description: string;
  /** Kind of thing that the parameter of the path names. */
  readonly pathId?: 'menu' | 'restaurant' | 'exportFile';
  readonly query?: z.ZodObject;
  /** Query of the example line. */
  readonly exampleQuery?: string;
  /** Of the body as JSON. */
  readonly response: z.ZodType;
  /** Further answers than those that every operation can give, by status. */
  readonly failures?: Readonly<Record<number, string>>;
  /** The body in other media types; `only` where it is never JSON. */
  readonly otherMedia?: Readonly<Record<string, z.ZodType>>;
  readonly only?: true;
  /** Also where the path names nothing, there may be nothing to answer with. */
  readonly mayBeOff?: true;
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
      'One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap. asOf, or Accept-Datetime, answers with the version of another moment (RFC 7089). Accept: application/ld+json answers in terms of schema.org. X-Source-Checked-At, X-Source-State and X-Source-Stale-After say how fresh a menu in service is.',
    pathId: 'menu',
    query: menuQuerySchema,
    response: menuSchema,
    otherMedia: { [LD_TYPE]: jsonLdSchema },
  },
  {
    id: 'listMenuVersions',
    tag: 'Menus',
    path: '/v1/menus/{id}/versions',
    summary: 'List the versions of a menu',
    description:
      'Every version of the menu, newest first, from the id of any of them. Accept: application/link-format answers with a TimeMap (RFC 7089).',
    pathId: 'menu',
    response: menuVersionsSchema,
    otherMedia: { 'application/link-format': z.string() },
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
    id: 'getMenuPrices',
    tag: 'Menus',
    path: '/v1/menus/{id}/prices',
    summary: 'Follow the prices of dishes',
    description:
      'What each dish of a version was called and cost in the other versions of its menu, renamed and moved dishes included. section and position, counted from 1, choose one dish. The latest 50 versions are looked at.',
    pathId: 'menu',
    query: menuPricesQuerySchema,
    exampleQuery: 'section=1&position=1',
    response: menuPricesSchema,
  },
  {
    id: 'getMenuSources',
    tag: 'Menus',
    path: '/v1/menus/{id}/sources',
    summary: 'See how fresh a menu is',
    description: 'Where the menu was read, when somebody last looked there, and what was found.',
    pathId: 'menu',
    response: menuSourcesSchema,
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
      'Over all restaurants, month by month and by course: quartiles of prices, and an index of what the same dishes cost (matched model, Jevons, chained). While they are counted for the first time the answer is 503 with Retry-After.',
    query: priceStatisticsQuerySchema,
    exampleQuery: 'course=mains',
    response: priceStatisticsSchema,
    mayBeOff: true,
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
  {
    id: 'listChanges',
    tag: 'Changes',
    path: '/v1/changes',
    summary: 'Follow what changes',
    description:
      'Everything that happens to restaurants, menus and their items, each once and in order. Go on with `next` of the answer as `after`; with `wait` an answer comes as soon as there is something new. Without `after` it begins at the beginning, and whoever applies all changes from there has all that is there now. Changes are kept for 90 days; an older cursor is answered with 410. As an Atom feed it has the newest changes first.',
    query: changesQuerySchema,
    exampleQuery: 'limit=3',
    response: changePageSchema,
    otherMedia: { [ATOM_TYPE]: z.string() },
    failures: { 410: 'The cursor is too old, or of another feed; begin anew without it.' },
  },
  {
    id: 'downloadExport',
    tag: 'Bulk data',
    path: '/v1/export/{file}',
    summary: 'Download everything',
    description:
      'All restaurants, menus or items as newline-delimited JSON, CSV or Parquet, from one snapshot of the database; the fields have the names and values of the other operations. A cut download goes on with Range and If-Range; Repr-Digest is of the bytes as they are sent. While the first export is made the answer is 503 with Retry-After.',
    pathId: 'exportFile',
    query: exportFileQuerySchema,
    response: z.string(),
    only: true,
    otherMedia: {
      'application/x-ndjson': z.string().meta({ description: 'A JSON object a line.' }),
      'text/csv': z.string().meta({ description: 'RFC 4180 with the names of the columns.' }),
      'application/vnd.apache.parquet': z.string().meta({ override: { type: 'string', format: 'binary' } }),
    },
  },
  {
    id: 'getExportManifest',
    tag: 'Bulk data',
    path: '/v1/export/manifest.json',
    summary: 'Check an export',
    description:
      'Names, sizes, rows and SHA-256 of the files of the latest export, signed with Ed25519. Each manifest names the one before by its hash. `menus export verify` checks all of it.',
    query: exportManifestQuerySchema,
    response: exportManifestSchema,
    mayBeOff: true,
  },
  {
    id: 'getExportKeys',
    tag: 'Bulk data',
    path: '/v1/export/keys.json',
    summary: 'Read the keys of exports',
    description: 'The public keys that signed manifests, as a JWK set; the first one signs now.',
    response: exportKeySetSchema,
    mayBeOff: true,
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
