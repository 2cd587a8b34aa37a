import type { AllergenCode } from '@menu-data-service/allergens';
import type { EnrichedItem } from '../enrich-item.ts';
import type { ItemInput } from '../read-item.ts';

/** A dish of which its kitchen has declared something. */
export interface KnownDish extends Pick<ItemInput, 'name' | 'description' | 'section' | 'cuisine'> {
  readonly contains: ReadonlySet<AllergenCode>;
  /** Allergens of which the kitchen says whether they are in it. */
  readonly told: ReadonlySet<AllergenCode>;
  /** kcal */
  readonly calories?: number | undefined;
}

/** The same with its tags as it stands alone. */
export interface TaggedDish extends KnownDish {
  readonly tags: EnrichedItem;
}
