import type { ActiveMenus } from '../ports/active-menus.ts';
import type { Page } from '../ports/search-index.ts';

/**
 * Searches without replaced menus. The index may lag behind: hits of a menu that is no longer active are dropped by
 * asking once more without that menu, so that pages stay full and totals right.
 */
export async function activeHits<P extends Page<{ readonly menuId: number }>>(
  activeMenus: Pick<ActiveMenus, 'has' | 'leftovers'>,
  search: (withoutMenus: readonly number[]) => Promise<P>,
): Promise<P> {
  const replaced = activeMenus.leftovers();
  const page = await search(replaced);
  const stale = new Set(page.hits.map(({ menuId }) => menuId).filter((id) => !activeMenus.has(id)));
  if (stale.size === 0) return page;
  const again = await search([...replaced, ...stale]);
  const hits = again.hits.filter(({ menuId }) => activeMenus.has(menuId));
  return { ...again, hits, total: again.total - (again.hits.length - hits.length) };
}
