import type { ActiveMenus } from '../../ports/active-menus.ts';
import type { Page } from '../../ports/search/pages.ts';

/** Finds menus in an answer, and removes those of some menus. */
interface Answer<A> {
  menuIds(answer: A): readonly number[];
  without(answer: A, gone: ReadonlySet<number>): A;
}

/**
 * Searches without replaced menus. The index may lag behind: if a menu of an answer is no longer active, the search is repeated without it,
 * so that pages stay full and totals right. Once a client has seen a successor, the old version is never returned again.
 * @param search asks the index without these menus
 */
export async function withoutReplaced<A>(
  activeMenus: Pick<ActiveMenus, 'has' | 'leftovers'>,
  search: (withoutMenus: readonly number[]) => Promise<A>,
  { menuIds, without }: Answer<A>,
): Promise<A> {
  const replacedIn = (answer: A) => new Set(menuIds(answer).filter((id) => !activeMenus.has(id)));
  const known = activeMenus.leftovers();
  const first = await search(known);
  const found = replacedIn(first);
  if (found.size === 0) return first;
  const again = await search([...known, ...found]);
  const gone = replacedIn(again);
  return gone.size === 0 ? again : without(again, gone);
}

/** Searches a page without hits of replaced menus. */
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
