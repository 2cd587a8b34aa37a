import { type BitSet, hasBit } from '../bit-set.ts';
import type { SortDirection } from '../settings.ts';
import { foldValue } from '../text/fold-word.ts';
import type { EngineDocument } from './engine-document.ts';
import { grownUint32 } from './grow.ts';

type SortValue = number | string;

/** Rank of documents without a value to sort by; they stand last in both directions. */
const UNRANKED = 0;

/**
 * The order of all documents by one field: numbers, then text, then the rest (R36). Kept sorted through changes:
 * new documents are sorted among themselves and merged in, dead ones dropped, when the order is next asked for.
 */
export class SortOrder {
  readonly field: string;
  /** Documents with a value, in rising order of it, equal values in order of adding. */
  sorted: Uint32Array = new Uint32Array(0);
  /** From 1; equal values have equal ranks; 0 = no value. */
  ranks: Uint32Array = new Uint32Array(0);
  /** Ranks up to this one are numbers, those above are text. */
  lastNumberRank = 0;
  lastRank = 0;
  /** The first so many of the sorted documents have numbers. */
  numberCount = 0;
  private seen = 0;
  private dirty = false;

  constructor(field: string) {
    this.field = field;
  }

  /** To be called after every change; the work is done by the next refresh. */
  invalidate(): void {
    this.dirty = true;
  }

  refresh(documents: readonly (EngineDocument | undefined)[], live: BitSet): void {
    if (!this.dirty) return;
    this.dirty = false;
    const value = (d: number) => sortValue(documents[d]?.[this.field]);
    const fresh = new Map<SortValue, number[]>();
    for (let d = this.seen; d < documents.length; d++) {
      const own = hasBit(live, d) ? value(d) : null;
      if (own === null) continue;
      const equal = fresh.get(own);
      if (equal) equal.push(d);
      else fresh.set(own, [d]);
    }
    this.sorted = merge(living(this.sorted, live), fresh, value);
    this.rank(value, documents.length);
    this.seen = documents.length;
  }

  /** A number that rises in the wanted direction, for documents with a rank. */
  place(document: number, direction: SortDirection): number {
    const rank = this.ranks[document] as number;
    if (rank === UNRANKED) return Number.POSITIVE_INFINITY;
    if (direction === 'asc') return rank;
    return rank <= this.lastNumberRank ? this.lastNumberRank - rank : this.lastRank + this.lastNumberRank - rank;
  }

  /** Values are only looked at for new documents and their neighbours; the order of the others is in their old ranks. */
  private rank(value: (document: number) => SortValue | null, documents: number): void {
    const ranks = grownUint32(this.ranks, documents);
    const { seen } = this;
    const oldLastNumber = this.lastNumberRank;
    let rank = 0;
    let before = -1;
    let rankBefore = UNRANKED;
    this.lastNumberRank = 0;
    this.numberCount = 0;
    for (const d of this.sorted) {
      const old = ranks[d] as number;
      const bothOld = d < seen && before >= 0 && before < seen;
      if (before < 0 || (bothOld ? old !== rankBefore : value(d) !== value(before))) rank++;
      before = d;
      rankBefore = old;
      ranks[d] = rank;
      if (d < seen ? old > oldLastNumber : typeof value(d) !== 'number') continue;
      this.lastNumberRank = rank;
      this.numberCount++;
    }
    this.lastRank = rank;
    this.ranks = ranks;
  }
}

function living(documents: Uint32Array, live: BitSet): Uint32Array {
  const out = new Uint32Array(documents.length);
  let length = 0;
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] as number;
    if (hasBit(live, document)) out[length++] = document;
  }
  return out.subarray(0, length);
}

/** Booleans sort as the text they are written as; arrays and objects not at all. */
function sortValue(value: unknown): SortValue | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? foldValue(value) : null;
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function merge(
  kept: Uint32Array,
  fresh: ReadonlyMap<SortValue, readonly number[]>,
  value: (document: number) => SortValue | null,
): Uint32Array {
  const runs = [...fresh].sort(([a], [b]) => compare(a, b));
  const out = new Uint32Array(runs.reduce((sum, [, equal]) => sum + equal.length, kept.length));
  let from = 0;
  let at = 0;
  for (const [own, equal] of runs) {
    const to = placeAfterEqual(kept, from, own, value);
    out.set(kept.subarray(from, to), at);
    at += to - from;
    out.set(equal, at);
    at += equal.length;
    from = to;
  }
  out.set(kept.subarray(from), at);
  return out;
}

function placeAfterEqual(
  kept: Uint32Array,
  from: number,
  wanted: SortValue,
  value: (document: number) => SortValue | null,
): number {
  let low = from;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = value(kept[middle] as number);
    if (own !== null && compare(own, wanted) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
