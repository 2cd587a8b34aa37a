import type { AllergenCode, AllergenEntry } from '@menu-data-service/menu-model/allergens';
import type { Evidence } from '@menu-data-service/menu-model/evidence';

export interface AllergenDecision {
  readonly entries: readonly AllergenEntry[];
  readonly known: boolean;
  /** Stated as absent, without an entry. */
  readonly statedFree: readonly AllergenCode[];
  readonly absenceOdds: ReadonlyMap<AllergenCode, number>;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}
