import type { DraftDocument } from '../../src/domain/draft-menu.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';

/** Far above what restaurants publish. */
const mostItems = 3000;
const mostText = 500_000;
/** Letters of a heading; every dish below it carries it into the search index. */
const longestHeading = 300;

/** A heading that is stored, with a reason to look at it where it is not whole. */
function heading(name: string, review: string[]): string {
  if (name.length <= longestHeading) return name;
  // not within a surrogate pair
  const cut = name.slice(0, longestHeading).replace(/[\uD800-\uDBFF]$/, '');
  review.push(`the heading "${cut.slice(0, 60)}…" has ${name.length} letters, of which ${cut.length} are kept`);
  return cut;
}

/**
 * Refuses a draft that no menu is, and cuts headings that none are. What comes after the parser (tags, the database, the
 * search index) has no limits of its own and may share its process with the API.
 *
 * @throws UnreadableSource with the reason 'too large'
 */
export function withinDraftLimits(draft: DraftDocument): DraftDocument {
  const { menus, notes } = draft;
  const sections = menus.flatMap((menu) => menu.sections);
  const items = sections.flatMap((section) => section.items);
  if (items.length > mostItems) {
    throw new UnreadableSource('too large', `it shows ${items.length} dishes; at most ${mostItems} are taken`);
  }
  const headings = [...menus, ...sections].map(({ name }) => name);
  const text = [...notes, ...headings, ...items.flatMap(({ name, description }) => [name, description ?? ''])];
  const length = text.reduce((sum, { length: own }) => sum + own, 0);
  if (length > mostText) {
    throw new UnreadableSource('too large', `it holds ${length} letters of text; at most ${mostText} are taken`);
  }
  const review = [...draft.review];
  const shortened = menus.map((menu) => ({
    name: heading(menu.name, review),
    sections: menu.sections.map((section) => ({ ...section, name: heading(section.name, review) })),
  }));
  return { ...draft, menus: shortened, review };
}
