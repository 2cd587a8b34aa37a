import type { PriceOption } from '@menu-data-service/menu-model/draft-menu';
import type { AllergenFields } from './allergen-fields.ts';

export interface EmbeddedMenu {
  readonly name: string | null;
  readonly sections: readonly EmbeddedSection[];
  readonly notes: readonly string[];
}

export interface EmbeddedSection {
  readonly name: string | null;
  readonly items: readonly EmbeddedItem[];
}

export interface EmbeddedPrice extends PriceOption {
  readonly field: string;
  readonly isWhole: boolean;
  readonly currency: string | null;
  readonly isPence: boolean;
  readonly signed: readonly number[];
}

export interface EmbeddedItem {
  readonly name: string;
  readonly description: string | null;
  readonly prices: readonly EmbeddedPrice[];
  readonly codes: readonly string[];
  readonly allergens: AllergenFields;
}
