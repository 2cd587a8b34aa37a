import type { ActiveMenus } from '../ports/active-menus.ts';
import type { Page } from '../ports/search/pages.ts';
import { withoutReplaced } from './without-replaced.ts';

/** A page of a search without hits of replaced menus. */
export function activeHits<P extends Page<{ readonly menuId: number }>>(
  activeMenus: Pick<ActiveMenus, 'has' | 'leftovers'>,
  search: (withoutMenus: readonly number[]) => Promise<P>,
): Promise<P> {
  return withoutReplaced(activeMenus, search, {
    menuIds: ({ hits }) => hits.map(({ menuId }) => menuId),
    without(page, gone) {
      const hits = page.hits.filter(({ menuId }) => !gone.has(menuId));
      return { ...page, hits, total: page.total - (page.hits.length - hits.length) };
    },
  });
}
