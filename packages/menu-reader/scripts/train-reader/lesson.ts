import type { LearnedRole, SeenUnit } from '../../src/model/seen-unit.ts';
import type { UnitsToRead } from '../../src/structure/reading.ts';
import type { GoldDocument } from '../ingest-measure/gold.ts';

/** Into how many parts the restaurants are divided, each left out once. */
export const FOLDS = 5;

/** What there is to learn from one document. */
export interface Lesson {
  readonly input: UnitsToRead;
  readonly gold: GoldDocument;
  readonly units: readonly SeenUnit[];
  /** Null for units that nothing is learned from. */
  readonly labels: readonly (LearnedRole | null)[];
  /** What a unit weighs, against 1 for one of a drawn page. */
  readonly weight: number;
  readonly fold: number;
  /** Undefined for a drawn page. */
  readonly restaurant: string | undefined;
}
