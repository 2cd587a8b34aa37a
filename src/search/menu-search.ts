import type { MenuHit, MenuQuery, Page } from '../ports/search-index.ts';
import { type Attempt, attempts } from './attempts.ts';
import type { SearchEngine } from './engine.ts';
import { MAX_TOTAL_HITS } from './index-settings.ts';
import { onlyMenus, withoutMenus } from './item-filter.ts';
import { parseQuery } from './search-text.ts';

/**
 * Hits of the menus whose name matches: each matching section of such a menu, or the menu itself where no section of it
 * matches, in the order of the menus.
 */
function hitsOfNamedMenus(menus: readonly MenuHit[], sections: readonly MenuHit[]): readonly MenuHit[] {
  const byMenu = new Map<number, MenuHit[]>();
  for (const section of sections) {
    const list = byMenu.get(section.menuId);
    if (list === undefined) byMenu.set(section.menuId, [section]);
    else list.push(section);
  }
  return menus.flatMap((menu) => byMenu.get(menu.menuId) ?? [menu]);
}

/** Menu search over an engine: menus whose name matches come first, then matching sections of other menus. */
export function createMenuSearch(
  engine: SearchEngine,
): (query: MenuQuery, signal?: AbortSignal) => Promise<Page<MenuHit>> {
  async function page(
    query: MenuQuery,
    { parsed, strategy }: Attempt,
    signal: AbortSignal | undefined,
  ): Promise<Page<MenuHit>> {
    const { offset, limit } = query;
    const filter = withoutMenus(query.withoutMenus);
    const all = { q: parsed.text, filter, matchingStrategy: strategy, offset: 0, limit: MAX_TOTAL_HITS } as const;
    const [menus, sections] = await engine.search(
      [
        { ...all, index: 'menus' },
        { ...all, index: 'sections', offset, limit },
      ],
      signal,
    );
    if (menus.total === 0) return { hits: sections.hits, total: sections.total };

    const ids = menus.hits.map((menu) => menu.menuId);
    const others = { ...all, index: 'sections', filter: [...filter, ...withoutMenus(ids)] } as const;
    const [ofNamed, first] = await engine.search(
      [
        { ...all, index: 'sections', filter: [...filter, ...onlyMenus(ids)] },
        { ...others, limit },
      ],
      signal,
    );
    const named = hitsOfNamedMenus(menus.hits, ofNamed.hits);
    const total = named.length + first.total;
    const shown = named.slice(offset, offset + limit);
    if (shown.length === limit) return { hits: shown, total };
    const following = offset - named.length;
    if (following <= 0) return { hits: [...shown, ...first.hits].slice(0, limit), total };
    const [later] = await engine.search([{ ...others, offset: following, limit }], signal);
    return { hits: later.hits, total };
  }

  return async function searchMenus(query, signal) {
    const parsed = parseQuery(query.search);
    let result: Page<MenuHit> = { hits: [], total: 0 };
    if (parsed.words === 0) return result;
    for (const attempt of attempts(parsed)) {
      result = await page(query, attempt, signal);
      if (result.total > 0) break;
    }
    return result;
  };
}
