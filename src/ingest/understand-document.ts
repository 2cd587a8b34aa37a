import type { TagContext } from '@menu-data-service/food-knowledge/tag-draft';
import type { DraftDocument, DraftMenu, PagesLeftOut } from '@menu-data-service/menu-model/draft-menu';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { SourceDecisions } from './corrections.ts';
import { nameMenus } from './finish-draft.ts';
import type { DecisionChange, LoadDecisions } from './load-decisions.ts';
import type { LoadedSource } from './loaded-source.ts';

export interface UnderstandDependencies {
  readonly parse: (source: LoadedSource) => Promise<DraftDocument>;
  readonly loadDecisions: LoadDecisions;
  readonly tag: (menu: DraftMenu, context: TagContext) => Promise<TaggedMenu> | TaggedMenu;
}

/** A tagged menu with the reasons for review, each as "menu / section / item: reason". */
export interface UnderstoodMenu {
  readonly menu: TaggedMenu;
  readonly review: readonly string[];
}

/** Result of understanding a document, before anything is stored. Every menu has an item. */
export interface UnderstoodDocument {
  readonly menus: readonly UnderstoodMenu[];
  readonly notes: readonly string[];
  readonly review: readonly string[];
  /** Those of `review` that say that the document may have been misread. */
  readonly doubts: readonly string[];
  /** Pages that were not read; absent if all were. The review says it too. */
  readonly leftOut?: readonly PagesLeftOut[];
  /** Decisions to store with it; absent if unchanged. */
  readonly decisions?: SourceDecisions;
}

/**
 * Reads a document, corrects the result and tags it. It may have no menu at all.
 * @param of the restaurant, as far as known, and the name for a menu whose document shows none
 * @param change to the decisions about the source
 * @throws ParseError if the document cannot be read
 */
export async function understandDocument(
  source: LoadedSource,
  of: { readonly restaurantId: string; readonly cuisine: string; readonly menuName: string | undefined },
  deps: UnderstandDependencies,
  change?: DecisionChange,
): Promise<UnderstoodDocument> {
  const place = { restaurantId: of.restaurantId, sourceUrl: source.sourceUrl };
  const { taught, correct } = await deps.loadDecisions(place, change);
  // the source itself may have been read ahead
  const document = await deps.parse(taught.length > 0 ? { ...source, taught } : source);
  const named = nameMenus(document, of.menuName);
  const {
    menus: drafts,
    review,
    doubts = [],
    decisions,
    isUnsaved,
    kitchen = [],
  } = await correct({ ...document, menus: named });
  const leftOut = document.leftOut && { leftOut: document.leftOut };
  const context = { ...place, cuisine: of.cuisine, notes: document.notes, kitchen };
  const menus: UnderstoodMenu[] = [];
  for (const draft of drafts.filter(({ sections }) => sections.some(({ items }) => items.length > 0))) {
    const menu = await deps.tag(draft, context);
    menus.push({ menu: { ...menu, ...leftOut }, review: doubtsOf(menu) });
  }
  const ofDocument = { review: [...document.review, ...review], doubts: [...document.review, ...doubts] };
  return { menus, notes: document.notes, ...ofDocument, ...leftOut, ...(isUnsaved && { decisions }) };
}

function doubtsOf(menu: TaggedMenu): string[] {
  return menu.sections.flatMap((section) =>
    section.items.flatMap((item) =>
      item.review.map((reason) => `${menu.name} / ${section.name || '(no heading)'} / ${item.name}: ${reason}`),
    ),
  );
}

export function noMenuReason({ review }: Pick<UnderstoodDocument, 'review'>): string {
  return review.join('; ') || 'no dishes were found';
}
