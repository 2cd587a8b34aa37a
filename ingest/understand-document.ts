import type { DraftDocument, DraftMenu } from '../src/domain/draft-menu.ts';
import type { TaggedMenu } from '../src/domain/published-menu.ts';
import type { Corrector } from './create-corrector.ts';
import { nameMenus } from './finish-draft.ts';
import type { LoadedSource } from './loaded-source.ts';

/** What tagging needs to know beside the draft. */
export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly cuisine: string;
  /** Text of the document that is no item: statements for the whole menu are read from it. */
  readonly notes: readonly string[];
}

export interface UnderstandDependencies {
  readonly parse: (source: LoadedSource) => Promise<DraftDocument>;
  readonly correct: Corrector;
  readonly tag: (menu: DraftMenu, of: TagContext) => TaggedMenu;
}

/** A menu as it would be published, with the reasons why a person should look at it: menu / section / item: reason. */
export interface UnderstoodMenu {
  readonly menu: TaggedMenu;
  readonly review: readonly string[];
}

/** All that was understood of a document, before anything is stored. No menu has no item. */
export interface UnderstoodDocument {
  readonly menus: readonly UnderstoodMenu[];
  readonly notes: readonly string[];
  /** Reasons that concern the document, not one of its items. */
  readonly review: readonly string[];
}

function doubtsOf(menu: TaggedMenu): string[] {
  return menu.sections.flatMap((section) =>
    section.items.flatMap((item) =>
      item.review.map((reason) => `${menu.name} / ${section.name || '(no heading)'} / ${item.name}: ${reason}`),
    ),
  );
}

/**
 * Reads a document, corrects what was read and tags it. It may hold no menu at all.
 * @param of the owner, as far as it is known, and the name for a menu whose document shows none
 * @throws ParseError when the document cannot be read
 */
export async function understandDocument(
  source: LoadedSource,
  of: { readonly restaurantId: string; readonly cuisine: string; readonly menuName: string | undefined },
  deps: UnderstandDependencies,
): Promise<UnderstoodDocument> {
  const document = await deps.parse(source);
  const place = { restaurantId: of.restaurantId, sourceUrl: source.sourceUrl };
  const { menus: drafts, review } = await deps.correct(nameMenus(document, of.menuName), place);
  const menus = drafts
    .filter(({ sections }) => sections.some(({ items }) => items.length > 0))
    .map((draft) => deps.tag(draft, { ...place, cuisine: of.cuisine, notes: document.notes }))
    .map((menu) => ({ menu, review: doubtsOf(menu) }));
  return { menus, notes: document.notes, review: [...document.review, ...review] };
}

/** Why there is no menu in a document that could be read. */
export function noMenuReason({ review }: Pick<UnderstoodDocument, 'review'>): string {
  return review.join('; ') || 'no dishes were found';
}
