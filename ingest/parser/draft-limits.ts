import type { DraftDocument } from '../../src/domain/draft-menu.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';

/** Far above what restaurants publish. */
const mostItems = 3000;
const mostText = 500_000;

/**
 * Refuses a draft that no menu is. What comes after the parser (tags, the database, the search index) has no limits of its
 * own and may share its process with the API.
 *
 * @throws UnreadableSource with the reason 'too large'
 */
export function withinDraftLimits({ menus, notes }: DraftDocument): void {
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  if (items.length > mostItems) {
    throw new UnreadableSource('too large', `it shows ${items.length} dishes; at most ${mostItems} are taken`);
  }
  const text = [...notes, ...items.flatMap(({ name, description }) => [name, description ?? ''])];
  const length = text.reduce((sum, { length: own }) => sum + own, 0);
  if (length > mostText) {
    throw new UnreadableSource('too large', `it holds ${length} letters of text; at most ${mostText} are taken`);
  }
}
