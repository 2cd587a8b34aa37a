import type { DraftDocument, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import { UNNAMED_MENU } from '../domain/match-line.ts';

/**
 * Gives every menu of a document a name and joins menus of the same name, because within a source a name stands for one menu.
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
