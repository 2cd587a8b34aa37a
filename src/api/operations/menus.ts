import { z } from 'zod';
import { menuEvidenceSchema } from '../schemas/evidence.ts';
import { jsonLdSchema, LD_TYPE } from '../schemas/json-ld.ts';
import { menuQuerySchema, menuSchema, menuVersionsSchema } from '../schemas/menu.ts';
import { menuDiffQuerySchema, menuDiffSchema } from '../schemas/menu-diff.ts';
import { menuPricesQuerySchema, menuPricesSchema } from '../schemas/menu-prices.ts';
import { menuSourcesSchema } from '../schemas/menu-sources.ts';
import type { Operation } from './operation.ts';

/** What is known of one menu. */
export const MENUS: readonly Operation[] = [
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
];
