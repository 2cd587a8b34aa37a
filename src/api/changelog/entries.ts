/** What happened to the API itself. */
export interface ApiChange {
  /** Never changes; a part of addresses. */
  readonly id: string;
  /** Day on which it was first served, as 2026-11-22. */
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';
  readonly title: string;
  readonly description: string;
  /** Ids of the operations in the OpenAPI document that it is about. */
  readonly operations: readonly string[];
}

/** Newest first. A new operation has an entry here, or a test fails. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    id: 'families',
    date: '2026-11-24',
    kind: 'added',
    title: 'The same dish in many places',
    description:
      'GET /v1/families finds dishes by name, each once for all places that have it, with restaurants and prices. family= is a filter of the item search, a field of its hits, and counted by facets.',
    operations: ['listFamilies', 'searchItems', 'countItems'],
  },
  {
    id: 'ids-of-items',
    date: '2026-11-24',
    kind: 'added',
    title: 'Ids of items, chosen fields, lists by a filter alone',
    description:
      'Items have an id that stays the same through all versions of their menu: in exports, changes, explanations and, with fields=, in the item search, which lists what a filter leaves without words too. A request that comes while an export is made waits, and then gets 202 instead of 503.',
    operations: [
      'searchItems',
      'explainItemSearch',
      'downloadExport',
      'getExportManifest',
      'listChanges',
      'getPriceStatistics',
    ],
  },
  {
    id: 'relaxations',
    date: '2026-11-23',
    kind: 'added',
    title: 'Empty answers lead on',
    description:
      'An item search without a hit links to what leads on (rel="alternate"): without one condition, another dish of the kind, elsewhere. The same as a body at /v1/menus/items/relaxations.',
    operations: ['searchItems', 'relaxItemSearch'],
  },
  {
    id: 'parties',
    date: '2026-11-22',
    kind: 'added',
    title: 'Find where several people can eat',
    description:
      'GET /v1/parties/search finds restaurants where each of several eaters, with diets, allergens and a budget of their own, finds enough.',
    operations: ['searchParties'],
  },
  {
    id: 'bulk-data',
    date: '2026-11-22',
    kind: 'added',
    title: 'Download everything',
    description:
      'GET /v1/export/{file} has all restaurants, menus or items as NDJSON, CSV or Parquet, with a signed manifest and its keys beside them.',
    operations: ['downloadExport', 'getExportManifest', 'getExportKeys'],
  },
  {
    id: 'the-past',
    date: '2026-11-22',
    kind: 'added',
    title: 'The past, and where menus come from',
    description:
      'asOf on menus and restaurants answers for another moment; the prices of a menu through its versions and those of all restaurants by month; where a menu was read, and when somebody last looked.',
    operations: ['getMenuPrices', 'getPriceStatistics', 'getMenuSources'],
  },
  {
    id: 'changes-of-the-data',
    date: '2026-11-22',
    kind: 'added',
    title: 'Follow what changes',
    description:
      'GET /v1/changes tells what happens to restaurants, menus and their items, each change once and in order, by cursor, by waiting, or as an Atom feed. Webhooks send the same.',
    operations: ['listChanges'],
  },
  {
    id: 'history',
    date: '2026-11-22',
    kind: 'added',
    title: 'The past, prices and sources',
    description:
      'asOf on menus and restaurants, what each dish cost in all versions of its menu, prices over all restaurants by month and course, and where a menu was read and when somebody last looked there.',
    operations: ['getMenu', 'getRestaurant', 'getMenuPrices', 'getPriceStatistics', 'getMenuSources'],
  },
  {
    id: 'exports',
    date: '2026-11-22',
    kind: 'added',
    title: 'All data as files',
    description:
      'GET /v1/export/{file} has all restaurants, menus or items as NDJSON, CSV or Parquet, prepared from one moment, with a signed manifest.',
    operations: ['downloadExport', 'getExportManifest', 'getExportKeys'],
  },
  {
    id: 'version-1',
    date: '2026-11-21',
    kind: 'added',
    title: 'Version 1 of the API',
    description:
      'Menus with all their versions, restaurants, and a dish search that forgives typing errors. What clients rely on is checked from here on: paths, parameters and fields stay.',
    operations: ['getMenu', 'searchMenus', 'searchItems', 'listRestaurants', 'getRestaurant'],
  },
];
