/** Names by which people search for a restaurant, all folded. */
export interface RestaurantNames {
  readonly restaurant: string;
  readonly city: string;
  readonly cuisine: string;
  /** Outward code of the postcode ("st6"); empty if there is none. */
  readonly district: string;
}

/** Keeps searchable names; those of a restaurant are replaced and removed by its key. */
export interface NameKeeper<Key> {
  put(key: Key, names: RestaurantNames): void;
  remove(key: Key): void;
  /** @param names folded; never removed */
  addDishes(names: readonly string[]): void;
  keys(): Iterable<Key>;
}

/** Names that follow the restaurants with an active menu. */
export interface FollowedNames {
  /** Fills the keeper and follows changes. @throws errors of an unreachable store */
  start(): Promise<void>;
  stop(): Promise<void>;
}
