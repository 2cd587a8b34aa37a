import type { UnitFeatures } from './features.ts';
import type { ScoreContext } from './score-context.ts';

/** Evidence of one feature of a unit for (above 0) or against a role. */
export type Evidence = (f: UnitFeatures, context: ScoreContext) => number;

export const scoreIf = (holds: boolean, score: number): number => (holds ? score : 0);

export function sumOfScores(evidence: readonly Evidence[], f: UnitFeatures, context: ScoreContext): number {
  return evidence.reduce((score, of) => score + of(f, context), 0);
}
