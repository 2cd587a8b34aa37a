import type { Operation } from '../shared/operation.ts';
import { menuDiffQuerySchema, menuDiffSchema } from './menu-diff.ts';
import { menuEvidenceSchema } from './menu-evidence.ts';
import { jsonLdSchema, LD_TYPE } from './menu-ld.ts';
import { menuQuerySchema, menuSchema, menuVersionsSchema } from './menu-schema.ts';
import { menuSearchSchema } from './menu-search.ts';
import { menuSearchQuerySchema } from './menu-search-query.ts';
import { menuSourcesSchema } from './menu-sources.ts';

export const MENUS: readonly Operation[] = [
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
      'One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap. asOf answers with the version of another moment. Accept: application/ld+json answers in terms of schema.org. X-Source-Checked-At, X-Source-State and X-Source-Stale-After say how fresh a menu in service is.',
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
    description: 'Every version of the menu, newest first, from the id of any of them.',
    pathId: 'menu',
    response: menuVersionsSchema,
  },
  {
    id: 'compareMenuVersions',
    tag: 'Menus',
    path: '/v1/menus/{id}/diff',
    summary: 'Compare versions',
    description:
      'Changes from another version of the menu to this one: dishes added, removed, renamed or moved, and both states of each changed dish, with every allergen that differs.',
    pathId: 'menu',
    query: menuDiffQuerySchema,
    response: menuDiffSchema,
  },
  {
    id: 'getMenuEvidence',
    tag: 'Menus',
    path: '/v1/menus/{id}/evidence',
    summary: 'See the evidence',
    description:
      'For each item, where its flags, calories and allergens come from: stated by the restaurant or estimated, and from which words.',
    pathId: 'menu',
    response: menuEvidenceSchema,
  },
  {
    id: 'getMenuSources',
    tag: 'Menus',
    path: '/v1/menus/{id}/sources',
    summary: 'See how fresh a menu is',
    description: 'The source of the menu, its last check and the outcome.',
    pathId: 'menu',
    response: menuSourcesSchema,
  },
];
