import type { DraftItem, DraftMenu, DraftSection } from '../../draft-menu.ts';

/** Shorter sections may be alike without being copies. */
const FEWEST_COPIED = 3;

/** Pages show sections more than once, as a copy for small screens does. Keeps one of each. */
export function foldRepeats(menus: readonly DraftMenu[]): DraftMenu[] {
  const kept: DraftMenu[] = [];
  for (const menu of menus) kept.push({ ...menu, sections: joinNamesakes(withoutCopies(menu, kept)) });
  return kept.filter((menu) => menu.sections.length);
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
