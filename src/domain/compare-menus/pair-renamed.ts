import leven from 'leven';
import type { Entry, EntryPair } from './entries.ts';

/** Share of the letters that must be the same for two names to be two spellings of one. */
const SPELT_ALIKE = 0.75;
/** Share of the words that must be the same beside a description that only two dishes have. */
const MOST_WORDS = 0.6;

/**
 * Pairs dishes that have another name now. Two spellings of one name are enough; a name with words more or less also needs the same price,
 * the same neighbours or a description that only these two have, and with such a description most of the words may do. A dish in place
 * of another ("Lamb Korma" where "Chicken Korma" was) is not renamed: one went and one came, whose allergens are its own.
 * @param pairs what is matched already, to know neighbours
 * @param sectionAfter index of an earlier item's section in the later version; -1 where that is gone
 */
export function pairRenamed(
  removed: readonly Entry[],
  added: readonly Entry[],
  pairs: readonly EntryPair[],
  sectionAfter: (entry: Entry) => number,
): EntryPair[] {
  const orderAfter = new Map(pairs.map(({ before, after }) => [before.order, after.order]));
  const isBeside = (before: Entry, after: Entry): boolean =>
    [-1, 1].some((step) => orderAfter.get(before.order + step) === after.order + step);
  const candidates = removed.flatMap((before) =>
    added.flatMap((after) => {
      const described = before.describedAlone && after.describedAlone && before.description === after.description;
      if (!described && sectionAfter(before) !== after.section) return [];
      const weight = likeness(before, after, described, isBeside(before, after));
      return weight === null ? [] : [{ before, after, weight }];
    }),
  );
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
 * How much speaks for one dish under two names; null where too little does.
 * @param described both have a description that no other dish has
 * @param beside a neighbour of the one is the neighbour of the other
 */
function likeness(before: Entry, after: Entry, described: boolean, beside: boolean): number | null {
  const spelt = speltAlike(before.name, after.name);
  const priced = before.item.price > 0 && before.item.price === after.item.price;
  const shared = sharedWords(before.name, after.name);
  const alike = ((priced || beside || described) && shared === 1) || (described && shared >= MOST_WORDS);
  if (!alike && spelt < SPELT_ALIKE) return null;
  return (described ? 2 : 0) + spelt + (priced ? 0.5 : 0) + (beside ? 0.25 : 0);
}

/** Share of the letters, 0 to 1, that stay. */
function speltAlike(one: string, other: string): number {
  const longest = Math.max(one.length, other.length, 1);
  return 1 - leven(one, other, { maxDistance: Math.ceil(longest * (1 - SPELT_ALIKE)) + 1 }) / longest;
}

/** Share of the words of the shorter name, 0 to 1, that are among those of the other. */
function sharedWords(one: string, other: string): number {
  const [few = [], many = []] = [one.split(' '), other.split(' ')].sort((left, right) => left.length - right.length);
  return few.filter((word) => many.includes(word)).length / few.length;
}
