import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DraftItem, DraftMenu, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { kindOfType, type SourceKind } from '@menu-data-service/menu-model/formats';
import { UNNAMED_MENU } from '../domain/match-line.ts';
import type { MenuStore } from '../ports/menu-store.ts';
import type { ReviewStore } from '../ports/review-store.ts';
import type { SourceDocument, SourceState, SourceStore } from '../ports/source-store.ts';
import { toDraft } from './stored-menu-draft.ts';

/** A document with its right answer in the form of `npm run eval:ingest` and `npm run train:reader`. */
export interface Lesson {
  readonly document: SourceDocument;
  readonly answer: LessonAnswer;
}

interface LessonAnswer {
  readonly kind: SourceKind;
  /** Keeps documents of one restaurant together, so that nothing is measured on lessons of a sister document. */
  readonly source: { readonly repo: string };
  readonly menus: readonly {
    readonly name: string | null;
    readonly sections: readonly { readonly name: string | null; readonly items: readonly LessonItem[] }[];
  }[];
}

interface LessonItem extends Pick<DraftItem, 'name' | 'description' | 'price'> {
  readonly stated: Readonly<Record<string, unknown>>;
}

interface LessonStores {
  readonly menus: Pick<MenuStore, 'activeMenusOfSource' | 'storedMenus'>;
  readonly reviews: Pick<ReviewStore, 'list'>;
  readonly sources: Pick<SourceStore, 'sources' | 'document' | 'corrections'>;
}

/**
 * Documents reviewed by a person: all open entries are decided or corrected, and there were some. An unreviewed document teaches the reader
 * only what it does already.
 */
export async function* lessonsOf({ menus, reviews, sources }: LessonStores): AsyncGenerator<Lesson> {
  for (const state of await sources.sources()) {
    if (!state.watched || state.open || !(await isGoneThrough(state, { reviews, sources }))) continue;
    const document = state.sha256 === null ? null : await sources.document(state.sha256);
    if (!document) continue;
    const stored = await Promise.all(
      (await menus.activeMenusOfSource(state.restaurantId, state.sourceUrl)).map(async ({ id }) => {
        const [menu] = await menus.storedMenus(id - 1, 1);
        return menu?.menuId === id ? [toDraft(menu)] : [];
      }),
    );
    if (stored.flat().length > 0) yield { document, answer: answerOf(state.restaurantId, document, stored.flat()) };
  }
}

async function isGoneThrough(
  { restaurantId, sourceUrl }: SourceState,
  { reviews, sources }: Pick<LessonStores, 'reviews' | 'sources'>,
): Promise<boolean> {
  const entries = await reviews.list({ restaurantId, sourceUrl, states: ['open', 'accepted', 'dismissed'] });
  if (entries.some(({ state }) => state === 'open')) return false;
  return entries.length > 0 || (await sources.corrections(restaurantId, sourceUrl)) !== null;
}

function answerOf(restaurantId: string, { mediaType }: SourceDocument, menus: readonly DraftMenu[]): LessonAnswer {
  return {
    kind: kindOfType(mediaType) ?? 'html',
    source: { repo: restaurantId },
    menus: menus.map(({ name, sections }) => ({
      name: name === UNNAMED_MENU ? null : name,
      sections: sections.map((section) => ({ name: section.name || null, items: section.items.map(lessonItem) })),
    })),
  };
}

const lessonItem = ({ name, description, price, printedPrice, stated }: DraftItem): LessonItem => ({
  name,
  description,
  price: printedPrice?.amount ?? price,
  stated: statedInDocument(stated),
});

/** The document's own statements, without those of tables and persons. */
function statedInDocument(stated: StatedFacts): Record<string, unknown> {
  const { vegetarian, vegan, halal, spicy, calories, contains, freeFrom } = stated.own ?? stated;
  const facts = {
    vegetarian,
    vegan,
    halal,
    spicy,
    calories,
    allergens: named(contains),
    allergenFree: named(freeFrom),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

const named = (codes: readonly AllergenCode[] | undefined): string[] | undefined =>
  codes?.flatMap((code) => ALLERGENS.find((one) => one.code === code)?.name.toLowerCase() ?? []);
