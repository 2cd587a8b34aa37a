import type { DraftDocument, DraftMenu, PagesLeftOut } from '@menu-data-service/menu-reader';
import type { TaggedMenu } from '../src/domain/published-menu.ts';
import type { TagContext } from './enrich/tag-draft.ts';
import { nameMenus } from './finish-draft.ts';
import type { LoadDecisions } from './load-decisions.ts';
import type { LoadedSource } from './loaded-source.ts';

export interface UnderstandDependencies {
  readonly parse: (source: LoadedSource) => Promise<DraftDocument>;
  readonly loadDecisions: LoadDecisions;
  readonly tag: (menu: DraftMenu, context: TagContext) => TaggedMenu;
}

/** A tagged menu with the reasons why a person should look at it, each as "menu / section / item: reason". */
export interface UnderstoodMenu {
  readonly menu: TaggedMenu;
  readonly review: readonly string[];
}

/** All that was understood of a document, before anything is stored. Every menu has an item. */
export interface UnderstoodDocument {
  readonly menus: readonly UnderstoodMenu[];
  readonly notes: readonly string[];
  /** Reasons that concern the document and not a single item. */
  readonly review: readonly string[];
  /** Pages that were not read; absent where all were. The review says it too. */
  readonly leftOut?: readonly PagesLeftOut[];
}

/**
 * Reads a document, corrects what was read and tags it. It may have no menu at all.
 * @param of the restaurant, as far as it is known, and the name for a menu whose document shows none
 * @throws ParseError when the document cannot be read
 */
export async function understandDocument(
  source: LoadedSource,
  of: { readonly restaurantId: string; readonly cuisine: string; readonly menuName: string | undefined },
  deps: UnderstandDependencies,
): Promise<UnderstoodDocument> {
  const place = { restaurantId: of.restaurantId, sourceUrl: source.sourceUrl };
  const { taught, correct } = await deps.loadDecisions(place);
  // the source itself may have been read ahead
  const document = await deps.parse(taught.length > 0 ? { ...source, taught } : source);
  const named = nameMenus(document, of.menuName);
  const { menus: drafts, review, kitchen = [] } = await correct({ ...document, menus: named });
  const leftOut = document.leftOut && { leftOut: document.leftOut };
  const menus = drafts
    .filter(({ sections }) => sections.some(({ items }) => items.length > 0))
    .map((draft) => deps.tag(draft, { ...place, cuisine: of.cuisine, notes: document.notes, kitchen }))
    .map((menu) => ({ menu: { ...menu, ...leftOut }, review: doubtsOf(menu) }));
  return { menus, notes: document.notes, review: [...document.review, ...review], ...leftOut };
}

function doubtsOf(menu: TaggedMenu): string[] {
  return menu.sections.flatMap((section) =>
    section.items.flatMap((item) =>
      item.review.map((reason) => `${menu.name} / ${section.name || '(no heading)'} / ${item.name}: ${reason}`),
    ),
  );
}

/** Why no menu was found in a document that could be read. */
export function noMenuReason({ review }: Pick<UnderstoodDocument, 'review'>): string {
  return review.join('; ') || 'no dishes were found';
}
