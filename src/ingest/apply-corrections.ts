import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type {
  DecidedAllergen,
  DraftItem,
  DraftMenu,
  DraftSection,
  StatedFacts,
} from '@menu-data-service/menu-model/draft-menu';
import { ALLERGEN_LISTS, type Correction, type ItemChange, isTaughtLine, type MenuCorrection } from './corrections.ts';

/**
 * Applies corrections of menus in order.
 * @returns the corrected menus, and the corrections that matched nothing (the document has changed there, or a name was mistyped)
 */
export function applyCorrections(
  menus: readonly DraftMenu[],
  corrections: readonly Correction[],
): { readonly menus: readonly DraftMenu[]; readonly unused: readonly MenuCorrection[] } {
  const unused: MenuCorrection[] = [];
  let current = menus;
  for (const correction of corrections) {
    if (isTaughtLine(correction)) continue;
    let matched = false;
    current = current.map((menu) =>
      correctedMenu(menu, correction, () => {
        matched = true;
      }),
    );
    if (!matched) unused.push(correction);
  }
  return { menus: current, unused };
}

function correctedMenu(menu: DraftMenu, correction: MenuCorrection, used: () => void): DraftMenu {
  if (!same(correction.menu, menu.name)) return menu;
  if ('add' in correction) {
    used();
    return { ...menu, sections: withAdded(menu.sections, correction) };
  }
  if ('heading' in correction) return { ...menu, sections: withoutHeading(menu.sections, correction.section, used) };
  if (!('item' in correction) && !('section' in correction)) {
    used();
    return { ...menu, name: correction.set.name };
  }
  const moved: DraftItem[] = [];
  const sections = menu.sections.map((section) => correctedSection(section, correction, used, moved));
  const target = 'item' in correction && 'set' in correction ? (correction.set.section ?? '') : '';
  return { ...menu, sections: withMoved(sections, target, moved).filter((section) => section.items.length > 0) };
}

/** Adds a dish, unless a later version of the document has it. */
function withAdded(
  sections: readonly DraftSection[],
  { section: name, after, add }: Extract<MenuCorrection, { add: object }>,
): readonly DraftSection[] {
  const own = sections.findIndex((section) => same(name, section.name));
  const items = sections[own]?.items ?? [];
  if (items.some((item) => same(add.name, item.name))) return sections;
  const item = withChange({ name: add.name, description: null, price: 0, prices: [], stated: {}, review: [] }, add);
  const before = items.findIndex((one) => after !== undefined && same(after, one.name));
  const at = before < 0 ? items.length : before + 1;
  if (own < 0) return [...sections, { name, items: [item] }];
  return sections.with(own, { name: sections[own]?.name ?? name, items: items.toSpliced(at, 0, item) });
}

/** Moves the dishes under a wrong heading to the previous section; the first section loses its name. */
function withoutHeading(sections: readonly DraftSection[], name: string, used: () => void): readonly DraftSection[] {
  const kept: DraftSection[] = [];
  for (const section of sections) {
    const isNone = same(name, section.name);
    if (isNone) used();
    const before = isNone ? kept.pop() : undefined;
    kept.push(
      before ? { ...before, items: [...before.items, ...section.items] } : isNone ? { ...section, name: '' } : section,
    );
  }
  return kept;
}

function withMoved(
  sections: readonly DraftSection[],
  name: string,
  moved: readonly DraftItem[],
): readonly DraftSection[] {
  if (moved.length === 0) return sections;
  const at = sections.findIndex((section) => same(name, section.name));
  if (at < 0) return [...sections, { name, items: moved }];
  return sections.map((section, i) => (i === at ? { ...section, items: [...section.items, ...moved] } : section));
}

const same = (wanted: string | undefined, name: string) =>
  wanted === undefined || wanted.trim().toLowerCase() === name.trim().toLowerCase();

/** @param moved gets the items that now belong to another section */
function correctedSection(
  section: DraftSection,
  correction: Exclude<MenuCorrection, { add: object } | { heading: false }>,
  used: () => void,
  moved: DraftItem[],
): DraftSection {
  if ('item' in correction) {
    if (!same(correction.section, section.name)) return section;
    const items = section.items.flatMap((item) => {
      if (!same(correction.item, item.name)) return [item];
      used();
      const corrected = 'remove' in correction ? null : withChange(item, correction.set);
      const leaves = 'set' in correction && !same(correction.set.section, section.name);
      if (!corrected || !leaves) return corrected ?? [];
      moved.push(corrected);
      return [];
    });
    return { ...section, items };
  }
  if (!('section' in correction) || !same(correction.section, section.name)) return section;
  used();
  return 'remove' in correction ? { ...section, items: [] } : { ...section, name: correction.set.name };
}

function withChange(item: DraftItem, set: ItemChange): DraftItem {
  const price = set.price ?? item.price;
  const { printedPrice: _, ...others } = item;
  return {
    ...(set.price === undefined ? item : others),
    name: set.name ?? item.name,
    description: set.description === undefined ? item.description : set.description,
    price,
    prices: set.price === undefined ? item.prices : set.price === 0 ? [] : [{ label: null, price: set.price }],
    stated: { ...factsAfter(item.stated, set), ...uncorrected(item, set) },
    // A person has looked at this item.
    review: [],
  };
}

/** The texts of a dish before a person corrected them for the first time. */
function uncorrected({ name, description, stated }: DraftItem, set: ItemChange): Pick<StatedFacts, 'uncorrected'> {
  const isSame = (set.name ?? name) === name && (set.description ?? description) === description;
  return isSame || stated.uncorrected ? {} : { uncorrected: { name, description } };
}

/** Facts given by a person replace those read; of allergens only the named ones, so that no other gets lost. */
function factsAfter(stated: StatedFacts, set: ItemChange): StatedFacts {
  const { vegetarian, vegan, halal, spicy, calories } = set;
  const facts = Object.entries({ vegetarian, vegan, halal, spicy, calories });
  const given = Object.fromEntries(facts.filter(([, value]) => value !== undefined));
  const { decided: before = {}, ...others } = stated;
  const decided: Partial<Record<AllergenCode, DecidedAllergen>> = { ...before };
  for (const { list, state } of ALLERGEN_LISTS) {
    for (const code of set[list] ?? []) {
      if (state === null) delete decided[code];
      else decided[code] = { state, seen: set.seen?.[code] ?? 'unknown' };
    }
  }
  return { ...others, ...given, ...(Object.keys(decided).length > 0 && { decided }) };
}
