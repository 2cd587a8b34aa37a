/** What documents are sorted by: numbers come before text. */
export type SortValue = number | string;

export interface MergedOrder {
  readonly sorted: Uint32Array;
  /** 1 where a document's value differs from that of the one before it. */
  readonly newValue: Uint8Array;
}

/**
 * Merges new documents, grouped by value, into the sorted old ones. Of the old ones a value is only asked for where a
 * new group is put in; which of them are equal is known from their old ranks.
 */
export function mergeOrder(
  old: Uint32Array,
  oldRanks: Uint32Array,
  fresh: ReadonlyMap<SortValue, readonly number[]>,
  sortedBy: (document: number) => SortValue | null,
): MergedOrder {
  let length = old.length;
  for (const equal of fresh.values()) length += equal.length;
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
  for (const value of inOrder([...fresh.keys()])) {
    const to = placeAfterEqual(old, from, value, sortedBy);
    copyOld(to);
    const joinsBefore = to > from && sortedBy(old[to - 1] as number) === value;
    newValue[at] = joinsBefore ? 0 : 1;
    for (const document of fresh.get(value) ?? []) sorted[at++] = document;
    from = to;
  }
  copyOld(old.length);
  return { sorted, newValue };
}

/** Sorted apart, without a comparing function, which is several times faster. */
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
  let low = from;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = sortedBy(documents[middle] as number);
    if (own !== null && compare(own, wanted) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
