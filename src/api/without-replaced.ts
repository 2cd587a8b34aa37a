import type { ActiveMenus } from '../ports/active-menus.ts';
import type { Page } from '../ports/search/pages.ts';

/** How to find menus in an answer, and how to leave out what is of some of them. */
interface Answer<A> {
  menuIds(answer: A): readonly number[];
  without(answer: A, gone: ReadonlySet<number>): A;
}

/**
 * Searches without replaced menus. The index may lag behind: where a menu of an answer is no longer active, the search is
 * asked once more without it, so that pages stay full and totals right. Nobody finds a version after he was told of its successor.
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
