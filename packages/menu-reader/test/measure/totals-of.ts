import type { DocumentScore, Rate } from './score-document.ts';

/** Sums over a set; a rate of nothing is 0. */
export function totalsOf(scores: readonly DocumentScore[]) {
  const sum = (of: (score: DocumentScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const share = (right: number, of: number): number => right / Math.max(1, of);
  const rate = (of: (score: DocumentScore) => Rate): number =>
    share(
      sum((s) => of(s).right),
      sum((s) => of(s).of),
    );
  return {
    f1: share(
      2 * sum((s) => s.matched),
      sum((s) => s.gold + s.found),
    ),
    price: rate((s) => s.price),
    section: rate((s) => s.section),
    description: rate((s) => s.description),
    flags: rate((s) => s.flags),
    contradictions: sum((s) => s.contradictions),
  };
}
