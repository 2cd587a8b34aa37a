import type { LearnedRole } from '@menu-data-service/menu-reader/src/model/seen-unit';
import type { Unit } from '@menu-data-service/menu-reader/src/structure/units/unit';
import type { GoldDocument, GoldItem, GoldSection } from '@menu-data-service/menu-reader/test/measure/gold';
import { priceMatches } from '@menu-data-service/menu-reader/test/measure/match-items';
import { mayBeLike } from '@menu-data-service/menu-reader/test/measure/may-be-like';
import { folded, foldedSimilarity } from '@menu-data-service/menu-reader/test/measure/similarity';
import { placeHeading } from './place-heading.ts';

/** Minimum similarity of a name to its line, as printed and by OCR. */
const NAME = 0.87;
const PICTURE_NAME = 0.8;
/** Maximum distance in lines from a name to its rest and its description. */
const NAME_REACH = 3;
const DESCRIPTION_REACH = 9;
const LONG_DESCRIPTION = 150;
const LONG_REACH = 15;
/** Similarity from which a line is a whole name, and from which a misread line is part of a description. */
const WHOLE = 0.93;
const PART = 0.7;

interface Entry {
  readonly item: GoldItem;
  readonly section: GoldSection;
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
}

/**
 * Role of each unit in the correct answer: finds names, descriptions and headings among units in reading order by their words, best matches
 * first. Lone prices get null, and so do lines with several dishes: no role covers that.
 */
export function alignRoles(units: readonly Unit[], gold: GoldDocument): (LearnedRole | null)[] {
  const texts = units.map((unit) => folded(unit.text));
  const roles = units.map(({ text }): LearnedRole | null => (text ? 'other' : null));
  const least = gold.ocr || gold.kind === 'image' ? PICTURE_NAME : NAME;
  const entries = gold.menus.flatMap((menu) =>
    menu.sections.flatMap((section) => section.items.map((item) => entryOf(item, section))),
  );
  const lists = new Set(texts.flatMap((text, i) => (namesWithin(text, entries) >= 2 ? [i] : [])));
  const sections = gold.menus.flatMap((menu) => menu.sections);
  const headings = new Set(sections.flatMap((section) => accepted(section.name, section.nameAccept)));
  const names = new Set(entries.flatMap((entry) => entry.names));
  // a line that is a heading word for word is not part of a description that holds the word too
  const kept = new Set(
    texts.flatMap((text, i) =>
      headings.has(text) && !names.has(text) && !units[i]?.prices.length && !lists.has(i) ? [i] : [],
    ),
  );
  const placed = placeItems(units, texts, entries, least, new Set([...lists, ...kept]));
  for (const at of placed) if (at >= 0) roles[at] = 'item';
  placeLines(texts, entries, placed, roles, least, kept);
  for (const section of sections) {
    const mine = placed.filter((at, k) => at >= 0 && entries[k]?.section === section);
    if (mine.length) placeHeading(texts, accepted(section.name, section.nameAccept), mine, roles, 'heading');
  }
  for (const menu of gold.menus) {
    const mine = placed.filter((at, k) => at >= 0 && menu.sections.some((section) => section === entries[k]?.section));
    if (mine.length) placeHeading(texts, accepted(menu.name, menu.nameAccept), mine, roles, 'title');
  }
  for (const i of lists) if (roles[i] !== 'description') roles[i] = LISTS;
  return roles;
}

/** A line of several dishes is text below a heading, which assembly turns into dishes. */
const LISTS: LearnedRole = 'description';

/** Minimum length of a telling name; shorter ones occur in other texts by chance. */
const TELLING = 5;

function namesWithin(text: string, entries: readonly Entry[]): number {
  if (entries.some(({ names, descriptions }) => names.includes(text) || descriptions.some((one) => one.includes(text))))
    return 0;
  const found = new Set<string>();
  for (const { names } of entries) {
    const name = names.find((one) => one.length >= TELLING && ` ${text} `.includes(` ${one} `));
    if (name) found.add(name);
  }
  return [...found].filter((name) => ![...found].some((other) => other !== name && other.includes(name))).length;
}

const accepted = (name: string | null | undefined, others: readonly (string | null)[] | undefined): string[] =>
  [name, ...(others ?? [])].map(folded).filter(Boolean);

const entryOf = (item: GoldItem, section: GoldSection): Entry => ({
  item,
  section,
  names: [...accepted(item.name, item.nameAccept), ...accepted(item.nameWithCodes, [])],
  descriptions: accepted(item.description, item.descriptionAccept),
});

/** Unit of each item's name, -1 if not found; no unit twice. */
function placeItems(
  units: readonly Unit[],
  texts: readonly string[],
  entries: readonly Entry[],
  least: number,
  lists: ReadonlySet<number>,
): number[] {
  const candidates = entries.flatMap((entry, k) =>
    texts.flatMap((text, i) => {
      const likeness = text && !lists.has(i) ? nameSimilarity(text, entry, least) : 0;
      if (!likeness) return [];
      const priced = entry.item.price && units[i]?.prices.some(({ value }) => priceMatches(entry.item, value));
      const described = entry.descriptions.some((description) =>
        texts
          .slice(Math.max(0, i - 2), i + 5)
          .some((line, j) => line !== text && line.length > 4 && j !== i && description.includes(line)),
      );
      const order = Math.abs(k / entries.length - i / texts.length);
      const value =
        likeness + (priced ? 0.25 : 0) + (described ? 0.25 : 0) + headedBy(texts, entry.section, i) - 0.1 * order;
      return [{ k, i, value }];
    }),
  );
  candidates.sort((a, b) => b.value - a.value || a.k - b.k || a.i - b.i);
  const placed = entries.map(() => -1);
  const taken = new Set<number>();
  for (const { k, i } of candidates) {
    if (placed[k] !== -1 || taken.has(i)) continue;
    placed[k] = i;
    taken.add(i);
  }
  return placed;
}

/** 1 for the name itself, less for a line that begins it or that it begins, 0 for another. */
function nameSimilarity(text: string, { names }: Entry, least: number): number {
  const bare = text.replace(/^\p{L}?\d+ /u, '');
  let best = 0;
  for (const name of names) {
    const near = mayBeLike(text, name, least - 0.1);
    const likeness = near ? Math.max(foldedSimilarity(text, name), foldedSimilarity(bare, name)) : 0;
    if (likeness >= least) best = Math.max(best, likeness);
    else if (bare.length >= 3 && name.startsWith(`${bare} `))
      best = Math.max(best, 0.45 + (0.35 * bare.length) / name.length);
    else if (name.length >= 4 && (text.startsWith(`${name} `) || bare.startsWith(`${name} `)))
      best = Math.max(best, 0.42 + (0.3 * name.length) / text.length);
  }
  return best;
}

/** Small bonus for the proximity of its section's heading before it. */
function headedBy(texts: readonly string[], section: GoldSection, index: number): number {
  const names = accepted(section.name, section.nameAccept);
  const nearest = texts.slice(0, index).findLastIndex((text) => names.includes(text));
  return nearest < 0 ? 0 : 0.08 + 0.08 * Math.exp((nearest - index) / 20);
}

/** Assigns rests of names and lines of descriptions to the nearest dish with such words. */
function placeLines(
  texts: readonly string[],
  entries: readonly Entry[],
  placed: readonly number[],
  roles: (LearnedRole | null)[],
  least: number,
  kept: ReadonlySet<number>,
): void {
  const claims = entries.flatMap((entry, k) => {
    const at = placed[k] ?? -1;
    if (at < 0) return [];
    const long = entry.descriptions.some((description) => description.length > LONG_DESCRIPTION);
    const found: { index: number; role: LearnedRole; distance: number }[] = [];
    for (let index = Math.max(0, at - 2); index <= at + (long ? LONG_REACH : DESCRIPTION_REACH); index++) {
      const role = index === at ? null : roleOfLine(texts, at, index, entry, least);
      if (!role) continue;
      const distance =
        Math.abs(index - at) - (role === 'nameRest' ? 1 : 0) - Math.min(2, (texts[index] ?? '').length / 30);
      found.push({ index, role, distance });
    }
    return found;
  });
  claims.sort((a, b) => a.distance - b.distance);
  for (const { index, role } of claims) if (roles[index] === 'other' && !kept.has(index)) roles[index] = role;
}

function roleOfLine(
  texts: readonly string[],
  at: number,
  index: number,
  { names, descriptions }: Entry,
  least: number,
): LearnedRole | null {
  const [own, line] = [texts[at] ?? '', texts[index] ?? ''];
  if (!line) return null;
  const whole = names.some((name) => mayBeLike(own, name, WHOLE) && foldedSimilarity(own, name) >= WHOLE);
  if (!whole && index > at && index - at <= NAME_REACH && !descriptions.some((text) => text.includes(line))) {
    const goesOn = names.some(
      (name) => name.length > own.length + 2 && name.startsWith(own) && name.slice(own.length).trim().startsWith(line),
    );
    if (goesOn || names.some((name) => name.length > own.length + 2 && name.endsWith(` ${line}`))) return 'nameRest';
  }
  const described = descriptions.some(
    (text) =>
      belongsTo(line, text, least < NAME) ||
      (least < NAME && mayBeLike(line, text, PART) && foldedSimilarity(line, text) > PART),
  );
  return described ? 'description' : null;
}

/** True for a line that is part of the text: literally, or by most of its letters. */
function belongsTo(line: string, text: string, picture: boolean): boolean {
  if (` ${text} `.includes(` ${line} `)) return true;
  const words = line.split(' ');
  if (line.length <= 5) return false;
  if (words.length < 2 && !picture) return text.includes(line);
  const known = new Set(text.split(' '));
  const letters = (list: readonly string[]): number => list.reduce((sum, word) => sum + word.length, 0);
  return letters(words.filter((word) => known.has(word))) >= (picture ? 0.6 : 0.8) * letters(words);
}
