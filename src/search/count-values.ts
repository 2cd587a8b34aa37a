import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { NamedCount, RangeCount } from '../ports/search/facets.ts';

export type ValueCounts = Readonly<Record<string, number>>;

/** At most this many facet values are returned. */
const MAX_NAMED = 100;

/** Sums the counts of disjoint results. */
export function sumCounts(counts: readonly ValueCounts[]): ValueCounts {
  const [first = {}, ...others] = counts;
  if (others.length === 0) return first;
  const sums: Record<string, number> = { ...first };
  for (const more of others)
    for (const [value, count] of Object.entries(more)) sums[value] = (sums[value] ?? 0) + count;
  return sums;
}

/** Named counts, most frequent first. */
export function named(counts: ValueCounts): readonly NamedCount[] {
  const entries = Object.entries(counts).filter(([name]) => name !== '');
  const least = entries.length > MAX_NAMED ? countOfLast(entries) : 0;
  return entries
    .filter(([, count]) => count >= least)
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, MAX_NAMED)
    .map(([name, count]) => ({ name, count }));
}

/**
 * Merges different spellings of a name under the most frequent one. Counts what the filter of that name finds, including longer names that
 * contain it ("British" with "Modern British").
 */
export function namedAlike(counts: ValueCounts): readonly NamedCount[] {
  const folded = Object.entries(counts).map(([name, count]) => ({ name, count, like: foldText(name) }));
  const seen = new Set<string>();
  const once = folded
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .filter(({ like }) => like !== '' && !seen.has(like) && seen.add(like));
  const held = once
    .slice(0, MAX_NAMED)
    .map(({ name, like }) => [
      name,
      folded.reduce((sum, other) => sum + (other.like.includes(like) ? other.count : 0), 0),
    ]);
  return named(Object.fromEntries(held));
}

/** Counts values per range between neighbouring edges; the last range has no end. */
export function inRanges(counts: ValueCounts, edges: readonly number[]): readonly RangeCount[] {
  const sums = edges.map(() => 0);
  for (const [value, count] of Object.entries(counts)) {
    const at = edges.findLastIndex((edge) => Number(value) >= edge);
    if (at >= 0) sums[at] = (sums[at] ?? 0) + count;
  }
  return edges.map((from, i) => ({ from, to: edges[i + 1] ?? null, count: sums[i] ?? 0 }));
}

/** Minimum count for a name to be in the list. */
function countOfLast(entries: readonly (readonly [string, number])[]): number {
  const counts = Float64Array.from(entries, ([, count]) => count).sort();
  return counts[counts.length - MAX_NAMED] ?? 0;
}
