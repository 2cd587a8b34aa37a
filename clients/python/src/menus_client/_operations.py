"""Made by `npm run made` of the schemas of the API; a test compares it with them. Change those instead."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

from ._answer import Answer


class ItemSearchHit(TypedDict):
    restaurantId: str
    """GUID."""
    restaurantName: str
    menuId: int
    menuName: str
    sectionName: str
    """Name of the section that holds the item."""
    menuItem: MenuItem


class MenuItem(TypedDict):
    """One dish or drink."""

    name: str
    """Name as the restaurant presents it."""
    description: str | None
    """Description as the restaurant presents it; may be null or empty."""
    price: float
    """Pounds sterling, at most two decimals. 0 means that no price is known."""
    vegetarian: bool
    """True if vegetarian. Verify with the restaurant."""
    vegan: bool
    """True if vegan. Verify with the restaurant."""
    calories: int
    """kcal of the item as listed; an estimate where the restaurant states none."""
    halal: bool
    """True if halal. Verify with the restaurant."""
    spicy: bool
    """True if considered spicy."""
    allergens: str
    """Allergens, separated by commas, with notes in parentheses. '-' means none; 'Unknown' means that the rest is not known, or nothing at all; its note says what is stated as absent, as in 'Unknown (stated gluten free; ask the restaurant about the rest)'. Guidance only: verify with the restaurant."""


class ExplanationAttemptsEntry(TypedDict):
    text: str
    strategy: Literal["all", "last", "frequency"]
    """all: every word must match; last: words are dropped from the end; frequency: the most frequent."""
    total: int


class ExplanationItemsEntryMatchesEntry(TypedDict):
    field: Literal["name", "description", "sectionName", "menuName", "restaurantName", "flags"]
    word: str
    """As it stands in the field, folded."""
    by: Literal["exact", "prefix", "typo", "synonym", "split"]
    typed: str


class ExplanationItemsEntry(TypedDict):
    menuId: int
    sectionName: str
    name: str
    matches: list[ExplanationItemsEntryMatchesEntry]


class Explanation(TypedDict):
    understood: Understood
    attempts: list[ExplanationAttemptsEntry]
    """What was tried in turn; the last one was answered."""
    items: list[ExplanationItemsEntry]


class UnderstoodCorrectedEntry(TypedDict):
    typed: str
    to: str


class _UnderstoodRequired(TypedDict):
    """What was made of the words of a search."""

    text: str
    """The words that were searched."""
    corrected: list[UnderstoodCorrectedEntry]
    ignored: list[str]
    """Words that had no part in what was found."""


class Understood(_UnderstoodRequired, total=False):
    """What was made of the words of a search."""

    vegan: bool
    vegetarian: bool
    halal: bool
    spicy: bool
    """False: spicy items are left out."""
    excludeAllergens: list[Literal["CELERY", "GLUTEN", "CRUSTACEANS", "EGGS", "FISH", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "NUTS", "PEANUTS", "SESAME", "SOYA", "SULPHITES"]]
    minPrice: float
    maxPrice: float
    minCalories: float
    maxCalories: float
    cuisine: str
    city: str
    """A town, or a postcode district such as 'st6'."""
    restaurant: str
    course: str


class ItemFacets(TypedDict):
    """How the items of a search divide."""

    total: int
    """What the item search finds for the same query."""
    vegetarian: int
    """Vegan items too."""
    vegan: int
    halal: int
    spicy: int
    allergens: list[AllergenFacet]
    price: list[RangeFacet]
    """Pounds. Items for which it is not known are in no range."""
    calories: list[RangeFacet]
    """kcal. Items for which it is not known are in no range."""
    cuisines: list[NameFacet]
    """What there is most of first; at most 100 entries."""
    cities: list[NameFacet]
    """What there is most of first; at most 100 entries."""
    courses: list[NameFacet]
    """What there is most of first; at most 100 entries."""
    restaurants: list[NameFacet]
    """What there is most of first; at most 100 entries."""


class AllergenFacet(TypedDict):
    """The four counts add up to the total."""

    code: Literal["CELERY", "GLUTEN", "CRUSTACEANS", "EGGS", "FISH", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "NUTS", "PEANUTS", "SESAME", "SOYA", "SULPHITES"]
    name: str
    stated: int
    """Clear of it: the restaurant says so, or every ingredient is known."""
    likely: int
    """Clear of it by a calibrated estimate."""
    unknown: int
    """Neither."""
    contains: int
    """Contain or may contain it."""


RangeFacet = TypedDict("RangeFacet", {
    "from": "float",
    "to": "float | None",
    "count": "int",
})


class NameFacet(TypedDict):
    name: str
    count: int


class Suggestions(TypedDict):
    """Best first; no text twice in one kind."""

    items: list[Suggestion]


class Suggestion(TypedDict):
    text: str
    """As it is printed most often."""
    kind: Literal["dish", "section", "menu", "restaurant", "cuisine", "city"]
    count: int
    """Active items of that name (dish), menus that have it (section, menu), restaurants (restaurant, cuisine, city)."""
    restaurantId: str | None
    """Of the only restaurant of that name; otherwise null."""


class MenuSearchHit(TypedDict):
    restaurantId: str
    """GUID."""
    restaurantName: str
    menuId: int
    menuName: str
    section: str | None
    """Name of the matching section; null when the match is on the menu name alone."""


class Menu(TypedDict):
    id: int
    """Menu id. Each version has its own."""
    restaurantId: str
    """Id of the owning restaurant."""
    name: str
    """Menu name as the restaurant presents it."""
    sourceUrl: str
    """Address of the document the menu was read from."""
    dateUpdated: str
    """When this version was imported (UTC)."""
    dateDeleted: str | None
    """When this version was replaced; null on the latest."""
    version: int
    """Goes up by one with each change by the restaurant."""
    previousMenuVersionId: int | None
    """Id of the version before; null when there is none."""
    sections: list[Section]


class Section(TypedDict):
    id: int
    """Section id."""
    name: str
    """Section name as the restaurant presents it."""
    items: list[MenuItem]
    """Items in the order of the menu."""


class MenuVersion(TypedDict):
    """One version of a menu."""

    id: int
    version: int
    name: str
    dateUpdated: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    dateDeleted: str | None
    previousMenuVersionId: int | None


class MenuDiffName(TypedDict):
    before: str
    after: str


class MenuDiffSectionsEntry(TypedDict):
    change: Literal["added", "removed", "renamed"]
    before: str | None
    after: str | None


MenuDiff = TypedDict("MenuDiff", {
    "from": "MenuVersion | None",
    "to": "MenuVersion",
    "name": "MenuDiffName | None",
    "sections": "list[MenuDiffSectionsEntry]",
    "items": "list[ItemChange]",
    "unchanged": "int",
})


class ItemChangeAllergensEntry(TypedDict):
    code: Literal["CELERY", "GLUTEN", "CRUSTACEANS", "EGGS", "FISH", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "NUTS", "PEANUTS", "SESAME", "SOYA", "SULPHITES"]
    before: AllergenClaim
    after: AllergenClaim


class ItemChange(TypedDict):
    change: Literal["added", "removed", "changed"]
    fields: list[Literal["name", "description", "price", "vegetarian", "vegan", "calories", "halal", "spicy", "allergens", "place"]]
    """What changed; place is the section, or the order within it. Empty unless changed."""
    allergens: list[ItemChangeAllergensEntry]
    """Each allergen of which the two versions say something else."""
    before: PlacedItem | None
    after: PlacedItem | None


class AllergenClaim(TypedDict):
    """What a version says of an allergen; unknown does not mean absent."""

    state: Literal["contains", "may contain", "free", "unknown"]
    estimated: bool
    """True where it is inferred."""


class PlacedItem(TypedDict):
    sectionName: str
    position: int
    """Within its section, from 1."""
    item: MenuItem


class MenuEvidence(TypedDict):
    menuId: int
    sections: list[SectionEvidence]


class SectionEvidenceItemsEntry(TypedDict):
    name: str
    evidence: list[Evidence]
    review: list[str]
    """Reasons why a person should look at the item; empty = none."""


class SectionEvidence(TypedDict):
    id: int
    name: str
    items: list[SectionEvidenceItemsEntry]


class Evidence(TypedDict):
    """Where one value comes from."""

    field: Literal["vegetarian", "vegan", "halal", "spicy", "calories", "allergens", "price"]
    value: str
    """The value; for allergens the code of one allergen. A price stands here only where it is printed in another currency than pounds, as the number in `value` and with its currency in `words`; the price of the item is then 0."""
    basis: Literal["stated", "estimated"]
    """Stated by the restaurant, or estimated by us."""
    words: str
    """Words of the document it rests on; may be empty."""
    rule: str
    """Rule, dish or ingredient it follows from."""
    confidence: float
    range: list[float] | None
    """For estimated calories: 80 % range in kcal."""
    state: Literal["contains", "may contain", "free", "likely absent"] | None
    """For allergens: contained, possibly contained, stated as absent, or absent by a calibrated estimate."""


class MenuPrices(TypedDict):
    menuId: int
    versions: list[MenuVersion]
    """The versions that were looked at, oldest first."""
    earlierVersions: int
    """Older versions that were not looked at."""
    dishes: list[DishHistory]


class DishHistory(TypedDict):
    section: int
    sectionName: str
    position: int
    name: str
    prices: list[DishPrice]
    """Oldest first: the first version with the dish, and each with another name or price."""
    gone: str | None
    """Date of the first version without it; null while the latest version has it."""


class DishPrice(TypedDict):
    """What a dish was called and cost from a version on."""

    menuId: int
    version: int
    since: str
    """Date of the version."""
    name: str
    price: float
    """Pounds; 0 where no price is known."""


class MenuSources(TypedDict):
    menuId: int
    sources: list[MenuSource]


class MenuSource(TypedDict):
    sourceUrl: str
    """Address of the document the menu was read from."""
    checkedAt: str | None
    """When it was last looked at; null for never."""
    state: Literal["changed", "unchanged", "unreachable", "needs review", "unchecked"]
    """What was found then."""
    failures: int
    """Checks in a row that could not reach it."""
    staleAfter: str | None
    """From then on the menu is not to be relied on, unless its source is looked at again."""
    isWatched: bool
    """Whether it is looked at on a schedule."""


class RestaurantPage(TypedDict):
    items: list[RestaurantSummary]
    totalCount: int
    """Number of restaurants that match."""
    pageSize: int
    """Page size in use."""
    currentPage: int
    totalPages: int
    hasPrevious: bool
    hasNext: bool


class RestaurantSummary(TypedDict):
    id: str
    """GUID."""
    name: str
    location: str
    """City and postcode in one string."""
    activeMenus: int
    """Number of menus in their latest version; may be 0."""
    cuisine: str
    """Cuisine, or kind of establishment where the cuisine is not plain."""


class RestaurantDetail(TypedDict):
    id: str
    """GUID."""
    name: str
    phoneNumber: str
    cuisine: str
    """Cuisine, or kind of establishment where the cuisine is not plain."""
    street: str
    city: str
    postcode: str
    country: str
    latitude: float
    """Always 0 until coordinates are surveyed."""
    longitude: float
    """Always 0 until coordinates are surveyed."""
    menus: list[MenuReference]


class MenuReference(TypedDict):
    """Latest version of one menu."""

    id: int
    version: int
    name: str


class PriceStatistics(TypedDict):
    currency: Literal["GBP"]
    takenAt: str
    """The moment at which the month under way is looked at (UTC)."""
    courses: list[CourseOfPrices]


class CourseOfPrices(TypedDict):
    course: str
    """One of all, starters, mains, sides, desserts, drinks, breakfast, lunch, kids, sunday roast, set menu."""
    months: list[MonthOfPrices]


class MonthOfPrices(TypedDict):
    month: str
    dishes: int
    """Dishes with a known price at the end of the month."""
    lowerQuartile: float | None
    median: float | None
    upperQuartile: float | None
    matched: int
    """Dishes with a price in the month before too."""
    index: float
    """Matched-model price index (Jevons, chained), 100 in the first month of all."""


class PartyTotalByCertainty(TypedDict):
    """What the total would be with each allergenCertainty."""

    stated: int
    likely: int
    any: int


class Party(TypedDict):
    """Where several people with diets and allergies can eat together."""

    total: int
    """Restaurants where each eater finds enough."""
    totalByCertainty: PartyTotalByCertainty
    """What the total would be with each allergenCertainty."""
    restaurants: list[PartyRestaurant]
    """Best first: where the worst-off eater finds most, surest dishes first."""


class PartyRestaurant(TypedDict):
    restaurantId: str
    """GUID."""
    restaurantName: str
    city: str
    cuisine: str
    worstOff: int
    """Position in eaters, from 0, of who finds least."""
    eaters: list[PartyChoice]
    """In the order of the parameter."""


class PartyChoice(TypedDict):
    name: str | None
    found: int
    """Dishes of the certainty that was asked for."""
    byCertainty: CountsByCertainty | None
    """Null where nothing is excluded."""
    dishes: list[PartyDish]
    """As many as were asked for, the surest first."""


class CountsByCertainty(TypedDict):
    stated: int
    """Clear of all that is excluded: stated, or every ingredient is known."""
    likely: int
    """Clear of it by a calibrated estimate."""
    unknown: int
    """Not known to contain it, which does not mean that it is clear of it."""


class PartyDish(TypedDict):
    certainty: Literal["stated", "likely", "unknown"] | None
    """How surely the dish is clear of what the eater excludes; unknown never means clear. Null where nothing is excluded."""
    menuId: int
    menuName: str
    sectionName: str
    menuItem: MenuItem


class ChangePage(TypedDict):
    changes: list[Change]
    """In the order in which they happened."""
    next: str
    """Cursor to go on with, as `after`; also where there are no changes."""
    more: bool
    """Whether there is more already. Then an answer may be empty where a filter left out all that was looked at."""


class ChangeRestaurantCreatedData(TypedDict):
    restaurant: Restaurant


class ChangeRestaurantCreated(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["restaurant.created"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeRestaurantCreatedData


class ChangeRestaurantChangedData(TypedDict):
    restaurant: Restaurant
    fields: list[Literal["name", "phoneNumber", "cuisine", "street", "city", "postcode", "country"]]


class ChangeRestaurantChanged(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["restaurant.changed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeRestaurantChangedData


class ChangeRestaurantMergedData(TypedDict):
    name: str
    intoRestaurantId: str
    """GUID."""


class ChangeRestaurantMerged(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["restaurant.merged"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeRestaurantMergedData


class ChangeRestaurantRemovedData(TypedDict):
    name: str


class ChangeRestaurantRemoved(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["restaurant.removed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeRestaurantRemovedData


class ChangeMenuPublishedData(TypedDict):
    menu: Menu


class ChangeMenuPublished(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["menu.published", "menu.revised"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeMenuPublishedData


class ChangeMenuReplacedData(TypedDict):
    menu: Menu
    previousMenuId: int


class ChangeMenuReplaced(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["menu.replaced"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeMenuReplacedData


class ChangeMenuMovedData(TypedDict):
    menu: Menu
    fromRestaurantId: str
    """GUID."""


class ChangeMenuMoved(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["menu.moved"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeMenuMovedData


class ChangeMenuWithdrawnData(TypedDict):
    menuName: str
    dateDeleted: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""


class ChangeMenuWithdrawn(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["menu.withdrawn"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeMenuWithdrawnData


class ChangeItemAddedData(TypedDict):
    menuName: str
    before: PlacedItem | None
    """Null where the item is new."""
    after: PlacedItem | None
    """Null where the item is gone."""


class ChangeItemAdded(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["item.added", "item.removed", "item.renamed", "item.moved", "price.raised", "price.lowered", "price.added", "price.removed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeItemAddedData


class ChangeItemChangedData(TypedDict):
    menuName: str
    before: PlacedItem | None
    """Null where the item is new."""
    after: PlacedItem | None
    """Null where the item is gone."""
    fields: list[Literal["description", "calories", "spicy", "allergens"]]


class ChangeItemChanged(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["item.changed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeItemChangedData


class ChangeDietAddedData(TypedDict):
    menuName: str
    before: PlacedItem | None
    """Null where the item is new."""
    after: PlacedItem | None
    """Null where the item is gone."""
    diet: Literal["vegetarian", "vegan", "halal"]


class ChangeDietAdded(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["diet.added", "diet.removed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeDietAddedData


class ChangeAllergenAddedDataAllergen(TypedDict):
    code: Literal["CELERY", "GLUTEN", "CRUSTACEANS", "EGGS", "FISH", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "NUTS", "PEANUTS", "SESAME", "SOYA", "SULPHITES"]
    before: AllergenClaim
    after: AllergenClaim


class ChangeAllergenAddedData(TypedDict):
    menuName: str
    before: PlacedItem | None
    """Null where the item is new."""
    after: PlacedItem | None
    """Null where the item is gone."""
    allergen: ChangeAllergenAddedDataAllergen


class ChangeAllergenAdded(TypedDict):
    cursor: str
    """Goes on after this change, as `after`."""
    timestamp: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    type: Literal["allergen.added", "allergen.removed", "allergen.unknown", "allergen.changed"]
    restaurantId: str
    """GUID."""
    menuId: int | None
    """Version that changed; null for a change of a restaurant."""
    data: ChangeAllergenAddedData


Change: TypeAlias = "ChangeRestaurantCreated | ChangeRestaurantChanged | ChangeRestaurantMerged | ChangeRestaurantRemoved | ChangeMenuPublished | ChangeMenuReplaced | ChangeMenuMoved | ChangeMenuWithdrawn | ChangeItemAdded | ChangeItemChanged | ChangeDietAdded | ChangeAllergenAdded"


class Restaurant(TypedDict):
    id: str
    """GUID."""
    name: str
    phoneNumber: str
    cuisine: str
    """Cuisine, or kind of establishment where the cuisine is not plain."""
    street: str
    city: str
    postcode: str
    country: str
    latitude: float
    """Always 0 until coordinates are surveyed."""
    longitude: float
    """Always 0 until coordinates are surveyed."""


class ExportManifestPrevious(TypedDict):
    number: int
    sha256: str


class ExportManifestFilesEntry(TypedDict):
    name: str
    mediaType: str
    bytes: int
    sha256: str
    """Of the file without content coding, in lower-case hex."""
    rows: int


class ExportManifestSignature(TypedDict):
    """Ed25519 (RFC 8032) over the manifest without this member in canonical form (RFC 8785)."""

    algorithm: Literal["Ed25519"]
    keyId: str
    """RFC 7638 thumbprint of the key, which is in /v1/export/keys.json."""
    value: str
    """base64url"""


class ExportManifest(TypedDict):
    format: Literal["menus-export-1"]
    scope: Literal["current", "all"]
    """current: the active menus; all: every version of every menu, withdrawn ones too."""
    number: int
    """Goes up by one with each export of the scope whose files differ."""
    takenAt: str
    """Moment of the snapshot of which all files were made."""
    previous: ExportManifestPrevious | None
    """The manifest before, by the SHA-256 of its bytes as they were served."""
    files: list[ExportManifestFilesEntry]
    """The -bom.csv files are what bom=true asks for."""
    signature: ExportManifestSignature
    """Ed25519 (RFC 8032) over the manifest without this member in canonical form (RFC 8785)."""


class ExportKeySetKeysEntry(TypedDict):
    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    x: str
    kid: str
    alg: Literal["Ed25519"]
    use: Literal["sig"]


class ExportKeySet(TypedDict):
    keys: list[ExportKeySetKeysEntry]


class QualityPage(TypedDict):
    items: list[RestaurantQuality]
    totalCount: int
    """Number of restaurants."""
    pageSize: int
    """Page size in use."""
    currentPage: int
    totalPages: int
    hasPrevious: bool
    hasNext: bool


class RestaurantQuality(TypedDict):
    restaurantId: str
    """GUID."""
    restaurantName: str
    menus: int
    """Active menus."""
    items: int
    """Items of the active menus."""
    unpriced: int
    """Items without a known price."""
    reviewBacklog: int
    """What a person has yet to look at."""
    conflicts: list[Conflict]
    staleSources: list[StaleSource]


class Conflict(TypedDict):
    """Values that contradict each other."""

    kind: Literal["vegan_with_animal_products", "vegetarian_with_fish", "halal_with_pork", "calories_out_of_range", "dish_twice", "price_unlike_section", "menu_twice"]
    """What can hardly be right."""
    menuId: int
    menu: str
    section: str
    """Empty where the whole menu is meant."""
    item: str
    """Empty where the whole menu is meant."""
    detail: str


class StaleSource(TypedDict):
    """Not looked at for 90 days, or unreachable three times in a row."""

    sourceUrl: str
    lastCheck: str
    """ISO 8601 date and time in UTC, six fractional digits, no zone offset."""
    failures: int
    """Checks in a row that found it unreachable."""


class Allergen(TypedDict):
    code: Literal["CELERY", "GLUTEN", "CRUSTACEANS", "EGGS", "FISH", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "NUTS", "PEANUTS", "SESAME", "SOYA", "SULPHITES"]
    """Stable code, also understood by excludeAllergens."""
    name: str
    """Name as in the allergens of an item."""
    aliases: list[str]
    """Other words excludeAllergens understands."""
    likely: list[LikelyAbsence]
    """How allergenCertainty=likely tells that a dish is clear of it, and how often that was wrong; empty: it has no likely tier."""


class LikelyAbsence(TypedDict):
    by: Literal["estimate", "stated vegan", "stated vegetarian"]
    """By the words of the dish, or by a diet that the restaurant states."""
    dishes: int
    """Labelled dishes kept aside that were called clear so."""
    containing: int
    """Of these, how many contain the allergen."""
    upperBound: float
    """Share that may contain it: upper end of the one-sided 95 % interval."""


class Meta(TypedDict):
    currency: Literal["GBP"]
    """Currency of every price (ISO 4217)."""
    energyUnit: Literal["kcal"]
    """Unit of calories, for the item as listed."""
    timeZone: Literal["UTC"]
    """Time zone of every date."""
    coverage: str
    allergenNotice: str
    """Page every consumer should read and pass on."""
    values: list[SpecialValue]
    limits: Limits


class SpecialValue(TypedDict):
    """What a special value of a field means."""

    field: str
    value: str
    meaning: str


class Limits(TypedDict):
    """Largest values that are served."""

    requestsPerMinute: int
    """Of a client without a limit of its own."""
    suggestionsPerMinute: int
    """Likewise, of suggestions by themselves."""
    limit: int
    offset: int
    pageSize: int
    searchCharacters: int


class _eatersEntryRequired(TypedDict):
    """One person of the party. Without any condition: eats everything."""



class eatersEntry(_eatersEntryRequired, total=False):
    """One person of the party. Without any condition: eats everything."""

    name: str
    """Shown in the answer."""
    vegetarian: bool
    """Eats vegetarian dishes only; vegan ones are."""
    vegan: bool
    """Eats vegan dishes only."""
    halal: bool
    """Eats halal dishes only."""
    excludeAllergens: list[str]
    """Names or codes of the 14 UK allergens that no dish of this eater may contain."""
    maxPrice: float
    """Highest price of a dish in pounds; dishes without a known price are left out."""


class Operations:
    """The operations of the API; each waits for its answer."""

    def _call(self, path: str, parameters: dict[str, Any]) -> Answer[Any]:
        raise NotImplementedError

    def search_items(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
        sort: Literal["price", "-price", "calories", "-calories", "name"] | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[list[ItemSearchHit]]:
        """Find dishes. Dishes and drinks of all active menus, with their restaurant, menu and section. Forgives typing errors, finds beginnings of words, and filters by diet, allergens, price, calories, place and course. Conditions may be typed as well: 'vegan curry under £10 in Stone', 'no nuts', '500 kcal'. allergenCertainty says how sure it must be that an excluded allergen is absent. X-Search-Understood says what was made of the words.

        search: Words to look for in items, their sections, menus and restaurants.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        sort: Order instead of relevance; a minus turns it round. Items without a known price come last either way.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return self._call("/v1/menus/items", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
            "sort": sort,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    def explain_item_search(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
        sort: Literal["price", "-price", "calories", "-calories", "name"] | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[Explanation]:
        """See how a search was understood. The conditions read out of the words, the searches that were tried, and for each item found which word matched where. Takes every parameter of the item search.

        search: Words to look for in items, their sections, menus and restaurants.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        sort: Order instead of relevance; a minus turns it round. Items without a known price come last either way.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return self._call("/v1/menus/items/explain", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
            "sort": sort,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    def count_items(
        self,
        *,
        search: str | None = None,
        understand: bool | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[ItemFacets]:
        """Count dishes. How the dishes of a search divide by diet, allergens, price, calories, cuisine, city, course and restaurant: what each further filter would leave. Takes the parameters of the item search; without a search it counts everything.

        search: Words to look for in items, their sections, menus and restaurants.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return self._call("/v1/menus/items/facets", {
            "search": search,
            "understand": understand,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    def suggest(
        self,
        *,
        search: str,
        limit: int | None = None,
    ) -> Answer[Suggestions]:
        """Complete what is typed. Names of dishes, sections, menus and restaurants, cuisines and cities that hold what was typed so far, best first. Forgives typing errors. It has a limit of its own, twice that of the other operations, so that it may be asked with every letter.

        search: What was typed so far. The last word may be only begun.
        limit: Suggestions in the answer; more than 20 is served as 20.
        """
        return self._call("/v1/suggestions", {
            "search": search,
            "limit": limit,
        })

    def search_menus(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
    ) -> Answer[list[MenuSearchHit]]:
        """Find menus. Active menus whose name, or one of whose section names, matches: a meal, a diet, a kind of food.

        search: Words to look for in the names of menus and sections.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        """
        return self._call("/v1/menus", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
        })

    def get_menu(
        self,
        *,
        id: int,
        as_of: str | None = None,
    ) -> Answer[Menu]:
        """Read a menu. One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap. asOf, or Accept-Datetime, answers with the version of another moment (RFC 7089). Accept: application/ld+json answers in terms of schema.org. X-Source-Checked-At, X-Source-State and X-Source-Stale-After say how fresh a menu in service is.

        id: Menu id.
        as_of: As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.
        """
        return self._call("/v1/menus/{id}", {
            "id": id,
            "asOf": as_of,
        })

    def list_menu_versions(
        self,
        *,
        id: int,
    ) -> Answer[list[MenuVersion]]:
        """List the versions of a menu. Every version of the menu, newest first, from the id of any of them. Accept: application/link-format answers with a TimeMap (RFC 7089).

        id: Menu id.
        """
        return self._call("/v1/menus/{id}/versions", {
            "id": id,
        })

    def compare_menu_versions(
        self,
        *,
        id: int,
        from_: int | None = None,
    ) -> Answer[MenuDiff]:
        """See what changed. What changed from another version of the menu to this one: dishes added, removed, renamed or moved, and for each changed dish both states, with every allergen of which they say something else.

        id: Menu id.
        from_: Id of the version to compare with, earlier or later; the version before where it is left out.
        """
        return self._call("/v1/menus/{id}/diff", {
            "id": id,
            "from": from_,
        })

    def get_menu_evidence(
        self,
        *,
        id: int,
    ) -> Answer[MenuEvidence]:
        """See what the tags rest on. For each item, where its flags, calories and allergens come from: stated by the restaurant or estimated, and from which words.

        id: Menu id.
        """
        return self._call("/v1/menus/{id}/evidence", {
            "id": id,
        })

    def get_menu_prices(
        self,
        *,
        id: int,
        section: int | None = None,
        position: int | None = None,
    ) -> Answer[MenuPrices]:
        """Follow the prices of dishes. What each dish of a version was called and cost in the other versions of its menu, renamed and moved dishes included. section and position, counted from 1, choose one dish. The latest 50 versions are looked at.

        id: Menu id.
        section: Only dishes of this section, counted from 1 in the version that the path names.
        position: Only the dish at this place of its section, counted from 1.
        """
        return self._call("/v1/menus/{id}/prices", {
            "id": id,
            "section": section,
            "position": position,
        })

    def get_menu_sources(
        self,
        *,
        id: int,
    ) -> Answer[MenuSources]:
        """See how fresh a menu is. Where the menu was read, when somebody last looked there, and what was found.

        id: Menu id.
        """
        return self._call("/v1/menus/{id}/sources", {
            "id": id,
        })

    def list_restaurants(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        name: str | None = None,
        city: str | None = None,
        cuisine: str | None = None,
    ) -> Answer[RestaurantPage]:
        """List restaurants. Restaurants by name, page by page, filtered by parts of their name, city or cuisine.

        page: Page to return, from 1.
        page_size: Restaurants a page; more than 100 is served as 100.
        name: Only restaurants whose name contains this, without regard to case, accents and signs.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        """
        return self._call("/v1/restaurants", {
            "page": page,
            "pageSize": page_size,
            "name": name,
            "city": city,
            "cuisine": cuisine,
        })

    def get_restaurant(
        self,
        *,
        id: str,
        as_of: str | None = None,
    ) -> Answer[RestaurantDetail]:
        """Read a restaurant. Address, telephone number and the latest version of each menu; with asOf, or Accept-Datetime, the versions of another moment. Accept: application/ld+json answers in terms of schema.org.

        id: Restaurant id, a GUID.
        as_of: As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.
        """
        return self._call("/v1/restaurants/{id}", {
            "id": id,
            "asOf": as_of,
        })

    def get_price_statistics(
        self,
        *,
        course: Literal["all", "starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Answer[PriceStatistics]:
        """See how prices develop. Over all restaurants, month by month and by course: quartiles of prices, and an index of what the same dishes cost (matched model, Jevons, chained). While they are counted for the first time the answer is 503 with Retry-After.

        course: Only this course.
        from_: Only from this month on.
        to: Only up to this month.
        """
        return self._call("/v1/stats/prices", {
            "course": course,
            "from": from_,
            "to": to,
        })

    def search_parties(
        self,
        *,
        eaters: list[eatersEntry],
        dishes: int | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        limit: int | None = None,
    ) -> Answer[Party]:
        """Find where several people can eat. Restaurants where each of up to eight eaters, with diets, allergens and a budget of their own, finds enough dishes, with these dishes and how surely they are clear of what is excluded. Ranked by the eater who finds least. Dishes that are only not known to contain an allergen count with allergenCertainty=any alone; totalByCertainty says how many restaurants less certainty would bring.

        eaters: Who eats, as JSON: 1 to 8 eaters, each with diets, excluded allergens and the most that a dish may cost.
        dishes: Dishes that each eater must find in a restaurant.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only dishes of this course or meal; without it everything but drinks counts.
        limit: Restaurants in the answer.
        """
        return self._call("/v1/parties/search", {
            "eaters": eaters,
            "dishes": dishes,
            "allergenCertainty": allergen_certainty,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "limit": limit,
        })

    def list_changes(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        wait: int | None = None,
        types: str | None = None,
        restaurant_id: str | None = None,
    ) -> Answer[ChangePage]:
        """Follow what changes. Everything that happens to restaurants, menus and their items, each once and in order. Go on with `next` of the answer as `after`; with `wait` an answer comes as soon as there is something new. Without `after` it begins at the beginning, and whoever applies all changes from there has all that is there now. Changes are kept for 90 days; an older cursor is answered with 410. As an Atom feed it has the newest changes first.

        after: Cursor of the last change you have: `next` of the page before, or `cursor` of a change. Left out: from the beginning, which leads to all that is there. `now`: only what happens from now on.
        limit: Changes in the answer; more than 500 is served as 500. An answer of more than a megabyte ends earlier.
        wait: Where there is nothing new, seconds to wait for it; more than 30 is served as 30.
        types: Only changes of these types, separated by commas: restaurant.*, menu.*, item.*, price.*, diet.*, allergen.* or single ones.
        restaurant_id: Only changes of this restaurant, its menus and items.
        """
        return self._call("/v1/changes", {
            "after": after,
            "limit": limit,
            "wait": wait,
            "types": types,
            "restaurantId": restaurant_id,
        })

    def get_export_manifest(
        self,
        *,
        all_versions: bool | None = None,
        number: int | None = None,
    ) -> Answer[ExportManifest]:
        """Check an export. Names, sizes, rows and SHA-256 of the files of the latest export, signed with Ed25519. Each manifest names the one before by its hash. `menus export verify` checks all of it.

        all_versions: Every version of every menu, withdrawn ones too, instead of the active menus. Restaurants are the same in both.
        number: An earlier manifest; the last thousand are kept.
        """
        return self._call("/v1/export/manifest.json", {
            "allVersions": all_versions,
            "number": number,
        })

    def get_export_keys(self) -> Answer[ExportKeySet]:
        """Read the keys of exports. The public keys that signed manifests, as a JWK set; the first one signs now."""
        return self._call("/v1/export/keys.json", {})

    def get_quality(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Answer[QualityPage]:
        """See how good the data is. Restaurant by restaurant: values that contradict each other (a vegan dish with milk, a price unlike its section, a dish that stands twice), sources that were not looked at for long, and what a person has yet to look at.

        page: Page to return, from 1.
        page_size: Restaurants a page; more than 100 is served as 100.
        """
        return self._call("/v1/quality", {
            "page": page,
            "pageSize": page_size,
        })

    def list_allergens(self) -> Answer[list[Allergen]]:
        """List the allergens. The 14 allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each."""
        return self._call("/v1/allergens", {})

    def get_meta(self) -> Answer[Meta]:
        """Read units and special values. Currency, units and time zone, and what 0, null, '' and '-' mean."""
        return self._call("/v1/meta", {})


class AsyncOperations:
    """The operations of the API, to be awaited."""

    async def _call(self, path: str, parameters: dict[str, Any]) -> Answer[Any]:
        raise NotImplementedError

    async def search_items(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
        sort: Literal["price", "-price", "calories", "-calories", "name"] | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[list[ItemSearchHit]]:
        """Find dishes. Dishes and drinks of all active menus, with their restaurant, menu and section. Forgives typing errors, finds beginnings of words, and filters by diet, allergens, price, calories, place and course. Conditions may be typed as well: 'vegan curry under £10 in Stone', 'no nuts', '500 kcal'. allergenCertainty says how sure it must be that an excluded allergen is absent. X-Search-Understood says what was made of the words.

        search: Words to look for in items, their sections, menus and restaurants.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        sort: Order instead of relevance; a minus turns it round. Items without a known price come last either way.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return await self._call("/v1/menus/items", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
            "sort": sort,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    async def explain_item_search(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
        sort: Literal["price", "-price", "calories", "-calories", "name"] | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[Explanation]:
        """See how a search was understood. The conditions read out of the words, the searches that were tried, and for each item found which word matched where. Takes every parameter of the item search.

        search: Words to look for in items, their sections, menus and restaurants.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        sort: Order instead of relevance; a minus turns it round. Items without a known price come last either way.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return await self._call("/v1/menus/items/explain", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
            "sort": sort,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    async def count_items(
        self,
        *,
        search: str | None = None,
        understand: bool | None = None,
        vegetarian: bool | None = None,
        vegan: bool | None = None,
        halal: bool | None = None,
        spicy: bool | None = None,
        min_price: float | None = None,
        max_price: float | None = None,
        min_calories: float | None = None,
        max_calories: float | None = None,
        exclude_allergens: str | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        include_unknown_allergens: bool | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        restaurant_id: str | None = None,
        menu_id: int | None = None,
    ) -> Answer[ItemFacets]:
        """Count dishes. How the dishes of a search divide by diet, allergens, price, calories, cuisine, city, course and restaurant: what each further filter would leave. Takes the parameters of the item search; without a search it counts everything.

        search: Words to look for in items, their sections, menus and restaurants.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        vegetarian: Only vegetarian items; vegan ones are.
        vegan: Only vegan items.
        halal: Only halal items.
        spicy: Only spicy items.
        min_price: Least price in pounds; items without a known price are left out.
        max_price: Highest price in pounds; items without a known price are left out.
        min_calories: Least calories in kcal.
        max_calories: Most calories in kcal.
        exclude_allergens: Leaves out items that contain or may contain any of these: names or codes of the 14 UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        include_unknown_allergens: The same as allergenCertainty=any.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only items of this course or meal, as the headings of menus say.
        restaurant_id: Only items of this restaurant.
        menu_id: Only items of this menu.
        """
        return await self._call("/v1/menus/items/facets", {
            "search": search,
            "understand": understand,
            "vegetarian": vegetarian,
            "vegan": vegan,
            "halal": halal,
            "spicy": spicy,
            "minPrice": min_price,
            "maxPrice": max_price,
            "minCalories": min_calories,
            "maxCalories": max_calories,
            "excludeAllergens": exclude_allergens,
            "allergenCertainty": allergen_certainty,
            "includeUnknownAllergens": include_unknown_allergens,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "restaurantId": restaurant_id,
            "menuId": menu_id,
        })

    async def suggest(
        self,
        *,
        search: str,
        limit: int | None = None,
    ) -> Answer[Suggestions]:
        """Complete what is typed. Names of dishes, sections, menus and restaurants, cuisines and cities that hold what was typed so far, best first. Forgives typing errors. It has a limit of its own, twice that of the other operations, so that it may be asked with every letter.

        search: What was typed so far. The last word may be only begun.
        limit: Suggestions in the answer; more than 20 is served as 20.
        """
        return await self._call("/v1/suggestions", {
            "search": search,
            "limit": limit,
        })

    async def search_menus(
        self,
        *,
        search: str,
        limit: int | None = None,
        offset: int | None = None,
        understand: bool | None = None,
    ) -> Answer[list[MenuSearchHit]]:
        """Find menus. Active menus whose name, or one of whose section names, matches: a meal, a diet, a kind of food.

        search: Words to look for in the names of menus and sections.
        limit: Hits in the answer; more than 1000 is served as 1000.
        offset: Hits to leave out at the beginning.
        understand: false takes the words literally: no diet, allergen, price, place or course is read out of them.
        """
        return await self._call("/v1/menus", {
            "search": search,
            "limit": limit,
            "offset": offset,
            "understand": understand,
        })

    async def get_menu(
        self,
        *,
        id: int,
        as_of: str | None = None,
    ) -> Answer[Menu]:
        """Read a menu. One version of a menu in full, replaced versions included. The Link header links to the other versions; an ETag makes asking again cheap. asOf, or Accept-Datetime, answers with the version of another moment (RFC 7089). Accept: application/ld+json answers in terms of schema.org. X-Source-Checked-At, X-Source-State and X-Source-Stale-After say how fresh a menu in service is.

        id: Menu id.
        as_of: As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.
        """
        return await self._call("/v1/menus/{id}", {
            "id": id,
            "asOf": as_of,
        })

    async def list_menu_versions(
        self,
        *,
        id: int,
    ) -> Answer[list[MenuVersion]]:
        """List the versions of a menu. Every version of the menu, newest first, from the id of any of them. Accept: application/link-format answers with a TimeMap (RFC 7089).

        id: Menu id.
        """
        return await self._call("/v1/menus/{id}/versions", {
            "id": id,
        })

    async def compare_menu_versions(
        self,
        *,
        id: int,
        from_: int | None = None,
    ) -> Answer[MenuDiff]:
        """See what changed. What changed from another version of the menu to this one: dishes added, removed, renamed or moved, and for each changed dish both states, with every allergen of which they say something else.

        id: Menu id.
        from_: Id of the version to compare with, earlier or later; the version before where it is left out.
        """
        return await self._call("/v1/menus/{id}/diff", {
            "id": id,
            "from": from_,
        })

    async def get_menu_evidence(
        self,
        *,
        id: int,
    ) -> Answer[MenuEvidence]:
        """See what the tags rest on. For each item, where its flags, calories and allergens come from: stated by the restaurant or estimated, and from which words.

        id: Menu id.
        """
        return await self._call("/v1/menus/{id}/evidence", {
            "id": id,
        })

    async def get_menu_prices(
        self,
        *,
        id: int,
        section: int | None = None,
        position: int | None = None,
    ) -> Answer[MenuPrices]:
        """Follow the prices of dishes. What each dish of a version was called and cost in the other versions of its menu, renamed and moved dishes included. section and position, counted from 1, choose one dish. The latest 50 versions are looked at.

        id: Menu id.
        section: Only dishes of this section, counted from 1 in the version that the path names.
        position: Only the dish at this place of its section, counted from 1.
        """
        return await self._call("/v1/menus/{id}/prices", {
            "id": id,
            "section": section,
            "position": position,
        })

    async def get_menu_sources(
        self,
        *,
        id: int,
    ) -> Answer[MenuSources]:
        """See how fresh a menu is. Where the menu was read, when somebody last looked there, and what was found.

        id: Menu id.
        """
        return await self._call("/v1/menus/{id}/sources", {
            "id": id,
        })

    async def list_restaurants(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        name: str | None = None,
        city: str | None = None,
        cuisine: str | None = None,
    ) -> Answer[RestaurantPage]:
        """List restaurants. Restaurants by name, page by page, filtered by parts of their name, city or cuisine.

        page: Page to return, from 1.
        page_size: Restaurants a page; more than 100 is served as 100.
        name: Only restaurants whose name contains this, without regard to case, accents and signs.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        """
        return await self._call("/v1/restaurants", {
            "page": page,
            "pageSize": page_size,
            "name": name,
            "city": city,
            "cuisine": cuisine,
        })

    async def get_restaurant(
        self,
        *,
        id: str,
        as_of: str | None = None,
    ) -> Answer[RestaurantDetail]:
        """Read a restaurant. Address, telephone number and the latest version of each menu; with asOf, or Accept-Datetime, the versions of another moment. Accept: application/ld+json answers in terms of schema.org.

        id: Restaurant id, a GUID.
        as_of: As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.
        """
        return await self._call("/v1/restaurants/{id}", {
            "id": id,
            "asOf": as_of,
        })

    async def get_price_statistics(
        self,
        *,
        course: Literal["all", "starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Answer[PriceStatistics]:
        """See how prices develop. Over all restaurants, month by month and by course: quartiles of prices, and an index of what the same dishes cost (matched model, Jevons, chained). While they are counted for the first time the answer is 503 with Retry-After.

        course: Only this course.
        from_: Only from this month on.
        to: Only up to this month.
        """
        return await self._call("/v1/stats/prices", {
            "course": course,
            "from": from_,
            "to": to,
        })

    async def search_parties(
        self,
        *,
        eaters: list[eatersEntry],
        dishes: int | None = None,
        allergen_certainty: Literal["stated", "likely", "any"] | None = None,
        city: str | None = None,
        cuisine: str | None = None,
        course: Literal["starters", "mains", "sides", "desserts", "drinks", "breakfast", "lunch", "kids", "sunday roast", "set menu"] | None = None,
        limit: int | None = None,
    ) -> Answer[Party]:
        """Find where several people can eat. Restaurants where each of up to eight eaters, with diets, allergens and a budget of their own, finds enough dishes, with these dishes and how surely they are clear of what is excluded. Ranked by the eater who finds least. Dishes that are only not known to contain an allergen count with allergenCertainty=any alone; totalByCertainty says how many restaurants less certainty would bring.

        eaters: Who eats, as JSON: 1 to 8 eaters, each with diets, excluded allergens and the most that a dish may cost.
        dishes: Dishes that each eater must find in a restaurant.
        allergen_certainty: How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.
        city: Only restaurants whose city contains this.
        cuisine: Only restaurants whose cuisine contains this.
        course: Only dishes of this course or meal; without it everything but drinks counts.
        limit: Restaurants in the answer.
        """
        return await self._call("/v1/parties/search", {
            "eaters": eaters,
            "dishes": dishes,
            "allergenCertainty": allergen_certainty,
            "city": city,
            "cuisine": cuisine,
            "course": course,
            "limit": limit,
        })

    async def list_changes(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        wait: int | None = None,
        types: str | None = None,
        restaurant_id: str | None = None,
    ) -> Answer[ChangePage]:
        """Follow what changes. Everything that happens to restaurants, menus and their items, each once and in order. Go on with `next` of the answer as `after`; with `wait` an answer comes as soon as there is something new. Without `after` it begins at the beginning, and whoever applies all changes from there has all that is there now. Changes are kept for 90 days; an older cursor is answered with 410. As an Atom feed it has the newest changes first.

        after: Cursor of the last change you have: `next` of the page before, or `cursor` of a change. Left out: from the beginning, which leads to all that is there. `now`: only what happens from now on.
        limit: Changes in the answer; more than 500 is served as 500. An answer of more than a megabyte ends earlier.
        wait: Where there is nothing new, seconds to wait for it; more than 30 is served as 30.
        types: Only changes of these types, separated by commas: restaurant.*, menu.*, item.*, price.*, diet.*, allergen.* or single ones.
        restaurant_id: Only changes of this restaurant, its menus and items.
        """
        return await self._call("/v1/changes", {
            "after": after,
            "limit": limit,
            "wait": wait,
            "types": types,
            "restaurantId": restaurant_id,
        })

    async def get_export_manifest(
        self,
        *,
        all_versions: bool | None = None,
        number: int | None = None,
    ) -> Answer[ExportManifest]:
        """Check an export. Names, sizes, rows and SHA-256 of the files of the latest export, signed with Ed25519. Each manifest names the one before by its hash. `menus export verify` checks all of it.

        all_versions: Every version of every menu, withdrawn ones too, instead of the active menus. Restaurants are the same in both.
        number: An earlier manifest; the last thousand are kept.
        """
        return await self._call("/v1/export/manifest.json", {
            "allVersions": all_versions,
            "number": number,
        })

    async def get_export_keys(self) -> Answer[ExportKeySet]:
        """Read the keys of exports. The public keys that signed manifests, as a JWK set; the first one signs now."""
        return await self._call("/v1/export/keys.json", {})

    async def get_quality(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Answer[QualityPage]:
        """See how good the data is. Restaurant by restaurant: values that contradict each other (a vegan dish with milk, a price unlike its section, a dish that stands twice), sources that were not looked at for long, and what a person has yet to look at.

        page: Page to return, from 1.
        page_size: Restaurants a page; more than 100 is served as 100.
        """
        return await self._call("/v1/quality", {
            "page": page,
            "pageSize": page_size,
        })

    async def list_allergens(self) -> Answer[list[Allergen]]:
        """List the allergens. The 14 allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each."""
        return await self._call("/v1/allergens", {})

    async def get_meta(self) -> Answer[Meta]:
        """Read units and special values. Currency, units and time zone, and what 0, null, '' and '-' mean."""
        return await self._call("/v1/meta", {})
