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

/** The same for names that are printed in several ways, each under the most frequent one. */
export function namedAlike(counts: ValueCounts): readonly NamedCount[] {
  const spellings = new Map<string, { name: string; most: number; count: number }>();
  for (const { name, count } of named(counts)) {
    const known = spellings.get(foldText(name));
    if (known === undefined) spellings.set(foldText(name), { name, most: count, count });
    else known.count += count;
  }
  return named(Object.fromEntries([...spellings.values()].map(({ name, count }) => [name, count])));
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
