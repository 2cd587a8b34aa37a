import type { DraftDocument } from '../draft-menu.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';

/** Far above what restaurants publish. */
const MAX_ITEMS = 3000;
const MAX_LETTERS = 500_000;
/** Every dish below a heading carries it into the search index. */
const MAX_HEADING_LETTERS = 300;

/**
 * Refuses a draft that is too large for a menu, and cuts headings that are too long for one. What comes after the parser
 * (tags, the database, the search index) has no such limits and may share its process with the API.
 *
 * @throws UnreadableSource with the reason 'too large'
 */
export function withinDraftLimits(draft: DraftDocument): DraftDocument {
  const { menus, notes } = draft;
  const sections = menus.flatMap((menu) => menu.sections);
  const items = sections.flatMap((section) => section.items);
  if (items.length > MAX_ITEMS) {
    throw new UnreadableSource('too large', `it shows ${items.length} dishes; at most ${MAX_ITEMS} are accepted`);
  }
  const headings = [...menus, ...sections].map(({ name }) => name);
  const text = [...notes, ...headings, ...items.flatMap(({ name, description }) => [name, description ?? ''])];
  const length = text.reduce((sum, { length: own }) => sum + own, 0);
  if (length > MAX_LETTERS) {
    throw new UnreadableSource('too large', `it has ${length} letters of text; at most ${MAX_LETTERS} are accepted`);
  }
  const review = [...draft.review];
  const shortened = menus.map((menu) => ({
    name: heading(menu.name, review),
    sections: menu.sections.map((section) => ({ ...section, name: heading(section.name, review) })),
  }));
  return { ...draft, menus: shortened, review };
}

/** A heading within the limit; where it had to be cut, a reason for review is added. */
function heading(name: string, review: string[]): string {
  if (name.length <= MAX_HEADING_LETTERS) return name;
  // not in the middle of a surrogate pair
  const cut = name.slice(0, MAX_HEADING_LETTERS).replace(/[\uD800-\uDBFF]$/, '');
  review.push(`the heading "${cut.slice(0, 60)}…" has ${name.length} letters; only the first ${cut.length} are kept`);
  return cut;
}
