import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import type { DraftDocument, DraftItem } from '@menu-data-service/menu-model/draft-menu';
import type { GoldDocument, GoldItem } from './gold.ts';
import { type MatchedItems, matchItems, priceMatches, sectionMatches } from './match-items.ts';
import { folded, similarity } from './similarity.ts';

/** Correct answers out of the possible ones. */
export interface Rate {
  right: number;
  of: number;
}

/** Named menu of the document, and the name under which it was found. */
export interface NamedMenu {
  readonly name: string;
  readonly found: string | undefined;
  readonly right: boolean;
}

export interface DocumentScore {
  readonly gold: number;
  readonly found: number;
  readonly matched: number;
  readonly f1: number;
  readonly price: Rate;
  readonly section: Rate;
  readonly description: Rate;
  readonly menuName: Rate;
  readonly menus: readonly NamedMenu[];
  readonly flags: Rate;
  /** Claims against the document: vegan where milk is stated, an allergen that is stated absent. */
  readonly contradictions: number;
  readonly items: MatchedItems;
}

const DESCRIPTION = 0.85;
const MENU = 0.85;
const ANIMAL = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];

export function scoreDocument(gold: GoldDocument, document: Pick<DraftDocument, 'menus'>): DocumentScore {
  const items = matchItems(gold, document);
  const price: Rate = { right: 0, of: 0 };
  const section: Rate = { right: 0, of: 0 };
  const description: Rate = { right: 0, of: 0 };
  const flags: Rate = { right: 0, of: 0 };
  let contradictions = 0;
  for (const { gold: one, draft } of items.pairs) {
    count(price, priceMatches(one.item, draft.item.price));
    if (one.section.name !== null) count(section, sectionMatches(one.section, draft.section));
    count(description, descriptionMatches(one.item, draft.item.description));
    for (const right of statedFlags(one.item, draft.item)) count(flags, right);
    contradictions += contradictionsOf(one.item, draft.item);
  }
  const [goldCount, found, matched] = [items.gold.length, items.draft.length, items.pairs.length];
  const f1 = goldCount + found ? (2 * matched) / (goldCount + found) : 1;
  const menus = namedMenus(gold, document.menus, items);
  const menuName: Rate = { right: menus.filter((menu) => menu.right).length, of: menus.length };
  const rates = { price, section, description, menuName, flags };
  return { gold: goldCount, found, matched, f1, ...rates, menus, contradictions, items };
}

function count(rate: Rate, right: boolean): void {
  rate.of++;
  if (right) rate.right++;
}

export function descriptionMatches(gold: GoldItem, description: string | null): boolean {
  return [gold.description, ...(gold.descriptionAccept ?? [])].some((accepted) => {
    if (!folded(accepted)) return !folded(description);
    return folded(description) !== '' && similarity(accepted, description) >= DESCRIPTION;
  });
}

function statedFlags(gold: GoldItem, { stated }: DraftItem): boolean[] {
  const want = gold.stated ?? {};
  const marks = (['vegetarian', 'vegan', 'halal', 'spicy'] as const).filter((key) => want[key] === true);
  return [
    ...marks.map((key) => stated[key] === true),
    ...(want.calories === undefined ? [] : [stated.calories === want.calories]),
    ...(want.allergens ?? []).map((name) => containsAllergen(stated.contains ?? [], name)),
  ];
}

function containsAllergen(codes: readonly string[], name: string): boolean {
  const known = ALLERGENS.find((allergen) =>
    [allergen.name, ...allergen.aliases].some((word) => word.toLowerCase() === name),
  );
  return known !== undefined && codes.includes(known.code);
}

function contradictionsOf(gold: GoldItem, { stated }: DraftItem): number {
  const want = gold.stated ?? {};
  const animal = (want.allergens ?? []).some((name) => ANIMAL.includes(name));
  const onlyOption = want.vegan !== true && (gold.optionOnly ?? []).includes('vegan');
  const absent = (want.allergenFree ?? []).filter((name) => containsAllergen(stated.contains ?? [], name));
  return (stated.vegan && animal ? 1 : 0) + (stated.vegan && onlyOption ? 1 : 0) + absent.length;
}

/** A menu is matched to the one with most of its items. */
function namedMenus(gold: GoldDocument, drafts: DraftDocument['menus'], items: MatchedItems): NamedMenu[] {
  return gold.menus.flatMap(({ name, nameAccept }, index) => {
    if (name === null) return [];
    const votes = new Map<number, number>();
    for (const pair of items.pairs) {
      if (pair.gold.menu === index) votes.set(pair.draft.menu, (votes.get(pair.draft.menu) ?? 0) + 1);
    }
    const top = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
    const found = top === undefined ? undefined : drafts[top]?.name;
    const right = [name, ...(nameAccept ?? [])].some(
      (accepted) => found !== undefined && similarity(accepted, found) >= MENU,
    );
    return [{ name, found, right }];
  });
}
