import type { DraftItem, DraftMenu, DraftSection } from '../../draft-menu.ts';

/** Shorter sections may be alike without being copies. */
const FEWEST_COPIED = 3;
/** Shorter sections do not show the dishes of the others once more. */
const FEWEST_ALL = 6;

/**
 * Pages show dishes more than once: both sides of a card, a slider, a copy for small screens, a tab with everything.
 * Keeps one of each.
 */
export function foldRepeats(menus: readonly DraftMenu[]): DraftMenu[] {
  const kept: DraftMenu[] = [];
  for (const menu of menus) {
    const sections = joinNamesakes(menu.sections).map((section) => ({ ...section, items: foldItems(section.items) }));
    kept.push({ ...menu, sections: withoutCopies({ ...menu, sections }, kept) });
  }
  const all = kept.flatMap((menu) => menu.sections);
  return kept
    .map((menu) => ({ ...menu, sections: menu.sections.filter((section) => !showsAll(section, all)) }))
    .filter((menu) => menu.sections.length);
}

/** The sections that are no copies of earlier ones. Two menus with names may share sections and not be copies. */
function withoutCopies(menu: DraftMenu, before: readonly DraftMenu[]): DraftSection[] {
  const others = before.filter((other) => !menu.name || !other.name || copiesAll(menu, other));
  const seen = others.flatMap((other) => other.sections);
  return menu.sections.filter((section) => {
    if (seen.some((other) => isCopy(section, other))) return false;
    seen.push(section);
    return true;
  });
}

const copiesAll = (menu: DraftMenu, other: DraftMenu): boolean =>
  menu.sections.every((section) => other.sections.some((like) => isCopy(section, like)));

/** Sections that follow each other under one name are one. */
function joinNamesakes(sections: readonly DraftSection[]): DraftSection[] {
  const joined: DraftSection[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last && section.name && last.name.toLowerCase() === section.name.toLowerCase())
      joined[joined.length - 1] = { ...last, items: [...last.items, ...section.items] };
    else joined.push(section);
  }
  return joined;
}

const keyOf = ({ name, price }: DraftItem): string => `${name.toLowerCase()}|${price}`;

/** Dishes told twice in a row, or all of a section twice; what one copy alone says is kept. */
function foldItems(items: readonly DraftItem[]): DraftItem[] {
  const whole = items.length >= 2 * FEWEST_COPIED && 2 * new Set(items.map(keyOf)).size <= items.length;
  const kept: DraftItem[] = [];
  for (const item of items) {
    const index = kept.findLastIndex((other) => keyOf(other) === keyOf(item));
    const other = whole || (index === kept.length - 1 && isOtherSide(kept[index], item)) ? kept[index] : undefined;
    const united = other ? unite(other, item) : null;
    if (united) kept[index] = united;
    else kept.push(item);
  }
  return kept;
}

/** One side of a card describes the dish, the other does not; two alike may be two lines of the menu. */
const isOtherSide = (first: DraftItem | undefined, second: DraftItem): boolean =>
  first !== undefined && (first.description === null) !== (second.description === null);

/** One dish of two copies; null where they say different things. */
function unite(first: DraftItem, second: DraftItem): DraftItem | null {
  if (first.description && second.description && first.description !== second.description) return null;
  const [fuller, other] = second.description && !first.description ? [second, first] : [first, second];
  if (!Object.keys(other.stated).length || JSON.stringify(other.stated) === JSON.stringify(fuller.stated))
    return fuller;
  return Object.keys(fuller.stated).length ? null : { ...fuller, stated: other.stated };
}

function isCopy(section: DraftSection, other: DraftSection): boolean {
  if (section.items.length < FEWEST_COPIED || section.items.length !== other.items.length) return false;
  if (section.name && other.name && section.name.toLowerCase() !== other.name.toLowerCase()) return false;
  return section.items.every((item, i) => {
    const like = other.items[i];
    return (
      like !== undefined && keyOf(like) === keyOf(item) && JSON.stringify(like.stated) === JSON.stringify(item.stated)
    );
  });
}

/** All its dishes are in two or more other sections too. */
function showsAll(section: DraftSection, sections: readonly DraftSection[]): boolean {
  if (section.items.length < FEWEST_ALL) return false;
  const others = sections.filter((other) => other !== section && other.items.length < section.items.length);
  const homes = section.items.map((item) =>
    others.find((other) => other.items.some((like) => keyOf(like) === keyOf(item) && item.price > 0)),
  );
  return homes.every((home) => home !== undefined) && new Set(homes).size >= 2;
}
