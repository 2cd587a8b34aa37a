import { foldText } from '../domain/fold-text.ts';
import type { NamedCount, RangeCount } from '../ports/search/facets.ts';

/** Documents by value of a field. */
export type ValueCounts = Readonly<Record<string, number>>;

/** Entries of a list; the rest is little to choose from. */
const MOST_NAMED = 100;

/** The counts of results that share no document, together. */
export function addedUp(counts: readonly ValueCounts[]): ValueCounts {
  const [first = {}, ...others] = counts;
  if (others.length === 0) return first;
  const sums: Record<string, number> = { ...first };
  for (const more of others)
    for (const [value, count] of Object.entries(more)) sums[value] = (sums[value] ?? 0) + count;
  return sums;
}

/** Names as they are, those there is most of first. */
export function named(counts: ValueCounts): readonly NamedCount[] {
  const entries = Object.entries(counts).filter(([name]) => name !== '');
  const least = entries.length > MOST_NAMED ? countOfLast(entries) : 0;
  return entries
    .filter(([, count]) => count >= least)
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(([name, count]) => ({ name, count }));
}

/**
 * Names that are printed in several ways, each once and as it is printed most; counted is what the filter of that name finds, which takes
 * longer names that hold it too ("British" with "Modern British").
 */
export function namedAlike(counts: ValueCounts): readonly NamedCount[] {
  const folded = Object.entries(counts).map(([name, count]) => ({ name, count, like: foldText(name) }));
  const seen = new Set<string>();
  const once = folded
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .filter(({ like }) => like !== '' && !seen.has(like) && seen.add(like));
  const held = once
    .slice(0, MOST_NAMED)
    .map(({ name, like }) => [
      name,
      folded.reduce((sum, other) => sum + (other.like.includes(like) ? other.count : 0), 0),
    ]);
  return named(Object.fromEntries(held));
}

/** How many values are in each range between neighbouring edges; the last one has no end. */
export function inRanges(counts: ValueCounts, edges: readonly number[]): readonly RangeCount[] {
  const sums = edges.map(() => 0);
  for (const [value, count] of Object.entries(counts)) {
    const at = edges.findLastIndex((edge) => Number(value) >= edge);
    if (at >= 0) sums[at] = (sums[at] ?? 0) + count;
  }
  return edges.map((from, i) => ({ from, to: edges[i + 1] ?? null, count: sums[i] ?? 0 }));
}

/** The least count that a name in the list can have. */
function countOfLast(entries: readonly (readonly [string, number])[]): number {
  const counts = Float64Array.from(entries, ([, count]) => count).sort();
  return counts[counts.length - MOST_NAMED] ?? 0;
}
