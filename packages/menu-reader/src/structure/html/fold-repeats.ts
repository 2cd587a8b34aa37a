import type { DraftItem, DraftMenu, DraftSection } from '@menu-data-service/menu-model/draft-menu';

/** Minimum size of a copied section; shorter ones may be alike by chance. */
const MIN_COPIED = 3;

/** Keeps one of each repeated section, such as a copy for small screens. */
export function foldRepeats(menus: readonly DraftMenu[]): DraftMenu[] {
  const kept: DraftMenu[] = [];
  for (const menu of menus) kept.push({ ...menu, sections: joinNamesakes(withoutCopies(menu, kept)) });
  return kept.filter((menu) => menu.sections.length);
}

/** Sections that are not copies of earlier ones. Two named menus may share sections without being copies. */
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

function joinNamesakes(sections: readonly DraftSection[]): DraftSection[] {
  const joined: DraftSection[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last && section.name && last.name.toLowerCase() === section.name.toLowerCase())
      joined[joined.length - 1] = { ...last, items: [...last.items, ...section.items] };
    else joined.push(section);
  }
  return joined.map((section) => ({ ...section, items: withoutRepeats(section.items) }));
}

const MAX_LOOKED_BACK = 20;

function withoutRepeats(items: readonly DraftItem[]): DraftItem[] {
  const kept: DraftItem[] = [];
  const places = new Map<string, number[]>();
  let skipped = 0;
  items.forEach((item, i) => {
    if (i < skipped) return;
    const key = keyOf(item);
    const from = places
      .get(key)
      ?.slice(-MAX_LOOKED_BACK)
      .findLast(
        (at) => kept.length - at >= MIN_COPIED && areAlike(kept.slice(at), items.slice(i, i + kept.length - at)),
      );
    if (from !== undefined) {
      skipped = i + kept.length - from;
      return;
    }
    places.set(key, [...(places.get(key) ?? []).slice(-MAX_LOOKED_BACK), kept.length]);
    kept.push(item);
  });
  return kept;
}

const keyOf = ({ name, price }: DraftItem): string => `${name.toLowerCase()}|${price}`;

function isCopy(section: DraftSection, other: DraftSection): boolean {
  if (section.items.length < MIN_COPIED) return false;
  if (section.name && other.name && section.name.toLowerCase() !== other.name.toLowerCase()) return false;
  return areAlike(section.items, other.items);
}

const areAlike = (items: readonly DraftItem[], others: readonly DraftItem[]): boolean =>
  items.length === others.length &&
  items.every((item, i) => {
    const like = others[i];
    return (
      like !== undefined && keyOf(like) === keyOf(item) && JSON.stringify(like.stated) === JSON.stringify(item.stated)
    );
  });
