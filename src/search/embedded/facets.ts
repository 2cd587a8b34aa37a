import { type BitSet, forEachBit } from './bit-set.ts';
import { type Column, scalarsOf, valueKey } from './store/column.ts';

export interface FacetCounts {
  /** Count by value, in order of value. */
  readonly distribution: Readonly<Record<string, number>>;
  /** Least and greatest number; null without numbers. */
  readonly stats: { readonly min: number; readonly max: number } | null;
}

/**
 * How many documents of the set hold each value of a field. Values that differ only in case are one, under the name
 * the first document gives it; no more than `most` values.
 */
export function countFacet(column: Column, documents: BitSet, most: number): FacetCounts {
  const counts = new Uint32Array(column.values.length);
  const firsts: number[] = [];
  forEachBit(documents, (document) => {
    const code = column.codes[document] as number;
    if (counts[code] === 0) firsts.push(code);
    counts[code] = (counts[code] as number) + 1;
  });
  const byKey = new Map<string, { label: string; count: number }>();
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const code of firsts) {
    const seen = new Set<string>();
    for (const value of scalarsOf(column.values[code])) {
      if (typeof value === 'number') {
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
      const key = valueKey(value);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = byKey.get(key);
      if (known) known.count += counts[code] as number;
      else byKey.set(key, { label: String(value), count: counts[code] as number });
    }
  }
  const ordered = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, most);
  return {
    distribution: Object.fromEntries(ordered.map(([, { label, count }]) => [label, count])),
    stats: min <= max ? { min, max } : null,
  };
}
