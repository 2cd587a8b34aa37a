import type { DraftDocument, DraftMenu } from '../src/domain/draft-menu.ts';
import { UNNAMED_MENU } from '../src/domain/match-line.ts';

/**
 * Gives every menu of a document a name and joins those of one name, because a source holds at most one menu a name.
 * @param fallbackName name for menus whose document shows none
 */
export function nameMenus(document: DraftDocument, fallbackName: string | undefined): readonly DraftMenu[] {
  const byName = new Map<string, DraftMenu>();
  for (const menu of document.menus) {
    const name = menu.name || fallbackName || UNNAMED_MENU;
    const before = byName.get(name);
    byName.set(name, { name, sections: [...(before?.sections ?? []), ...menu.sections] });
  }
  return [...byName.values()];
}
