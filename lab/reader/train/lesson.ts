import type { LearnedRole, SeenUnit } from '@menu-data-service/menu-reader/src/model/seen-unit';
import type { UnitsToRead } from '@menu-data-service/menu-reader/src/structure/reading';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';

export const FOLDS = 5;

export interface Lesson {
  readonly input: UnitsToRead;
  readonly gold: GoldDocument;
  readonly units: readonly SeenUnit[];
  readonly labels: readonly (LearnedRole | null)[];
  /** Weight of a unit, relative to one of a drawn page. */
  readonly weight: number;
  readonly fold: number;
  /** Undefined for a drawn page. */
  readonly restaurant: string | undefined;
}
