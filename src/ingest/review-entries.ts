import type { ReviewEntry } from '../ports/review-store.ts';
import type { UnderstoodMenu } from './understand-document.ts';

/** Says what accepting does, because a held-back menu is not stored yet. */
const HELD = 'held back for review; accepting it puts the menu into service';

/**
 * Worklist entries after a document was ingested.
 * @param menuIds of the stored versions in the order of the menus; null for a menu that was held back
 * @param ofDocument reasons that concern no single dish
 */
export function reviewEntries(
  menus: readonly UnderstoodMenu[],
  menuIds: readonly (number | null)[],
  ofDocument: readonly string[],
): readonly ReviewEntry[] {
  const nothing = { menu: '', section: '', item: '', menuId: null };
  const whole = ofDocument.map((reason): ReviewEntry => ({ ...nothing, kind: 'document', reason }));
  const ofMenus = menus.flatMap(({ menu }, at): readonly ReviewEntry[] => {
    const menuId = menuIds[at] ?? null;
    const doubts = menu.sections.flatMap((section) =>
      section.items.flatMap((item) =>
        item.review.map((reason): ReviewEntry => {
          return { kind: 'dish', menu: menu.name, section: section.name, item: item.name, reason, menuId };
        }),
      ),
    );
    if (menuId !== null) return doubts;
    return [{ ...nothing, kind: 'held', menu: menu.name, reason: HELD }, ...doubts];
  });
  return [...whole, ...ofMenus];
}
