import type { RankingDetails, RawHit } from '../ask.ts';

/** What one ranking rule says of a hit: a score, where more is better, or the value it was sorted by. */
type Verdict = { readonly score: number } | { readonly value: unknown; readonly ascending: boolean };

interface Ranked {
  readonly hit: RawHit;
  readonly verdicts: readonly Verdict[];
}

/** Scores are fractions of small numbers; what differs less is equal. */
const SAME = 1e-9;

/**
 * The hits of several results in one order, by what the ranking rules said of each, rule by rule as within one index. Scores of two
 * engines are of one scale, because a rule counts the costs of a hit and not its place among others.
 * @param results each best first, with ranking details
 * @param count hits that are wanted
 */
export function mergeHits(results: readonly (readonly RawHit[])[], count: number): readonly RawHit[] {
  const lists = results.map((hits) => ({ hits: hits.map(ranked), next: 0 }));
  const merged: RawHit[] = [];
  while (merged.length < count) {
    let best: (typeof lists)[number] | null = null;
    for (const list of lists) {
      const [head, leader] = [list.hits[list.next], best?.hits[best.next]];
      if (head && (!leader || compare(head.verdicts, leader.verdicts) < 0)) best = list;
    }
    const first = best?.hits[best.next];
    if (!best || !first) break;
    merged.push(first.hit);
    best.next += 1;
  }
  return merged;
}

function ranked(hit: RawHit): Ranked {
  return { hit, verdicts: verdictsOf(hit._rankingScoreDetails ?? {}) };
}

function verdictsOf(details: RankingDetails): readonly Verdict[] {
  return Object.entries(details)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([rule, { score, value }]) =>
      score === undefined ? { value: value ?? null, ascending: rule.endsWith(':asc') } : { score },
    );
}

/** Below 0 where the first is better. */
function compare(a: readonly Verdict[], b: readonly Verdict[]): number {
  for (const [i, one] of a.entries()) {
    const other = b[i];
    if (!other) break;
    if ('score' in one && 'score' in other) {
      if (Math.abs(one.score - other.score) > SAME) return other.score - one.score;
    } else if ('value' in one && 'value' in other) {
      const order = compareValues(one.value, other.value, one.ascending);
      if (order !== 0) return order;
    }
  }
  return 0;
}

/** Numbers before texts, and what is missing last, in both directions; as the engine sorts. */
function compareValues(a: unknown, b: unknown, ascending: boolean): number {
  const kind = (value: unknown) => (value === null ? 2 : typeof value === 'number' ? 0 : 1);
  if (kind(a) !== kind(b)) return kind(a) - kind(b);
  if (a === b || a === null) return 0;
  const rising = (a as string | number) < (b as string | number) ? -1 : 1;
  return ascending ? rising : -rising;
}
