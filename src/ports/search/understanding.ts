import type { AllergenCode } from '@menu-data-service/allergens';

/** What was made of the words of a search; only what they asked for is there. */
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
  /** Folded; a postcode district where one was asked for. */
  readonly city?: string;
  /** What was to be near, as it was said, and how near in metres. */
  readonly near?: string | undefined;
  readonly radius?: number | undefined;
  /** Folded name. */
  readonly restaurant?: string;
  readonly course?: string;
  /** Foods that must not be named in an item, as typed and folded; beside excludeAllergens. */
  readonly without?: readonly string[];
  /** Of what is left out: words that may have been wanted as well. Where both can be meant they are left out. */
  readonly doubtful?: readonly string[];
  /** What asks for something of which nothing was made, as typed: "allergic to wibble". */
  readonly notUnderstood?: readonly string[];
  /** Places that were asked for where no restaurant is, as typed. */
  readonly unknownPlaces?: readonly string[];
  /** A place was asked for by words that say none: "near me". */
  readonly needsPlace?: true;
  /** Words that were read as others. */
  readonly corrected: readonly { readonly typed: string; readonly to: string }[];
  /** Words that had no part in what was found. */
  readonly ignored: readonly string[];
}

/** One search that a query became, as it was sent to the engine. */
export interface SearchAttempt {
  readonly text: string;
  readonly strategy: 'all' | 'last' | 'frequency';
  readonly total: number;
}

/** How a search was understood and answered. */
export interface Understanding {
  readonly understood: Understood;
  /** In the order they were tried; the last one is what was answered. */
  readonly attempts: readonly SearchAttempt[];
}

/** Why an item was found: a searched word, and what stands for it in which field. */
export interface Match {
  readonly field: 'name' | 'description' | 'sectionName' | 'menuName' | 'restaurantName' | 'flags';
  /** As it is in the field, in search text. */
  readonly word: string;
  readonly by: 'exact' | 'prefix' | 'typo' | 'synonym' | 'split';
  readonly typed: string;
}

/** Words of a search that a person should be told about where the results are shown. */
export interface ReadingHints {
  /** Words after "no" or the like that are no allergen: dishes in which one of the forms is printed are left out. */
  readonly without: readonly ExcludedWord[];
  /** What asks to leave something out of which nothing was made, as typed: "allergic to xyz". */
  readonly notUnderstood: readonly string[];
  /** Words without which more was found than with them. */
  readonly dropped: readonly string[];
  /**
   * The text with the words of a condition put back in quotes, by the name of the condition; of those alone that may be meant as words of
   * a dish.
   */
  readonly asText: Readonly<Partial<Record<'cuisine' | 'city' | 'restaurant' | 'course', string>>>;
}

/** A word that must not occur in an item. */
export interface ExcludedWord {
  /** Folded. */
  readonly typed: string;
  /** It is the name of a food, or some item prints it; otherwise nobody knows what was meant by it. */
  readonly isKnown: boolean;
  /** Singular, plural and other names, all of which must not occur. */
  readonly forms: readonly string[];
}

/** How a search for items was understood. */
export interface ItemUnderstanding extends Understanding {
  readonly hints: ReadingHints;
}
