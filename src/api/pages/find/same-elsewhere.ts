import { type Html, html } from '../../../pages/html.ts';
import type { ItemDocument } from '../../../ports/search/documents.ts';
import type { Family } from '../../../ports/search/families.ts';
import { findAddress } from '../../items/find-address.ts';
import type { FindQuery } from '../../items/find-query-schema.ts';
import { quantity } from '../../shared/amounts.ts';
import type { ApiDeps } from '../../shared/api-deps.ts';
import { inMenuLang } from '../dish/menu-lang.ts';

export async function familiesElsewhere(
  index: Pick<ApiDeps['search'], 'families'>,
  hits: readonly ItemDocument[],
  withoutMenus: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Family>> {
  const slugs = [...new Set(hits.flatMap(({ family }) => family ?? []))];
  const asked = { asked: { slugs }, limit: slugs.length, offset: 0, withoutMenus };
  const { families } = await index.families(asked, signal);
  return new Map(families.filter(({ restaurants }) => restaurants > 1).map((family) => [family.slug, family]));
}

export function sameElsewhere(
  hit: ItemDocument,
  elsewhere: ReadonlyMap<string, Family>,
  query: FindQuery,
): Html | undefined {
  const family = elsewhere.get(hit.family ?? '');
  if (!family || family.slug === query.family) return undefined;
  const away = { search: undefined, restaurantId: undefined, menuId: undefined };
  return html`<p class="small"><a href="${findAddress(query, { ...away, family: family.slug })}">Also at ${quantity(family.restaurants - 1, 'other restaurant', 'other restaurants')}<span class="visually-hidden">: ${inMenuLang(hit.item.name, hit.language)}</span></a></p>`;
}
