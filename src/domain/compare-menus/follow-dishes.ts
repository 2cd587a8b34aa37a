import { grouped } from '@menu-data-service/menu-model/grouped';
import type { Menu, Section } from '@menu-data-service/menu-model/menu';
import { runInSlices, type Steps } from '@menu-data-service/menu-model/time-slices';
import leven from 'leven';
import { type Entry, type EntryPair, foldedEntries, placedEntries } from './entries.ts';
import { matchSections, type SectionPair } from './match-sections.ts';

export interface FollowedMenu {
  readonly sections: readonly SectionPair[];
  readonly pairs: readonly EntryPair[];
}

/** Matched sections and dishes by position. Depends only on names, descriptions and prices, which no revision of a version changes. */
export interface Matching {
  readonly sections: readonly SectionPair[];
  readonly orders: readonly (readonly [before: number, after: number])[];
}

/** Finds the sections and dishes of one version in another. @param matching stored when the later version was published; null to compute it */
export async function followDishes(
  before: Pick<Menu, 'sections'>,
  after: Pick<Menu, 'sections'>,
  matching: Matching | null = null,
): Promise<FollowedMenu> {
  const { sections, orders } = matching ?? (await matchMenus(before, after));
  const [earlier, later] = [placedEntries(before.sections), placedEntries(after.sections)];
  const pairs = orders.flatMap(([one, other]) => {
    const pair = { before: earlier[one], after: later[other] };
    return pair.before && pair.after ? [{ before: pair.before, after: pair.after }] : [];
  });
  return { sections, pairs };
}

export const matchMenus = (before: Pick<Menu, 'sections'>, after: Pick<Menu, 'sections'>): Promise<Matching> =>
  runInSlices(match(before, after));

function* match(before: Pick<Menu, 'sections'>, after: Pick<Menu, 'sections'>): Steps<Matching> {
  const sections = yield* matchSections(before.sections, after.sections);
  const pairs = yield* matchItems(before.sections, after.sections, sections);
  return { sections, orders: pairs.map((pair) => [pair.before.order, pair.after.order] as const) };
}

/** Keys that identify an item, strongest first: of two items with one name, the price decides. */
const KEYS: readonly ((entry: Entry, section: number) => string)[] = [
  ({ name, item, description }, section) => [section, name, item.price, description].join('\n'),
  ({ name, item }, section) => [section, name, item.price].join('\n'),
  ({ name, description }, section) => [section, name, description].join('\n'),
  ({ name }, section) => [section, name].join('\n'),
  ({ name, item }) => [name, item.price].join('\n'),
  ({ name }) => name,
];

/** Pairs items of two versions: by name in the same section, by name elsewhere, then renamed ones. */
function* matchItems(
  before: readonly Section[],
  after: readonly Section[],
  sections: readonly SectionPair[],
): Steps<readonly EntryPair[]> {
  const pairs: EntryPair<Entry>[] = [];
  let removed = yield* foldedEntries(before);
  let added = yield* foldedEntries(after);
  const sectionAfter = new Map(sections.map((pair) => [pair.before, pair.after]));
  const here = (entry: Entry): number => sectionAfter.get(entry.section) ?? -1;
  for (const key of KEYS) {
    const waiting = grouped(added, (entry) => key(entry, entry.section));
    const found = new Map<Entry, Entry>();
    for (const entry of removed) {
      const match = waiting.get(key(entry, here(entry)))?.shift();
      if (match) found.set(entry, match);
    }
    pairs.push(...[...found].map(([one, other]) => ({ before: one, after: other })));
    const gone = new Set(found.values());
    removed = removed.filter((entry) => !found.has(entry));
    added = added.filter((entry) => !gone.has(entry));
    yield;
  }
  return [...pairs, ...(yield* pairRenamed(removed, added, pairs, here))];
}

const MIN_SPELLING_LIKENESS = 0.75;
/** Minimum share of equal words if only these two dishes have their description. */
const MIN_SHARED_WORDS = 0.6;
/**
 * Dishes are paired letter by letter up to this many pairs; beyond, none counts as renamed. A menu of two hundred dishes in ten sections
 * has some 4,000.
 */
const MAX_PAIRS = 10_000;

/**
 * Pairs renamed dishes. A similar spelling is enough; a name with more or fewer words also needs the same price, the same neighbours or a
 * description that only these two have, and with such a description most of the words suffice. A dish in place of another ("Lamb Korma"
 * where "Chicken Korma" was) is not renamed: one was removed and one added, with allergens of its own.
 * @param pairs already matched, to know neighbours
 * @param sectionAfter index of an earlier item's section in the later version; -1 if it is gone
 */
function* pairRenamed(
  removed: readonly Entry[],
  added: readonly Entry[],
  pairs: readonly EntryPair[],
  sectionAfter: (entry: Entry) => number,
): Steps<readonly EntryPair[]> {
  const orderAfter = new Map(pairs.map(({ before, after }) => [before.order, after.order]));
  const isBeside = (before: Entry, after: Entry): boolean =>
    [-1, 1].some((step) => orderAfter.get(before.order + step) === after.order + step);
  const ofSection = grouped(added, ({ section }) => section);
  const described = new Map(added.filter((after) => after.describedAlone).map((after) => [after.description, after]));
  const possible = removed.map((before) => {
    const here = ofSection.get(sectionAfter(before)) ?? [];
    const same = before.describedAlone ? described.get(before.description) : undefined;
    return { before, same, others: same === undefined || here.includes(same) ? here : [...here, same] };
  });
  if (possible.reduce((sum, { others }) => sum + others.length, 0) > MAX_PAIRS) return [];
  const candidates: (EntryPair<Entry> & { readonly weight: number })[] = [];
  for (const { before, same, others } of possible) {
    for (const after of others) {
      const weight = likeness(before, after, after === same, isBeside(before, after));
      if (weight !== null) candidates.push({ before, after, weight });
    }
    yield;
  }
  candidates.sort(
    (one, other) =>
      other.weight - one.weight || one.before.order - other.before.order || one.after.order - other.after.order,
  );
  const taken = new Set<Entry>();
  return candidates.filter(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return false;
    taken.add(before).add(after);
    return true;
  });
}

/**
 * Similarity of two dishes with different names; null if too low.
 * @param described both have a description that no other dish has
 * @param beside a neighbour of one is the neighbour of the other
 */
function likeness(before: Entry, after: Entry, described: boolean, beside: boolean): number | null {
  const spelt = speltAlike(before.name, after.name);
  const priced = before.item.price > 0 && before.item.price === after.item.price;
  const shared = sharedWords(before.name, after.name);
  const alike = ((priced || beside || described) && shared === 1) || (described && shared >= MIN_SHARED_WORDS);
  if (!alike && spelt < MIN_SPELLING_LIKENESS) return null;
  return (described ? 2 : 0) + spelt + (priced ? 0.5 : 0) + (beside ? 0.25 : 0);
}

/** Characters of a name to compare letter by letter, at quadratic cost. */
const MAX_SPELT = 80;

function speltAlike(before: string, after: string): number {
  const [one, other] = [before.slice(0, MAX_SPELT), after.slice(0, MAX_SPELT)];
  const longest = Math.max(one.length, other.length, 1);
  return 1 - leven(one, other, { maxDistance: Math.ceil(longest * (1 - MIN_SPELLING_LIKENESS)) + 1 }) / longest;
}

/** Share of the shorter name's words, 0 to 1, that are in the other. */
function sharedWords(one: string, other: string): number {
  const [few = [], many = []] = [one.split(' '), other.split(' ')].sort((left, right) => left.length - right.length);
  return few.filter((word) => many.includes(word)).length / few.length;
}
