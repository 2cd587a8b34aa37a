// Made by `npm run made` of the schemas of the API; a test compares it with them. Change those instead.

export interface ItemSearchHit {
  /** GUID. */
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Name of the section that holds the item. */
  readonly sectionName: string;
  readonly menuItem: MenuItem;
}

/** One dish or drink. */
export interface MenuItem {
  /** Name as the restaurant presents it. */
  readonly name: string;
  /** Description as the restaurant presents it; may be null or empty. */
  readonly description: string | null;
  /** Pounds sterling, at most two decimals. 0 means that no price is known. */
  readonly price: number;
  /** True if vegetarian. Verify with the restaurant. */
  readonly vegetarian: boolean;
  /** True if vegan. Verify with the restaurant. */
  readonly vegan: boolean;
  /** kcal of the item as listed; an estimate where the restaurant states none. */
  readonly calories: number;
  /** True if halal. Verify with the restaurant. */
  readonly halal: boolean;
  /** True if considered spicy. */
  readonly spicy: boolean;
  /** Allergens, separated by commas, with notes in parentheses. "-" means none; "Unknown" means that the rest is not known, or nothing at all; its note says what is stated as absent, as in "Unknown (stated gluten free; ask the restaurant about the rest)". Guidance only: verify with the restaurant. */
  readonly allergens: string;
}

export interface Explanation {
  readonly understood: Understood;
  /** What was tried in turn; the last one was answered. */
  readonly attempts: readonly {
    readonly text: string;
    /** all: every word must match; last: words are dropped from the end; frequency: the most frequent. */
    readonly strategy: 'all' | 'last' | 'frequency';
    readonly total: number;
  }[];
  readonly items: readonly {
    readonly menuId: number;
    readonly sectionName: string;
    readonly name: string;
    readonly matches: readonly {
      readonly field: 'name' | 'description' | 'sectionName' | 'menuName' | 'restaurantName' | 'flags';
      /** As it stands in the field, folded. */
      readonly word: string;
      readonly by: 'exact' | 'prefix' | 'typo' | 'synonym' | 'split';
      readonly typed: string;
    }[];
  }[];
}

/** What was made of the words of a search. */
export interface Understood {
  /** The words that were searched. */
  readonly text: string;
  readonly vegan?: boolean | undefined;
  readonly vegetarian?: boolean | undefined;
  readonly halal?: boolean | undefined;
  /** False: spicy items are left out. */
  readonly spicy?: boolean | undefined;
  readonly excludeAllergens?: readonly ('CELERY' | 'GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'LUPIN' | 'MILK' | 'MOLLUSCS' | 'MUSTARD' | 'NUTS' | 'PEANUTS' | 'SESAME' | 'SOYA' | 'SULPHITES')[] | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minCalories?: number | undefined;
  readonly maxCalories?: number | undefined;
  readonly cuisine?: string | undefined;
  /** A town, or a postcode district such as "st6". */
  readonly city?: string | undefined;
  readonly restaurant?: string | undefined;
  readonly course?: string | undefined;
  readonly corrected: readonly {
    readonly typed: string;
    readonly to: string;
  }[];
  /** Words that had no part in what was found. */
  readonly ignored: readonly string[];
}

/** How the items of a search divide. */
export interface ItemFacets {
  /** What the item search finds for the same query. */
  readonly total: number;
  /** Vegan items too. */
  readonly vegetarian: number;
  readonly vegan: number;
  readonly halal: number;
  readonly spicy: number;
  readonly allergens: readonly AllergenFacet[];
  /** Pounds. Items for which it is not known are in no range. */
  readonly price: readonly RangeFacet[];
  /** kcal. Items for which it is not known are in no range. */
  readonly calories: readonly RangeFacet[];
  /** What there is most of first; at most 100 entries. */
  readonly cuisines: readonly NameFacet[];
  /** What there is most of first; at most 100 entries. */
  readonly cities: readonly NameFacet[];
  /** What there is most of first; at most 100 entries. */
  readonly courses: readonly NameFacet[];
  /** What there is most of first; at most 100 entries. */
  readonly restaurants: readonly NameFacet[];
}

/** The four counts add up to the total. */
export interface AllergenFacet {
  readonly code: 'CELERY' | 'GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'LUPIN' | 'MILK' | 'MOLLUSCS' | 'MUSTARD' | 'NUTS' | 'PEANUTS' | 'SESAME' | 'SOYA' | 'SULPHITES';
  readonly name: string;
  /** Clear of it: the restaurant says so, or every ingredient is known. */
  readonly stated: number;
  /** Clear of it by a calibrated estimate. */
  readonly likely: number;
  /** Neither. */
  readonly unknown: number;
  /** Contain or may contain it. */
  readonly contains: number;
}

/** Items from one number up to, but not including, the other. */
export interface RangeFacet {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

export interface NameFacet {
  readonly name: string;
  readonly count: number;
}

/** Best first; no text twice in one kind. */
export interface Suggestions {
  readonly items: readonly Suggestion[];
}

export interface Suggestion {
  /** As it is printed most often. */
  readonly text: string;
  readonly kind: 'dish' | 'section' | 'menu' | 'restaurant' | 'cuisine' | 'city';
  /** Active items of that name (dish), menus that have it (section, menu), restaurants (restaurant, cuisine, city). */
  readonly count: number;
  /** Of the only restaurant of that name; otherwise null. */
  readonly restaurantId: string | null;
}

export interface MenuSearchHit {
  /** GUID. */
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Name of the matching section; null when the match is on the menu name alone. */
  readonly section: string | null;
}

export interface Menu {
  /** Menu id. Each version has its own. */
  readonly id: number;
  /** Id of the owning restaurant. */
  readonly restaurantId: string;
  /** Menu name as the restaurant presents it. */
  readonly name: string;
  /** Address of the document the menu was read from. */
  readonly sourceUrl: string;
  /** When this version was imported (UTC). */
  readonly dateUpdated: string;
  /** When this version was replaced; null on the latest. */
  readonly dateDeleted: string | null;
  /** Goes up by one with each change by the restaurant. */
  readonly version: number;
  /** Id of the version before; null when there is none. */
  readonly previousMenuVersionId: number | null;
  readonly sections: readonly Section[];
}

export interface Section {
  /** Section id. */
  readonly id: number;
  /** Section name as the restaurant presents it. */
  readonly name: string;
  /** Items in the order of the menu. */
  readonly items: readonly MenuItem[];
}

/** One version of a menu. */
export interface MenuVersion {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly dateUpdated: string;
  readonly dateDeleted: string | null;
  readonly previousMenuVersionId: number | null;
}

export interface MenuDiff {
  /** Null where the first version is compared with no menu at all. */
  readonly from: MenuVersion | null;
  readonly to: MenuVersion;
  /** Null: the same. */
  readonly name: {
    readonly before: string;
    readonly after: string;
  } | null;
  readonly sections: readonly {
    readonly change: 'added' | 'removed' | 'renamed';
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** Removed items first, then the others in the order of the menu. */
  readonly items: readonly ItemChange[];
  /** Number of items that are the same in both. */
  readonly unchanged: number;
}

export interface ItemChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** What changed; place is the section, or the order within it. Empty unless changed. */
  readonly fields: readonly ('name' | 'description' | 'price' | 'vegetarian' | 'vegan' | 'calories' | 'halal' | 'spicy' | 'allergens' | 'place')[];
  /** Each allergen of which the two versions say something else. */
  readonly allergens: readonly {
    readonly code: 'CELERY' | 'GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'LUPIN' | 'MILK' | 'MOLLUSCS' | 'MUSTARD' | 'NUTS' | 'PEANUTS' | 'SESAME' | 'SOYA' | 'SULPHITES';
    readonly before: AllergenClaim;
    readonly after: AllergenClaim;
  }[];
  readonly before: PlacedItem | null;
  readonly after: PlacedItem | null;
}

/** What a version says of an allergen; unknown does not mean absent. */
export interface AllergenClaim {
  readonly state: 'contains' | 'may contain' | 'free' | 'unknown';
  /** True where it is inferred. */
  readonly estimated: boolean;
}

export interface PlacedItem {
  readonly sectionName: string;
  /** Within its section, from 1. */
  readonly position: number;
  readonly item: MenuItem;
}

export interface MenuEvidence {
  readonly menuId: number;
  readonly sections: readonly SectionEvidence[];
}

export interface SectionEvidence {
  readonly id: number;
  readonly name: string;
  readonly items: readonly {
    readonly name: string;
    readonly evidence: readonly Evidence[];
    /** Reasons why a person should look at the item; empty = none. */
    readonly review: readonly string[];
  }[];
}

/** Where one value comes from. */
export interface Evidence {
  readonly field: 'vegetarian' | 'vegan' | 'halal' | 'spicy' | 'calories' | 'allergens' | 'price';
  /** The value; for allergens the code of one allergen. A price stands here only where it is printed in another currency than pounds, as the number in `value` and with its currency in `words`; the price of the item is then 0. */
  readonly value: string;
  /** Stated by the restaurant, or estimated by us. */
  readonly basis: 'stated' | 'estimated';
  /** Words of the document it rests on; may be empty. */
  readonly words: string;
  /** Rule, dish or ingredient it follows from. */
  readonly rule: string;
  readonly confidence: number;
  /** For estimated calories: 80 % range in kcal. */
  readonly range: readonly [number, number] | null;
  /** For allergens: contained, possibly contained, stated as absent, or absent by a calibrated estimate. */
  readonly state: 'contains' | 'may contain' | 'free' | 'likely absent' | null;
}

export interface MenuPrices {
  readonly menuId: number;
  /** The versions that were looked at, oldest first. */
  readonly versions: readonly MenuVersion[];
  /** Older versions that were not looked at. */
  readonly earlierVersions: number;
  readonly dishes: readonly DishHistory[];
}

export interface DishHistory {
  readonly section: number;
  readonly sectionName: string;
  readonly position: number;
  readonly name: string;
  /** Oldest first: the first version with the dish, and each with another name or price. */
  readonly prices: readonly DishPrice[];
  /** Date of the first version without it; null while the latest version has it. */
  readonly gone: string | null;
}

/** What a dish was called and cost from a version on. */
export interface DishPrice {
  readonly menuId: number;
  readonly version: number;
  /** Date of the version. */
  readonly since: string;
  readonly name: string;
  /** Pounds; 0 where no price is known. */
  readonly price: number;
}

export interface MenuSources {
  readonly menuId: number;
  readonly sources: readonly MenuSource[];
}

export interface MenuSource {
  /** Address of the document the menu was read from. */
  readonly sourceUrl: string;
  /** When it was last looked at; null for never. */
  readonly checkedAt: string | null;
  /** What was found then. */
  readonly state: 'changed' | 'unchanged' | 'unreachable' | 'needs review' | 'unchecked';
  /** Checks in a row that could not reach it. */
  readonly failures: number;
  /** From then on the menu is not to be relied on, unless its source is looked at again. */
  readonly staleAfter: string | null;
  /** Whether it is looked at on a schedule. */
  readonly isWatched: boolean;
}

export interface RestaurantPage {
  readonly items: readonly RestaurantSummary[];
  /** Number of restaurants that match. */
  readonly totalCount: number;
  /** Page size in use. */
  readonly pageSize: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export interface RestaurantSummary {
  /** GUID. */
  readonly id: string;
  readonly name: string;
  /** City and postcode in one string. */
  readonly location: string;
  /** Number of menus in their latest version; may be 0. */
  readonly activeMenus: number;
  /** Cuisine, or kind of establishment where the cuisine is not plain. */
  readonly cuisine: string;
}

export interface RestaurantDetail {
  /** GUID. */
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  /** Cuisine, or kind of establishment where the cuisine is not plain. */
  readonly cuisine: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  /** Always 0 until coordinates are surveyed. */
  readonly latitude: number;
  /** Always 0 until coordinates are surveyed. */
  readonly longitude: number;
  readonly menus: readonly MenuReference[];
}

/** Latest version of one menu. */
export interface MenuReference {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

export interface PriceStatistics {
  readonly currency: 'GBP';
  /** The moment at which the month under way is looked at (UTC). */
  readonly takenAt: string;
  readonly courses: readonly CourseOfPrices[];
}

export interface CourseOfPrices {
  /** One of all, starters, mains, sides, desserts, drinks, breakfast, lunch, kids, sunday roast, set menu. */
  readonly course: string;
  readonly months: readonly MonthOfPrices[];
}

export interface MonthOfPrices {
  readonly month: string;
  /** Dishes with a known price at the end of the month. */
  readonly dishes: number;
  readonly lowerQuartile: number | null;
  readonly median: number | null;
  readonly upperQuartile: number | null;
  /** Dishes with a price in the month before too. */
  readonly matched: number;
  /** Matched-model price index (Jevons, chained), 100 in the first month of all. */
  readonly index: number;
}

/** Where several people with diets and allergies can eat together. */
export interface Party {
  /** Restaurants where each eater finds enough. */
  readonly total: number;
  /** What the total would be with each allergenCertainty. */
  readonly totalByCertainty: {
    readonly stated: number;
    readonly likely: number;
    readonly any: number;
  };
  /** Best first: where the worst-off eater finds most, surest dishes first. */
  readonly restaurants: readonly PartyRestaurant[];
}

export interface PartyRestaurant {
  /** GUID. */
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
  /** Position in eaters, from 0, of who finds least. */
  readonly worstOff: number;
  /** In the order of the parameter. */
  readonly eaters: readonly PartyChoice[];
}

export interface PartyChoice {
  readonly name: string | null;
  /** Dishes of the certainty that was asked for. */
  readonly found: number;
  /** Null where nothing is excluded. */
  readonly byCertainty: CountsByCertainty | null;
  /** As many as were asked for, the surest first. */
  readonly dishes: readonly PartyDish[];
}

export interface CountsByCertainty {
  /** Clear of all that is excluded: stated, or every ingredient is known. */
  readonly stated: number;
  /** Clear of it by a calibrated estimate. */
  readonly likely: number;
  /** Not known to contain it, which does not mean that it is clear of it. */
  readonly unknown: number;
}

export interface PartyDish {
  /** How surely the dish is clear of what the eater excludes; unknown never means clear. Null where nothing is excluded. */
  readonly certainty: 'stated' | 'likely' | 'unknown' | null;
  readonly menuId: number;
  readonly menuName: string;
  readonly sectionName: string;
  readonly menuItem: MenuItem;
}

export interface ChangePage {
  /** In the order in which they happened. */
  readonly changes: readonly Change[];
  /** Cursor to go on with, as `after`; also where there are no changes. */
  readonly next: string;
  /** Whether there is more already. Then an answer may be empty where a filter left out all that was looked at. */
  readonly more: boolean;
}

/** Something that happened. Restaurants and menus come whole; a change of an item has the item in both versions. allergen.removed means that the item is now said to be free of it, allergen.unknown that nothing is said of it any more. */
export type Change = {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'restaurant.created';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly restaurant: Restaurant;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'restaurant.changed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly restaurant: Restaurant;
    readonly fields: readonly ('name' | 'phoneNumber' | 'cuisine' | 'street' | 'city' | 'postcode' | 'country')[];
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'restaurant.merged';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly name: string;
    /** GUID. */
    readonly intoRestaurantId: string;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'restaurant.removed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly name: string;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'menu.published' | 'menu.revised';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menu: Menu;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'menu.replaced';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menu: Menu;
    readonly previousMenuId: number;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'menu.moved';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menu: Menu;
    /** GUID. */
    readonly fromRestaurantId: string;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'menu.withdrawn';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menuName: string;
    /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
    readonly dateDeleted: string;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'item.added' | 'item.removed' | 'item.renamed' | 'item.moved' | 'price.raised' | 'price.lowered' | 'price.added' | 'price.removed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menuName: string;
    /** Null where the item is new. */
    readonly before: PlacedItem | null;
    /** Null where the item is gone. */
    readonly after: PlacedItem | null;
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'item.changed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menuName: string;
    /** Null where the item is new. */
    readonly before: PlacedItem | null;
    /** Null where the item is gone. */
    readonly after: PlacedItem | null;
    readonly fields: readonly ('description' | 'calories' | 'spicy' | 'allergens')[];
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'diet.added' | 'diet.removed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menuName: string;
    /** Null where the item is new. */
    readonly before: PlacedItem | null;
    /** Null where the item is gone. */
    readonly after: PlacedItem | null;
    readonly diet: 'vegetarian' | 'vegan' | 'halal';
  };
} | {
  /** Goes on after this change, as `after`. */
  readonly cursor: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly timestamp: string;
  readonly type: 'allergen.added' | 'allergen.removed' | 'allergen.unknown' | 'allergen.changed';
  /** GUID. */
  readonly restaurantId: string;
  /** Version that changed; null for a change of a restaurant. */
  readonly menuId: number | null;
  readonly data: {
    readonly menuName: string;
    /** Null where the item is new. */
    readonly before: PlacedItem | null;
    /** Null where the item is gone. */
    readonly after: PlacedItem | null;
    readonly allergen: {
      readonly code: 'CELERY' | 'GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'LUPIN' | 'MILK' | 'MOLLUSCS' | 'MUSTARD' | 'NUTS' | 'PEANUTS' | 'SESAME' | 'SOYA' | 'SULPHITES';
      readonly before: AllergenClaim;
      readonly after: AllergenClaim;
    };
  };
};

export interface Restaurant {
  /** GUID. */
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  /** Cuisine, or kind of establishment where the cuisine is not plain. */
  readonly cuisine: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  /** Always 0 until coordinates are surveyed. */
  readonly latitude: number;
  /** Always 0 until coordinates are surveyed. */
  readonly longitude: number;
}

export interface ExportManifest {
  readonly format: 'menus-export-1';
  /** current: the active menus; all: every version of every menu, withdrawn ones too. */
  readonly scope: 'current' | 'all';
  /** Goes up by one with each export of the scope whose files differ. */
  readonly number: number;
  /** Moment of the snapshot of which all files were made. */
  readonly takenAt: string;
  /** The manifest before, by the SHA-256 of its bytes as they were served. */
  readonly previous: {
    readonly number: number;
    readonly sha256: string;
  } | null;
  /** The -bom.csv files are what bom=true asks for. */
  readonly files: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: number;
    /** Of the file without content coding, in lower-case hex. */
    readonly sha256: string;
    readonly rows: number;
  }[];
  /** Ed25519 (RFC 8032) over the manifest without this member in canonical form (RFC 8785). */
  readonly signature: {
    readonly algorithm: 'Ed25519';
    /** RFC 7638 thumbprint of the key, which is in /v1/export/keys.json. */
    readonly keyId: string;
    /** base64url */
    readonly value: string;
  };
}

export interface ExportKeySet {
  readonly keys: readonly {
    readonly kty: 'OKP';
    readonly crv: 'Ed25519';
    readonly x: string;
    readonly kid: string;
    readonly alg: 'Ed25519';
    readonly use: 'sig';
  }[];
}

export interface QualityPage {
  readonly items: readonly RestaurantQuality[];
  /** Number of restaurants. */
  readonly totalCount: number;
  /** Page size in use. */
  readonly pageSize: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export interface RestaurantQuality {
  /** GUID. */
  readonly restaurantId: string;
  readonly restaurantName: string;
  /** Active menus. */
  readonly menus: number;
  /** Items of the active menus. */
  readonly items: number;
  /** Items without a known price. */
  readonly unpriced: number;
  /** What a person has yet to look at. */
  readonly reviewBacklog: number;
  readonly conflicts: readonly Conflict[];
  readonly staleSources: readonly StaleSource[];
}

/** Values that contradict each other. */
export interface Conflict {
  /** What can hardly be right. */
  readonly kind: 'vegan_with_animal_products' | 'vegetarian_with_fish' | 'halal_with_pork' | 'calories_out_of_range' | 'dish_twice' | 'price_unlike_section' | 'menu_twice';
  readonly menuId: number;
  readonly menu: string;
  /** Empty where the whole menu is meant. */
  readonly section: string;
  /** Empty where the whole menu is meant. */
  readonly item: string;
  readonly detail: string;
}

/** Not looked at for 90 days, or unreachable three times in a row. */
export interface StaleSource {
  readonly sourceUrl: string;
  /** ISO 8601 date and time in UTC, six fractional digits, no zone offset. */
  readonly lastCheck: string;
  /** Checks in a row that found it unreachable. */
  readonly failures: number;
}

export interface Allergen {
  /** Stable code, also understood by excludeAllergens. */
  readonly code: 'CELERY' | 'GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'LUPIN' | 'MILK' | 'MOLLUSCS' | 'MUSTARD' | 'NUTS' | 'PEANUTS' | 'SESAME' | 'SOYA' | 'SULPHITES';
  /** Name as in the allergens of an item. */
  readonly name: string;
  /** Other words excludeAllergens understands. */
  readonly aliases: readonly string[];
  /** How allergenCertainty=likely tells that a dish is clear of it, and how often that was wrong; empty: it has no likely tier. */
  readonly likely: readonly LikelyAbsence[];
}

export interface LikelyAbsence {
  /** By the words of the dish, or by a diet that the restaurant states. */
  readonly by: 'estimate' | 'stated vegan' | 'stated vegetarian';
  /** Labelled dishes kept aside that were called clear so. */
  readonly dishes: number;
  /** Of these, how many contain the allergen. */
  readonly containing: number;
  /** Share that may contain it: upper end of the one-sided 95 % interval. */
  readonly upperBound: number;
}

export interface Meta {
  /** Currency of every price (ISO 4217). */
  readonly currency: 'GBP';
  /** Unit of calories, for the item as listed. */
  readonly energyUnit: 'kcal';
  /** Time zone of every date. */
  readonly timeZone: 'UTC';
  readonly coverage: string;
  /** Page every consumer should read and pass on. */
  readonly allergenNotice: string;
  readonly values: readonly SpecialValue[];
  readonly limits: Limits;
}

/** What a special value of a field means. */
export interface SpecialValue {
  readonly field: string;
  readonly value: string;
  readonly meaning: string;
}

/** Largest values that are served. */
export interface Limits {
  /** Of a client without a limit of its own. */
  readonly requestsPerMinute: number;
  /** Likewise, of suggestions by themselves. */
  readonly suggestionsPerMinute: number;
  readonly limit: number;
  readonly offset: number;
  readonly pageSize: number;
  readonly searchCharacters: number;
}

/** Parameters and answer of each operation. */
export interface Operations {
  /** Find dishes. Dishes and drinks of all active menus, with their restaurant, menu and section. Forgives typing errors, finds beginnings of words, and filters by diet, allergens, price, calories, place and course. Conditions may be typed as well: "vegan curry under £10 in Stone", "no nuts", "500 kcal". allergenCertainty says how sure it must be that an excluded allergen is absent. X-Search-Understood says what was made of the words. */
  readonly searchItems: {
    readonly parameters: {
      /** Words to look for in items, their sections, menus and restaurants. */
      readonly search: string;
      /** Hits in the answer; more than 1000 is served as 1000. */
      readonly limit?: number | undefined;
      /** Hits to leave out at the beginning. */
      readonly offset?: number | undefined;
      /** false takes the words literally: no diet, allergen, price, place or course is read out of them. */
      readonly understand?: boolean | undefined;
      /** Order instead of relevance; a minus turns it round. Items without a known price come last either way. */
      readonly sort?: 'price' | '-price' | 'calories' | '-calories' | 'name' | undefined;
      /** Only vegetarian items; vegan ones are. */
      readonly vegetarian?: boolean | undefined;
      /** Only vegan items. */
      readonly vegan?: boolean | undefined;
      /** Only halal items. */
      readonly halal?: boolean | undefined;
      /** Only spicy items. */
      readonly spicy?: boolean | undefined;
      /** Least price in pounds; items without a known price are left out. */
      readonly minPrice?: number | undefined;
      /** Highest price in pounds; items without a known price are left out. */
      readonly maxPrice?: number | undefined;
      /** Least calories in kcal. */
      readonly minCalories?: number | undefined;
      /** Most calories in kcal. */
      readonly maxCalories?: number | undefined;
      /** Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown. */
      readonly excludeAllergens?: string | undefined;
      /** How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it. */
      readonly allergenCertainty?: 'stated' | 'likely' | 'any' | undefined;
      /** The same as allergenCertainty=any. */
      readonly includeUnknownAllergens?: boolean | undefined;
      /** Only restaurants whose city contains this. */
      readonly city?: string | undefined;
      /** Only restaurants whose cuisine contains this. */
      readonly cuisine?: string | undefined;
      /** Only items of this course or meal, as the headings of menus say. */
      readonly course?: 'starters' | 'mains' | 'sides' | 'desserts' | 'drinks' | 'breakfast' | 'lunch' | 'kids' | 'sunday roast' | 'set menu' | undefined;
      /** Only items of this restaurant. */
      readonly restaurantId?: string | undefined;
      /** Only items of this menu. */
      readonly menuId?: number | undefined;
    };
    readonly answer: readonly ItemSearchHit[];
  };
  /** See how a search was understood. The conditions read out of the words, the searches that were tried, and for each item found which word matched where. Takes every parameter of the item search. */
  readonly explainItemSearch: {
    readonly parameters: {
      /** Words to look for in items, their sections, menus and restaurants. */
      readonly search: string;
      /** Hits in the answer; more than 1000 is served as 1000. */
      readonly limit?: number | undefined;
      /** Hits to leave out at the beginning. */
      readonly offset?: number | undefined;
      /** false takes the words literally: no diet, allergen, price, place or course is read out of them. */
      readonly understand?: boolean | undefined;
      /** Order instead of relevance; a minus turns it round. Items without a known price come last either way. */
      readonly sort?: 'price' | '-price' | 'calories' | '-calories' | 'name' | undefined;
      /** Only vegetarian items; vegan ones are. */
      readonly vegetarian?: boolean | undefined;
      /** Only vegan items. */
      readonly vegan?: boolean | undefined;
      /** Only halal items. */
      readonly halal?: boolean | undefined;
      /** Only spicy items. */
      readonly spicy?: boolean | undefined;
      /** Least price in pounds; items without a known price are left out. */
      readonly minPrice?: number | undefined;
      /** Highest price in pounds; items without a known price are left out. */
      readonly maxPrice?: number | undefined;
      /** Least calories in kcal. */
      readonly minCalories?: number | undefined;
      /** Most calories in kcal. */
      readonly maxCalories?: number | undefined;
      /** Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown. */
      readonly excludeAllergens?: string | undefined;
      /** How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it. */
      readonly allergenCertainty?: 'stated' | 'likely' | 'any' | undefined;
      /** The same as allergenCertainty=any. */
      readonly includeUnknownAllergens?: boolean | undefined;
      /** Only restaurants whose city contains this. */
      readonly city?: string | undefined;
      /** Only restaurants whose cuisine contains this. */
      readonly cuisine?: string | undefined;
      /** Only items of this course or meal, as the headings of menus say. */
      readonly course?: 'starters' | 'mains' | 'sides' | 'desserts' | 'drinks' | 'breakfast' | 'lunch' | 'kids' | 'sunday roast' | 'set menu' | undefined;
      /** Only items of this restaurant. */
      readonly restaurantId?: string | undefined;
      /** Only items of this menu. */
      readonly menuId?: number | undefined;
    };
    readonly answer: Explanation;
  };
  /** Count dishes. How the dishes of a search divide by diet, allergens, price, calories, cuisine, city, course and restaurant: what each further filter would leave. Takes the parameters of the item search; without a search it counts everything. */
  readonly countItems: {
    readonly parameters: {
      /** Words to look for in items, their sections, menus and restaurants. */
      readonly search?: string | undefined;
      /** false takes the words literally: no diet, allergen, price, place or course is read out of them. */
      readonly understand?: boolean | undefined;
      /** Only vegetarian items; vegan ones are. */
      readonly vegetarian?: boolean | undefined;
      /** Only vegan items. */
      readonly vegan?: boolean | undefined;
      /** Only halal items. */
      readonly halal?: boolean | undefined;
      /** Only spicy items. */
      readonly spicy?: boolean | undefined;
      /** Least price in pounds; items without a known price are left out. */
      readonly minPrice?: number | undefined;
      /** Highest price in pounds; items without a known price are left out. */
      readonly maxPrice?: number | undefined;
      /** Least calories in kcal. */
      readonly minCalories?: number | undefined;
      /** Most calories in kcal. */
      readonly maxCalories?: number | undefined;
      /** Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown. */
      readonly excludeAllergens?: string | undefined;
      /** How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it. */
      readonly allergenCertainty?: 'stated' | 'likely' | 'any' | undefined;
      /** The same as allergenCertainty=any. */
      readonly includeUnknownAllergens?: boolean | undefined;
      /** Only restaurants whose city contains this. */
      readonly city?: string | undefined;
      /** Only restaurants whose cuisine contains this. */
      readonly cuisine?: string | undefined;
      /** Only items of this course or meal, as the headings of menus say. */
      readonly course?: 'starters' | 'mains' | 'sides' | 'desserts' | 'drinks' | 'breakfast' | 'lunch' | 'kids' | 'sunday roast' | 'set menu' | undefined;
      /** Only items of this restaurant. */
      readonly restaurantId?: string | undefined;
      /** Only items of this menu. */
      readonly menuId?: number | undefined;
    };
    readonly answer: ItemFacets;
  };
  /** Complete what is typed. Names of dishes, sections, menus and restaurants, cuisines and cities that hold what was typed so far, best first. Forgives typing errors. It has a limit of its own, twice that of the other operations, so that it may be asked with every letter. */
  readonly suggest: {
    readonly parameters: {
      /** What was typed so far. The last word may be only begun. */
      readonly search: string;
      /** Suggestions in the answer; more than 20 is served as 20. */
      readonly limit?: number | undefined;
    };
    readonly answer: Suggestions;
  };
  /** Find menus. Active menus whose name, or one of whose section names, matches: a meal, a diet, a kind of food. */
  readonly searchMenus: {
    readonly parameters: {
      /** Words to look for in the names of menus and sections. */
      readonly search: string;
      /** Hits in the answer; more than 1000 is served as 1000. */
      readonly limit?: number | undefined;
      /** Hits to leave out at the beginning. */
      readonly offset?: number | undefined;
      /** false takes the words literally: no diet, allergen, price, place or course is read out of them. */
      readonly understand?: boolean | undefined;
    };
    readonly answer: readonly MenuSearchHit[];
  };
  /** Read a menu. One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap. asOf, or Accept-Datetime, answers with the version of another moment (RFC 7089). Accept: application/ld+json answers in terms of schema.org. X-Source-Checked-At, X-Source-State and X-Source-Stale-After say how fresh a menu in service is. */
  readonly getMenu: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
      /** As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z. */
      readonly asOf?: string | undefined;
    };
    readonly answer: Menu;
  };
  /** List the versions of a menu. Every version of the menu, newest first, from the id of any of them. Accept: application/link-format answers with a TimeMap (RFC 7089). */
  readonly listMenuVersions: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
    };
    readonly answer: readonly MenuVersion[];
  };
  /** See what changed. What changed from another version of the menu to this one: dishes added, removed, renamed or moved, and for each changed dish both states, with every allergen of which they say something else. */
  readonly compareMenuVersions: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
      /** Id of the version to compare with, earlier or later; the version before where it is left out. */
      readonly from?: number | undefined;
    };
    readonly answer: MenuDiff;
  };
  /** See what the tags rest on. For each item, where its flags, calories and allergens come from: stated by the restaurant or estimated, and from which words. */
  readonly getMenuEvidence: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
    };
    readonly answer: MenuEvidence;
  };
  /** Follow the prices of dishes. What each dish of a version was called and cost in the other versions of its menu, renamed and moved dishes included. section and position, counted from 1, choose one dish. The latest 50 versions are looked at. */
  readonly getMenuPrices: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
      /** Only dishes of this section, counted from 1 in the version that the path names. */
      readonly section?: number | undefined;
      /** Only the dish at this place of its section, counted from 1. */
      readonly position?: number | undefined;
    };
    readonly answer: MenuPrices;
  };
  /** See how fresh a menu is. Where the menu was read, when somebody last looked there, and what was found. */
  readonly getMenuSources: {
    readonly parameters: {
      /** Menu id. */
      readonly id: number;
    };
    readonly answer: MenuSources;
  };
  /** List restaurants. Restaurants by name, page by page, filtered by parts of their name, city or cuisine. */
  readonly listRestaurants: {
    readonly parameters: {
      /** Page to return, from 1. */
      readonly page?: number | undefined;
      /** Restaurants a page; more than 100 is served as 100. */
      readonly pageSize?: number | undefined;
      /** Only restaurants whose name contains this, without regard to case, accents and signs. */
      readonly name?: string | undefined;
      /** Only restaurants whose city contains this. */
      readonly city?: string | undefined;
      /** Only restaurants whose cuisine contains this. */
      readonly cuisine?: string | undefined;
    };
    readonly answer: RestaurantPage;
  };
  /** Read a restaurant. Address, telephone number and the latest version of each menu; with asOf, or Accept-Datetime, the versions of another moment. Accept: application/ld+json answers in terms of schema.org. */
  readonly getRestaurant: {
    readonly parameters: {
      /** Restaurant id, a GUID. */
      readonly id: string;
      /** As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z. */
      readonly asOf?: string | undefined;
    };
    readonly answer: RestaurantDetail;
  };
  /** See how prices develop. Over all restaurants, month by month and by course: quartiles of prices, and an index of what the same dishes cost (matched model, Jevons, chained). While they are counted for the first time the answer is 503 with Retry-After. */
  readonly getPriceStatistics: {
    readonly parameters: {
      /** Only this course. */
      readonly course?: 'all' | 'starters' | 'mains' | 'sides' | 'desserts' | 'drinks' | 'breakfast' | 'lunch' | 'kids' | 'sunday roast' | 'set menu' | undefined;
      /** Only from this month on. */
      readonly from?: string | undefined;
      /** Only up to this month. */
      readonly to?: string | undefined;
    };
    readonly answer: PriceStatistics;
  };
  /** Find where several people can eat. Restaurants where each of up to eight eaters, with diets, allergens and a budget of their own, finds enough dishes, with these dishes and how surely they are clear of what is excluded. Ranked by the eater who finds least. Dishes that are only not known to contain an allergen count with allergenCertainty=any alone; totalByCertainty says how many restaurants less certainty would bring. */
  readonly searchParties: {
    readonly parameters: {
      /** Who eats, as JSON: 1 to 8 eaters, each with diets, excluded allergens and the most that a dish may cost. */
      readonly eaters: readonly {
        /** Shown in the answer. */
        readonly name?: string | undefined;
        /** Eats vegetarian dishes only; vegan ones are. */
        readonly vegetarian?: boolean | undefined;
        /** Eats vegan dishes only. */
        readonly vegan?: boolean | undefined;
        /** Eats halal dishes only. */
        readonly halal?: boolean | undefined;
        /** Names or codes of the 14 UK allergens that no dish of this eater may contain. */
        readonly excludeAllergens?: readonly string[] | undefined;
        /** Highest price of a dish in pounds; dishes without a known price are left out. */
        readonly maxPrice?: number | undefined;
      }[];
      /** Dishes that each eater must find in a restaurant. */
      readonly dishes?: number | undefined;
      /** How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it. */
      readonly allergenCertainty?: 'stated' | 'likely' | 'any' | undefined;
      /** Only restaurants whose city contains this. */
      readonly city?: string | undefined;
      /** Only restaurants whose cuisine contains this. */
      readonly cuisine?: string | undefined;
      /** Only dishes of this course or meal; without it everything but drinks counts. */
      readonly course?: 'starters' | 'mains' | 'sides' | 'desserts' | 'drinks' | 'breakfast' | 'lunch' | 'kids' | 'sunday roast' | 'set menu' | undefined;
      /** Restaurants in the answer. */
      readonly limit?: number | undefined;
    };
    readonly answer: Party;
  };
  /** Follow what changes. Everything that happens to restaurants, menus and their items, each once and in order. Go on with `next` of the answer as `after`; with `wait` an answer comes as soon as there is something new. Without `after` it begins at the beginning, and whoever applies all changes from there has all that is there now. Changes are kept for 90 days; an older cursor is answered with 410. As an Atom feed it has the newest changes first. */
  readonly listChanges: {
    readonly parameters: {
      /** Cursor of the last change you have: `next` of the page before, or `cursor` of a change. Left out: from the beginning, which leads to all that is there. `now`: only what happens from now on. */
      readonly after?: string | undefined;
      /** Changes in the answer; more than 500 is served as 500. An answer of more than a megabyte ends earlier. */
      readonly limit?: number | undefined;
      /** Where there is nothing new, seconds to wait for it; more than 30 is served as 30. */
      readonly wait?: number | undefined;
      /** Only changes of these types, separated by commas: restaurant.*, menu.*, item.*, price.*, diet.*, allergen.* or single ones. */
      readonly types?: string | undefined;
      /** Only changes of this restaurant, its menus and items. */
      readonly restaurantId?: string | undefined;
    };
    readonly answer: ChangePage;
  };
  /** Check an export. Names, sizes, rows and SHA-256 of the files of the latest export, signed with Ed25519. Each manifest names the one before by its hash. `menus export verify` checks all of it. */
  readonly getExportManifest: {
    readonly parameters: {
      /** Every version of every menu, withdrawn ones too, instead of the active menus. Restaurants are the same in both. */
      readonly allVersions?: boolean | undefined;
      /** An earlier manifest; the last thousand are kept. */
      readonly number?: number | undefined;
    };
    readonly answer: ExportManifest;
  };
  /** Read the keys of exports. The public keys that signed manifests, as a JWK set; the first one signs now. */
  readonly getExportKeys: {
    readonly parameters: Record<never, never>;
    readonly answer: ExportKeySet;
  };
  /** See how good the data is. Restaurant by restaurant: values that contradict each other (a vegan dish with milk, a price unlike its section, a dish that stands twice), sources that were not looked at for long, and what a person has yet to look at. */
  readonly getQuality: {
    readonly parameters: {
      /** Page to return, from 1. */
      readonly page?: number | undefined;
      /** Restaurants a page; more than 100 is served as 100. */
      readonly pageSize?: number | undefined;
    };
    readonly answer: QualityPage;
  };
  /** List the allergens. The 14 allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each. */
  readonly listAllergens: {
    readonly parameters: Record<never, never>;
    readonly answer: readonly Allergen[];
  };
  /** Read units and special values. Currency, units and time zone, and what 0, null, "" and "-" mean. */
  readonly getMeta: {
    readonly parameters: Record<never, never>;
    readonly answer: Meta;
  };
}

/** Operations that answer a page of a longer list. */
export type PagedOperation = 'searchItems' | 'searchMenus' | 'listRestaurants' | 'getQuality';

/** Where each operation is. */
export const PATHS = {
  searchItems: '/v1/menus/items',
  explainItemSearch: '/v1/menus/items/explain',
  countItems: '/v1/menus/items/facets',
  suggest: '/v1/suggestions',
  searchMenus: '/v1/menus',
  getMenu: '/v1/menus/{id}',
  listMenuVersions: '/v1/menus/{id}/versions',
  compareMenuVersions: '/v1/menus/{id}/diff',
  getMenuEvidence: '/v1/menus/{id}/evidence',
  getMenuPrices: '/v1/menus/{id}/prices',
  getMenuSources: '/v1/menus/{id}/sources',
  listRestaurants: '/v1/restaurants',
  getRestaurant: '/v1/restaurants/{id}',
  getPriceStatistics: '/v1/stats/prices',
  searchParties: '/v1/parties/search',
  listChanges: '/v1/changes',
  getExportManifest: '/v1/export/manifest.json',
  getExportKeys: '/v1/export/keys.json',
  getQuality: '/v1/quality',
  listAllergens: '/v1/allergens',
  getMeta: '/v1/meta',
} as const satisfies Readonly<Record<keyof Operations, string>>;
