import type { DocumentScore } from './score-document.ts';

/** Sums over a set, as floors want them. */
export function totalsOf(scores: readonly DocumentScore[]) {
  const sum = (of: (score: DocumentScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const rate = (of: (score: DocumentScore) => { right: number; of: number }): number =>
    sum((s) => of(s).right) / sum((s) => of(s).of);
  return {
    f1: (2 * sum((s) => s.matched)) / (sum((s) => s.gold) + sum((s) => s.found)),
    price: rate((s) => s.price),
    section: rate((s) => s.section),
    description: rate((s) => s.description),
    flags: rate((s) => s.flags),
    contradictions: sum((s) => s.contradictions),
  };
}
