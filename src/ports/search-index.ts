import type { AllergenCode } from '@menu-data-service/allergens';
import type { MenuItem } from '../domain/menu.ts';

/** Document of one item: what is searched, filtered, sorted and shown. */
export interface ItemDocument {
  /** `menuId_section_position`. It always means the same item, because a new version of a menu has a new menu id. */
  readonly id: string;
  readonly menuId: number;
  readonly menuName: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sectionName: string;
  readonly city: string;
  readonly cuisine: string;
  readonly item: MenuItem;
  /** Contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /**
   * Allergens known to be absent: stated as absent, or not named by a complete list. An item is never offered as free of any
   * other.
   */
  readonly absentAllergens: readonly AllergenCode[];
  /** Allergens that a calibrated estimate says are absent; none of them is in the two lists above. */
  readonly likelyAbsentAllergens: readonly AllergenCode[];
  /** Position of the section in the menu and of the item in the section, from 0. */
  readonly sectionPosition: number;
  readonly itemPosition: number;
}

/** The documents of one active menu. */
export interface MenuDocuments {
  readonly menuId: number;
  readonly menuName: string;
  readonly version: number;
  /** 1 at first, and raised whenever the version is rewritten in place. */
  readonly revision: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly postcode: string;
  readonly cuisine: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly ItemDocument[] }[];
}

export type ItemSort = 'price' | '-price' | 'calories' | '-calories' | 'name';

/**
 * How sure it must be that an excluded allergen is absent. stated: the restaurant says so, or every ingredient is known; likely:
 * that, or a calibrated estimate says so; any: it is not known to be there.
 */
export const ALLERGEN_CERTAINTIES = ['stated', 'likely', 'any'] as const;
export type AllergenCertainty = (typeof ALLERGEN_CERTAINTIES)[number];

/** The courses and meals that items can belong to. */
export const COURSES = [
  'starters',
  'mains',
  'sides',
  'desserts',
  'drinks',
  'breakfast',
  'lunch',
  'kids',
  'sunday roast',
  'set menu',
] as const;
export type Course = (typeof COURSES)[number];

export interface ItemFilter {
  readonly vegetarian?: boolean;
  readonly vegan?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly minCalories?: number;
  readonly maxCalories?: number;
  readonly excludeAllergens?: readonly AllergenCode[];
  /** Of excludeAllergens; stated where it is not given. */
  readonly allergenCertainty?: AllergenCertainty;
  /** Folded; matches where the city contains it. */
  readonly city?: string;
  /** Folded; matches where the cuisine contains it. */
  readonly cuisine?: string;
  readonly course?: Course;
  readonly restaurantId?: string;
  readonly menuId?: number;
}

export interface ItemQuery {
  /** Null: every item of the filter. */
  readonly search: string | null;
  readonly filter: ItemFilter;
  readonly sort?: ItemSort;
  readonly limit: number;
  readonly offset: number;
  /** Replaced menus that may still be in the index; they must not be found. */
  readonly withoutMenus: readonly number[];
  /** False: the words are looked for as typed, and no condition is read out of them. True by default. */
  readonly understand?: boolean | undefined;
}

export interface MenuQuery {
  readonly search: string;
  readonly understand?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly withoutMenus: readonly number[];
}

export interface MenuHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Null when the match is on the menu name alone. */
  readonly section: string | null;
}

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
  /** Folded name. */
  readonly restaurant?: string;
  readonly course?: string;
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

export interface Page<T> {
  readonly hits: readonly T[];
  /** Exact number of hits on all pages. */
  readonly total: number;
}

export interface MenuPage extends Page<MenuHit>, Understanding {}

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
  /** Singular, plural and other names, as the text of the search excludes them. */
  readonly forms: readonly string[];
}

/** How a search for items was understood. */
export interface ItemUnderstanding extends Understanding {
  readonly hints: ReadingHints;
}

export interface ItemPage extends Page<ItemDocument>, ItemUnderstanding {
  /** Items left out because it is not sure enough that they are clear of what is excluded; 0 where nothing is. */
  readonly allergensUnknown: number;
  /** How many of those the certainty `likely` would bring; 0 for `likely` and `any`. */
  readonly allergensLikely: number;
}

/** Which items are counted. */
export type FacetQuery = Pick<ItemQuery, 'search' | 'filter' | 'withoutMenus' | 'understand'>;

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Items from one number up to, but not including, another; to null: and more. */
export interface RangeCount {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** How surely items are clear of an allergen; the four add up to all items. */
export interface AllergenCounts {
  readonly code: AllergenCode;
  /** Known to be absent. */
  readonly stated: number;
  /** Absent by a calibrated estimate. */
  readonly likely: number;
  readonly unknown: number;
  /** Contained or possibly contained. */
  readonly contains: number;
}

/** How the items of a search divide. Lists have what there is most of first, and at most 100 entries. */
export interface ItemFacets extends ItemUnderstanding {
  readonly total: number;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  /** Vegan items too. */
  readonly vegetarian: number;
  readonly vegan: number;
  readonly halal: number;
  readonly spicy: number;
  readonly allergens: readonly AllergenCounts[];
  /** Pounds; items without a known price are in none. */
  readonly price: readonly RangeCount[];
  /** kcal; likewise. */
  readonly calories: readonly RangeCount[];
  readonly cuisines: readonly NamedCount[];
  readonly cities: readonly NamedCount[];
  readonly courses: readonly NamedCount[];
  readonly restaurants: readonly NamedCount[];
}

export type SuggestionKind = 'cuisine' | 'city' | 'restaurant' | 'dish' | 'section' | 'menu';

export interface SuggestionQuery {
  /** What was typed so far; the last word is perhaps only begun. */
  readonly search: string;
  readonly limit: number;
  readonly withoutMenus: readonly number[];
}

/** What somebody may be about to type. */
export interface Suggestion {
  /** As it is printed most often. */
  readonly text: string;
  readonly kind: SuggestionKind;
  /** Active items of that name (dish), menus that have it (section, menu), restaurants (the others). */
  readonly count: number;
  /** Of the only restaurant of that name. */
  readonly restaurantId: string | null;
}

/** One of a party that eats together: what a dish must be for this person. */
export interface Eater extends Pick<ItemFilter, 'vegetarian' | 'vegan' | 'halal' | 'maxPrice' | 'excludeAllergens'> {}

export interface PartyQuery {
  readonly eaters: readonly Eater[];
  /** Dishes that each of them must find. */
  readonly dishes: number;
  /** How sure it must be that these dishes are clear of what their eater excludes. */
  readonly certainty: AllergenCertainty;
  /** Where and what all of them eat; without a course everything but drinks. */
  readonly filter: Pick<ItemFilter, 'city' | 'cuisine' | 'course'>;
  /** Places in the answer. */
  readonly limit: number;
  readonly withoutMenus: readonly number[];
}

/** What one eater finds in one restaurant. */
export interface EaterChoice {
  /** Whether the eater excludes allergens; all counts are the same where not. */
  readonly picky: boolean;
  /** Dishes by how surely they are clear of what the eater excludes; each count holds those before it. */
  readonly counts: Readonly<Record<AllergenCertainty, number>>;
  /** The surest first, as many as each must find. */
  readonly dishes: readonly {
    /** The surest certainty that holds; null where the eater excludes nothing. */
    readonly certainty: AllergenCertainty | null;
    readonly hit: ItemDocument;
  }[];
}

/** A restaurant where each eater finds enough. */
export interface PartyPlace {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
  /** The eater who finds least, by position in the query. */
  readonly worstOff: number;
  /** In the order of the query. */
  readonly eaters: readonly EaterChoice[];
}

export interface PartyPage {
  /** Best first: where the worst-off eater finds most. */
  readonly places: readonly PartyPlace[];
  /** Restaurants where each finds enough, by the certainty that would be asked for. */
  readonly totals: Readonly<Record<AllergenCertainty, number>>;
}

export type MenuChange = { readonly upsert: MenuDocuments } | { readonly remove: number };

export interface IndexHealth {
  readonly available: boolean;
  readonly items: number;
  readonly menus: number;
  /** Name of the last rebuild; null in an empty or foreign index. */
  readonly epoch: string | null;
}

/** Parts in which the menus of an index are compared with the database. */
export const BUCKETS = 64;

/** The part that a menu is in, from 0. */
export function bucketOf(menuId: number): number {
  return menuId % BUCKETS;
}

/** Is told, before a search resolves, which groups of engines its answer lacks. */
export type OnMissing = (groups: readonly string[]) => void;

/** What is searched. Where menus are divided among groups of engines, an answer may lack those of a group that is away. */
export interface SearchReader {
  searchItems(query: ItemQuery, signal?: AbortSignal, onMissing?: OnMissing): Promise<ItemPage>;
  searchMenus(query: MenuQuery, signal?: AbortSignal, onMissing?: OnMissing): Promise<MenuPage>;
  /** Counts over all items that searchItems finds for the same query. */
  itemFacets(query: FacetQuery, signal?: AbortSignal, onMissing?: OnMissing): Promise<ItemFacets>;
  /** Best first. */
  suggest(query: SuggestionQuery, signal?: AbortSignal, onMissing?: OnMissing): Promise<readonly Suggestion[]>;
  /** Restaurants where each of several eaters finds enough. */
  searchParty(query: PartyQuery, signal?: AbortSignal, onMissing?: OnMissing): Promise<PartyPage>;
  /** Why an item was found by a text that was searched: each word that has a place in it. */
  explain(searched: string, hit: ItemDocument): readonly Match[];
  /**
   * Another number whenever a search may find something else than before, so that answers can be kept by it. Null for a
   * while after a change, and always where other processes change the index: then nothing may be kept.
   */
  generation(): number | null;
  health(): Promise<IndexHealth>;
}

/** What is searched, and kept in step by an indexer. */
export interface SearchIndex extends SearchReader {
  /** Replaces or removes whole menus, never a part of one, and resolves when the changes are searchable. */
  apply(changes: readonly MenuChange[]): Promise<void>;
  /** Fills a new index and swaps it in. Until then searches use the old one, and changes are applied to both. */
  rebuild(
    menus: AsyncIterable<readonly MenuDocuments[]>,
    epoch: string,
    onProgress?: (menus: number) => void,
  ): Promise<void>;
  /** Every menu of one bucket in the index with the hash of its documents, for the drift checker. */
  fingerprint(bucket: number): AsyncIterable<{ readonly menuId: number; readonly hash: string }>;
  /** The hash that `fingerprint` gives for a menu whose documents are complete and up to date. */
  hashOf(menu: MenuDocuments): string;
  /** Restores settings that are not what this build needs. Resolves to what was done, for the log; null for nothing. */
  repairSettings(): Promise<string | null>;
  close(): Promise<void>;
}
