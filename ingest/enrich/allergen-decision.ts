import type { AllergenCode, AllergenEntry } from '@menu-data-service/allergens';
import type { Evidence } from '../../src/domain/evidence.ts';

/** What is known of the allergens of an item. */
export interface AllergenDecision {
  readonly entries: readonly AllergenEntry[];
  /** True only where what is not among the entries is known to be absent. */
  readonly known: boolean;
  /** Stated as absent, and no entry. */
  readonly statedFree: readonly AllergenCode[];
  /** Log-odds of the allergens of which nothing gives a hint, by which likely absence is judged. */
  readonly absenceOdds: ReadonlyMap<AllergenCode, number>;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}
