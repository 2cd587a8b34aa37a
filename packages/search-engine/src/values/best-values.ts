import { type Fit, readRank } from './rank-of.ts';
import { type CountedValue, compareByCount } from './values-by-word.ts';

export interface RankedValue {
  readonly value: string;
  readonly count: number;
  readonly typos: number;
  readonly fit: Fit;
}

interface Entry extends CountedValue {
  readonly rank: number;
}

export class BestValues {
  private readonly limit: number;
  private readonly entries: Entry[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  takes(rank: number, value: CountedValue): boolean {
    const worst = this.entries[this.limit - 1];
    if (worst === undefined) return this.limit > 0;
    return rank === worst.rank ? compareByCount(value, worst) < 0 : rank < worst.rank;
  }

  offer(rank: number, { text, number, count }: CountedValue): void {
    const entry = { rank, text, number, count };
    if (!this.takes(rank, entry)) return;
    const { entries } = this;
    let at = entries.length;
    while (at > 0 && compare(entry, entries[at - 1] as Entry) < 0) at--;
    entries.splice(at, 0, entry);
    if (entries.length > this.limit) entries.pop();
  }

  /** @param less documents that do not count, by the number of their value */
  inOrder(less: ReadonlyMap<number, number>): readonly RankedValue[] {
    return this.entries
      .map((entry) => ({ ...entry, count: entry.count - (less.get(entry.number) ?? 0) }))
      .filter(({ count }) => count > 0)
      .sort(compare)
      .map(({ rank, count, text }) => ({ value: text, count, ...readRank(rank) }));
  }
}

function compare(a: Entry, b: Entry): number {
  return a.rank - b.rank || compareByCount(a, b);
}
