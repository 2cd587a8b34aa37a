import { type BitSet, hasBit } from '../bit-set.ts';
import type { SortDirection } from '../settings.ts';
import { foldValue } from '../text/fold-word.ts';
import { grown } from './grow.ts';
import { groupByValue, type MergedOrder, mergeOrder, type SortValue } from './sort-merge.ts';

/** Rank of documents without a value to sort by; they come last in both directions. */
const UNRANKED = 0;

/**
 * The order of all documents by one field: numbers, then text, then the rest (R36). Kept sorted through changes:
 * new documents are sorted among themselves and merged in, dead ones dropped, when the order is next asked for.
 */
export class SortOrder {
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

  /** To be called after every change; the work is done by the next refresh. */
  invalidate(): void {
    this.dirty = true;
  }

  /** Takes up `size` documents, of which these live. */
  refresh(read: (document: number) => unknown, size: number, live: BitSet): void {
    if (!this.dirty) return;
    this.dirty = false;
    const sortedBy = (d: number) => sortValue(read(d));
    const fresh = groupByValue(this.seen, size, (d) => (hasBit(live, d) ? sortedBy(d) : null));
    const firstText = fresh.values.findIndex((value) => typeof value === 'string');
    let numbers = fresh.starts[firstText < 0 ? fresh.values.length : firstText] as number;
    const old = living(this.sorted, live);
    for (const d of old) if ((this.ranks[d] as number) <= this.lastNumberRank) numbers++;
    this.rank(mergeOrder(old, this.ranks, fresh, sortedBy), numbers, size);
    this.seen = size;
  }

  /** A number that rises in the wanted direction, for documents with a rank. */
  place(document: number, direction: SortDirection): number {
    const rank = this.ranks[document] as number;
    if (rank === UNRANKED) return Number.POSITIVE_INFINITY;
    if (direction === 'asc') return rank;
    return rank <= this.lastNumberRank ? this.lastNumberRank - rank : this.lastRank + this.lastNumberRank - rank;
  }

  private rank({ sorted, newValue }: MergedOrder, numbers: number, documents: number): void {
    const ranks = grown(this.ranks, documents);
    let rank = 0;
    this.lastNumberRank = 0;
    for (let i = 0; i < sorted.length; i++) {
      rank += newValue[i] as number;
      ranks[sorted[i] as number] = rank;
      if (i < numbers) this.lastNumberRank = rank;
    }
    this.sorted = sorted;
    this.numberCount = numbers;
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
