import type { ItemPage } from '../ports/search/pages.ts';
import type { ApiDeps } from './api-deps.ts';
import type { Relaxation } from './present/relaxations.ts';
import type { ItemSearchQuery } from './schemas/item-search-query.ts';
import type { Asked } from './ways-on/way-on.ts';
import { waysOn } from './ways-on/ways-on.ts';

/** What an item search without a hit leads on to; none where it has hits. */
export async function relaxationsOf(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'>,
  query: ItemSearchQuery,
  page: ItemPage,
  signal: AbortSignal,
): Promise<readonly Relaxation[]> {
  if (page.total > 0) return [];
  const { limit: _, offset: __, ...asked } = query;
  const ways = await waysOn(deps, asked, page, signal);
  return ways.map(({ without, instead, title, asked: other, total }) => ({
    ...{ without: [...without], instead, title, href: `${deps.baseUrl}/v1/menus/items?${queryOf(other)}`, total },
  }));
}

function queryOf(asked: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    query.set(name, Array.isArray(value) ? value.join(',').toLowerCase() : String(value));
  }
  return query.toString();
}
