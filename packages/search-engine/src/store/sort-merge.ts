import { firstPlace } from './first-place.ts';

export type SortValue = number | string;

export interface MergedOrder {
  readonly sorted: Uint32Array;
  readonly newValue: Uint8Array;
}

/** Documents by value, ascending; those of value i are documents[starts[i]] up to documents[starts[i + 1]]. */
interface Groups {
  readonly values: readonly SortValue[];
  readonly documents: Uint32Array;
  readonly starts: Uint32Array;
}

/** Groups documents [from, to) by value, equal ones in order; those without a value are left out. */
export function groupByValue(from: number, to: number, sortedBy: (document: number) => SortValue | null): Groups {
  const codes = new Map<SortValue, number>();
  /** Code of the value plus one, by document; 0 = none. */
  const codeOf = new Uint32Array(to - from);
  const counts: number[] = [];
  for (let d = from; d < to; d++) {
    const value = sortedBy(d);
    if (value === null) continue;
    let code = codes.get(value);
    if (code === undefined) {
      code = codes.size;
      codes.set(value, code);
      counts.push(0);
    }
    codeOf[d - from] = code + 1;
    counts[code] = (counts[code] as number) + 1;
  }
  const values = inOrder([...codes.keys()]);
  const starts = new Uint32Array(values.length + 1);
  const nextOf = new Uint32Array(values.length);
  for (const [i, value] of values.entries()) {
    const code = codes.get(value) as number;
    nextOf[code] = starts[i] as number;
    starts[i + 1] = (starts[i] as number) + (counts[code] as number);
  }
  const documents = new Uint32Array(starts[values.length] as number);
  for (let d = from; d < to; d++) {
    const code = (codeOf[d - from] as number) - 1;
    if (code < 0) continue;
    const place = nextOf[code] as number;
    documents[place] = d;
    nextOf[code] = place + 1;
  }
  return { values, documents, starts };
}

/**
 * Merges new documents, grouped by value, into the sorted old ones. Values of old documents are read only at the places where a new group is
 * inserted; their old ranks tell which of them are equal.
 */
export function mergeOrder(
  old: Uint32Array,
  oldRanks: Uint32Array,
  fresh: Groups,
  sortedBy: (document: number) => SortValue | null,
): MergedOrder {
  const length = old.length + fresh.documents.length;
  const sorted = new Uint32Array(length);
  const newValue = new Uint8Array(length);
  let from = 0;
  let at = 0;
  const copyOld = (to: number): void => {
    for (let i = from; i < to; i++) {
      const document = old[i] as number;
      newValue[at] = i === from || oldRanks[document] !== oldRanks[old[i - 1] as number] ? 1 : 0;
      sorted[at++] = document;
    }
  };
  for (const [i, value] of fresh.values.entries()) {
    const to = placeAfterEqual(old, from, value, sortedBy);
    copyOld(to);
    const joinsBefore = to > from && sortedBy(old[to - 1] as number) === value;
    newValue[at] = joinsBefore ? 0 : 1;
    const end = fresh.starts[i + 1] as number;
    for (let k = fresh.starts[i] as number; k < end; k++) sorted[at++] = fresh.documents[k] as number;
    from = to;
  }
  copyOld(old.length);
  return { sorted, newValue };
}

/** Sorted separately, without a comparator, which is several times faster. */
function inOrder(values: readonly SortValue[]): readonly SortValue[] {
  const numbers = Float64Array.from(values.filter((value) => typeof value === 'number')).sort();
  return [...numbers, ...values.filter((value) => typeof value === 'string').sort()];
}

function placeAfterEqual(
  documents: Uint32Array,
  from: number,
  wanted: SortValue,
  sortedBy: (document: number) => SortValue | null,
): number {
  return firstPlace(from, documents.length, (place) => {
    const own = sortedBy(documents[place] as number);
    return own !== null && compare(own, wanted) <= 0;
  });
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
