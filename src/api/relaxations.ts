import { isUnavailable } from '../lib/unavailable.ts';
import type { ItemPage } from '../ports/search/pages.ts';
import type { ApiDeps } from './api-deps.ts';
import { findItems } from './item-query.ts';
import type { Relaxation } from './present/relaxations.ts';
import type { HitField } from './schemas/item-search-hit.ts';
import type { ItemSearchQuery } from './schemas/item-search-query.ts';
import type { MenuSearchQuery } from './schemas/menu-search-query.ts';
import type { Asked } from './ways-on/way-on.ts';
import { waysOn } from './ways-on/ways-on.ts';

/** Ways on beside an answer that is found already: none where the engine cannot be asked for them just now. */
export function ifAvailable(ways: Promise<readonly Relaxation[]>): Promise<readonly Relaxation[]> {
  return ways.catch((error: unknown) => {
    if (isUnavailable(error)) return [];
    throw error;
  });
}

/**
 * What an item search without a hit leads on to; none where it has hits.
 * @param fields that each hit is to hold there too
 */
export async function relaxationsOf(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'>,
  query: ItemSearchQuery,
  page: ItemPage,
  signal: AbortSignal,
  fields?: readonly HitField[],
): Promise<readonly Relaxation[]> {
  if (page.total > 0) return [];
  const { limit: _, offset: __, ...asked } = query;
  const ways = await waysOn(deps, asked, page, signal);
  return ways.map(({ without, instead, title, asked: other, total }) => ({
    without: [...without],
    instead,
    title,
    href: `${deps.baseUrl}/v1/menus/items?${queryOf({ ...other, ...(fields && { fields }) })}`,
    total,
  }));
}

/** What a menu search without a hit leads on to: the dishes that its words find, or what these lead on to. */
export async function dishesInstead(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'>,
  { search, understand }: MenuSearchQuery,
  signal: AbortSignal,
): Promise<readonly Relaxation[]> {
  if (search === undefined) return [];
  const asked = { search, ...(understand !== undefined && { understand }) };
  const query = { ...asked, limit: 1, offset: 0 };
  const page = await findItems(deps, query, signal);
  if (page.total === 0) return relaxationsOf(deps, query, page, signal);
  const href = `${deps.baseUrl}/v1/menus/items?${queryOf(asked)}`;
  return [{ without: [], instead: 'dishes', title: `dishes with “${page.understood.text}”`, href, total: page.total }];
}

function queryOf({ excludeAllergens, ...asked }: Asked & { readonly fields?: readonly HitField[] }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  if (excludeAllergens) query.set('excludeAllergens', excludeAllergens.join(',').toLowerCase());
  return query.toString();
}
