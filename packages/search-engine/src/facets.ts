import { type Column, scalarsOf } from './store/column.ts';

export interface FacetCounts {
  readonly distribution: Readonly<Record<string, number>>;
  /** Null without numbers. */
  readonly stats: { readonly min: number; readonly max: number } | null;
}

/**
 * Counts documents per value of a field. Values that differ only in case are one, under the name that the first document gives it; at most
 * `most` values.
 * @param documents numbers in ascending order
 */
export function countFacet(column: Column, documents: Uint32Array, most: number): FacetCounts {
  const { codes, values } = column;
  const counts = new Uint32Array(values.length);
  const found: number[] = [];
  for (let i = 0; i < documents.length; i++) {
    const code = codes[documents[i] as number] as number;
    if (counts[code] === 0) found.push(code);
    counts[code] = (counts[code] as number) + 1;
  }
  const countOfKey = new Uint32Array(column.keyCount);
  const firstCode = new Uint32Array(column.keyCount);
  const keys: number[] = [];
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const code of found) {
    for (const key of column.keysOf(code)) {
      if (countOfKey[key] === 0) {
        firstCode[key] = code;
        keys.push(key);
      }
      countOfKey[key] = (countOfKey[key] as number) + (counts[code] as number);
    }
    for (const value of scalarsOf(values[code])) {
      if (typeof value !== 'number') continue;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  const distribution: Record<string, number> = {};
  let left = most;
  for (const key of column.keysInOrder(keys)) {
    const count = countOfKey[key] as number;
    if (count === 0) continue;
    if (left-- <= 0) break;
    distribution[column.labelOf(key, firstCode[key] as number)] = count;
  }
  return { distribution, stats: min <= max ? { min, max } : null };
}
