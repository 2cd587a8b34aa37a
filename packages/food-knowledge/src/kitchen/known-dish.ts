import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { EnrichedItem } from '../enrich-item.ts';
import type { ItemInput } from '../read-item.ts';

export interface KnownDish extends Pick<ItemInput, 'name' | 'description' | 'section' | 'cuisine'> {
  readonly contains: ReadonlySet<AllergenCode>;
  readonly told: ReadonlySet<AllergenCode>;
  readonly calories?: number | undefined;
}

export interface TaggedDish extends KnownDish {
  readonly tags: EnrichedItem;
}
