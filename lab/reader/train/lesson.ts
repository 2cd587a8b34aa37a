import type { LearnedRole, SeenUnit } from '@menu-data-service/menu-reader/src/model/seen-unit';
import type { UnitsToRead } from '@menu-data-service/menu-reader/src/structure/reading';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';

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
