import type { DraftDocument, DraftItem } from '@menu-data-service/menu-model/draft-menu';
import type { GoldDocument, GoldItem, GoldSection } from './gold.ts';
import { mayBeLike } from './may-be-like.ts';
import { folded, similarity } from './similarity.ts';

interface GoldEntry {
  readonly item: GoldItem;
  readonly section: GoldSection;
  readonly menu: number;
}

interface DraftEntry {
  readonly item: DraftItem;
  readonly section: string;
  readonly menu: number;
}

export interface MatchedItems {
  readonly gold: readonly GoldEntry[];
  readonly draft: readonly DraftEntry[];
  readonly pairs: readonly { readonly gold: GoldEntry; readonly draft: DraftEntry }[];
}

/** Minimum similarity of names of one dish; lower for OCR. */
const NAME = 0.9;
const PICTURE_NAME = 0.85;
const SECTION = 0.85;

export const sectionMatches = (gold: GoldSection, name: string): boolean =>
  [gold.name, ...(gold.nameAccept ?? [])].some(
    (accepted) => accepted !== null && similarity(accepted, name) >= SECTION,
  );

export const priceMatches = (gold: GoldItem, price: number): boolean =>
  [gold.price, ...(gold.priceAccept ?? [])].some((accepted) => Math.abs(accepted - price) < 0.005);

/** Pairs items one to one by their names, best pairs first; equal names by section, then by price. */
export function matchItems(goldDocument: GoldDocument, document: Pick<DraftDocument, 'menus'>): MatchedItems {
  const gold = goldDocument.menus.flatMap((menu, index) =>
    menu.sections.flatMap((section) => section.items.map((item) => ({ item, section, menu: index }))),
  );
  const draft = document.menus.flatMap((menu, index) =>
    menu.sections.flatMap((section) => section.items.map((item) => ({ item, section: section.name, menu: index }))),
  );
  const least = goldDocument.ocr || goldDocument.kind === 'image' ? PICTURE_NAME : NAME;
  const candidates = gold.flatMap((one, g) =>
    draft.flatMap((other, d) => {
      const name = nameSimilarity(one.item, other.item.name);
      if (name < least) return [];
      const section = sectionMatches(one.section, other.section) ? 0.02 : 0;
      return [{ g, d, value: name + section + (priceMatches(one.item, other.item.price) ? 0.01 : 0) }];
    }),
  );
  candidates.sort((a, b) => b.value - a.value || a.g - b.g || a.d - b.d);
  const usedGold = new Set<number>();
  const usedDraft = new Set<number>();
  const pairs = candidates.flatMap(({ g, d }) => {
    const [one, other] = [gold[g], draft[d]];
    if (!one || !other || usedGold.has(g) || usedDraft.has(d)) return [];
    usedGold.add(g);
    usedDraft.add(d);
    return [{ gold: one, draft: other }];
  });
  return { gold, draft, pairs };
}

const nameSimilarity = (gold: GoldItem, name: string): number =>
  Math.max(
    ...[gold.name, gold.nameWithCodes, ...(gold.nameAccept ?? [])]
      .filter(Boolean)
      .map((accepted) => (mayBeLike(folded(accepted), folded(name), PICTURE_NAME) ? similarity(accepted, name) : 0)),
  );
