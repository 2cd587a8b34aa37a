import { type Fit, readRank } from './rank-of.ts';

/** A value that holds what was typed. */
export interface RankedValue {
  readonly value: string;
  /** Documents that have it. */
  readonly count: number;
  readonly typos: number;
  readonly fit: Fit;
  /** By which the list knows the value. */
  readonly number: number;
}

interface Entry {
  readonly rank: number;
  readonly count: number;
  readonly text: string;
  readonly number: number;
}

/** Keeps the best of the values that it is offered. */
export class BestValues {
  private readonly limit: number;
  /** Best first. */
  private readonly entries: Entry[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  offer(rank: number, count: number, text: string, number: number): void {
    const { entries, limit } = this;
    const last = entries[entries.length - 1];
    const full = entries.length >= limit;
    if (limit === 0 || (full && last && (rank > last.rank || (rank === last.rank && count < last.count)))) return;
    const entry = { rank, count, text, number };
    if (full && last && compare(entry, last) > 0) return;
    let at = entries.length;
    while (at > 0 && compare(entry, entries[at - 1] as Entry) < 0) at--;
    entries.splice(at, 0, entry);
    if (entries.length > limit) entries.pop();
  }

  inOrder(): readonly RankedValue[] {
    return this.entries.map(({ rank, count, text, number }) => ({ value: text, count, ...readRank(rank), number }));
  }
}

/** What fits best, what most documents have, the shortest, and then by the alphabet. */
function compare(a: Entry, b: Entry): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : 1;
}
