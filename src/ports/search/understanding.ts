import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ItemSort } from './queries.ts';

export interface Understood {
  /** The words that were searched. */
  readonly text: string;
  readonly vegan?: boolean;
  readonly vegetarian?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  readonly excludeAllergens?: readonly AllergenCode[];
  /** Pounds. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** kcal. */
  readonly minCalories?: number;
  readonly maxCalories?: number;
  /** Folded, as the filter of that name takes it. */
  readonly cuisine?: string;
  /** Folded; or a postcode district. */
  readonly city?: string;
  readonly near?: string | undefined;
  readonly radius?: number | undefined;
  readonly restaurant?: string;
  readonly course?: string;
  /** Foods that must not be named in an item, as typed and folded; besides excludeAllergens. */
  readonly without?: readonly string[];
  /** Excluded words that may have been wanted instead. If both are possible, they are excluded. */
  readonly doubtful?: readonly string[];
  /** Exclusions that were not understood, as typed: "allergic to wibble". */
  readonly notUnderstood?: readonly string[];
  /** Places without a restaurant, as typed. */
  readonly unknownPlaces?: readonly string[];
  /** A place is required but not named: "near me". */
  readonly needsPlace?: true;
  /** Order of the answer, unless the request has one. */
  readonly sort?: ItemSort;
  /** Words read as others. */
  readonly corrected: readonly { readonly typed: string; readonly to: string }[];
  /** Words without effect on the result. */
  readonly ignored: readonly string[];
}

export interface SearchAttempt {
  readonly text: string;
  readonly strategy: 'all' | 'last' | 'frequency';
  readonly total: number;
}

export interface Understanding {
  readonly understood: Understood;
  /** In order; the last one was answered. */
  readonly attempts: readonly SearchAttempt[];
}

export interface Match {
  readonly field: 'name' | 'description' | 'sectionName' | 'menuName' | 'restaurantName' | 'flags';
  /** As in the field, in search text. */
  readonly word: string;
  readonly by: 'exact' | 'prefix' | 'typo' | 'synonym' | 'split';
  readonly typed: string;
}

/** Notes on a search to show with its results. */
export interface ReadingHints {
  /** Words after "no" or the like that are not allergens: dishes that print one of the forms are left out. */
  readonly without: readonly ExcludedWord[];
  /** Exclusions that were not understood, as typed: "allergic to xyz". */
  readonly notUnderstood: readonly string[];
  /** Allergens excluded because the words around them were not understood. */
  readonly doubted: readonly DoubtedAllergen[];
  /** Words dropped because more was found without them. */
  readonly dropped: readonly string[];
  /** The text with the words of a condition in quotes, by condition; only for those that may be words of a dish. */
  readonly asText: Readonly<Partial<Record<'cuisine' | 'city' | 'restaurant' | 'course', string>>>;
}

/** Words for allergens that may have been wanted instead. */
export interface DoubtedAllergen {
  readonly words: string;
  readonly codes: readonly AllergenCode[];
}

/** A word that must not occur in an item. */
export interface ExcludedWord {
  readonly typed: string;
  /** A food's name or printed by some item; otherwise its meaning is unknown. */
  readonly isKnown: boolean;
  /** Singular, plural and other names, all of which must not occur. */
  readonly forms: readonly string[];
}

export interface ItemUnderstanding extends Understanding {
  readonly hints: ReadingHints;
}
