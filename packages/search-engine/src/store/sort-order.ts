import { type BitSet, hasBit } from '../bit-set.ts';
import type { SortDirection } from '../settings.ts';
import { foldValue } from '../text/fold-word.ts';
import { withCapacity } from './grow.ts';
import { groupByValue, type MergedOrder, mergeOrder, type SortValue } from './sort-merge.ts';

/** Rank of documents without a sort value; they come last in both directions. */
const UNRANKED = 0;

/**
 * Order of all documents by one field: numbers, then text, then the rest (R36). Maintained incrementally: new documents are sorted among
 * themselves and merged in, and dead ones dropped, on the next use.
 */
export class SortOrder {
  /** Documents with a value, ascending, equal values in order of adding. */
  sorted: Uint32Array = new Uint32Array(0);
  /** From 1; equal values have equal ranks; 0 = no value. */
  ranks: Uint32Array = new Uint32Array(0);
  lastNumberRank = 0;
  lastRank = 0;
  /** Number of sorted documents with numbers, which come first. */
  numberCount = 0;
  private seen = 0;
  private dirty = false;

  invalidate(): void {
    this.dirty = true;
  }

  /** Updates the order to `size` documents, with these alive. */
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

  /** Number that rises in the wanted direction, for documents with a rank. */
  place(document: number, direction: SortDirection): number {
    const rank = this.ranks[document] as number;
    if (rank === UNRANKED) return Number.POSITIVE_INFINITY;
    if (direction === 'asc') return rank;
    return rank <= this.lastNumberRank ? this.lastNumberRank - rank : this.lastRank + this.lastNumberRank - rank;
  }

  private rank({ sorted, newValue }: MergedOrder, numbers: number, documents: number): void {
    const ranks = withCapacity(this.ranks, documents);
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

/** Booleans sort as their text; arrays and objects not at all. */
function sortValue(value: unknown): SortValue | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? foldValue(value) : null;
}
