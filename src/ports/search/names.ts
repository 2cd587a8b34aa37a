/** By which people ask for a restaurant, where it is and what it cooks; all folded. */
export interface RestaurantNames {
  readonly restaurant: string;
  readonly city: string;
  readonly cuisine: string;
  /** Outward code of the postcode ("st6"); empty where there is none. */
  readonly district: string;
}

/** Knows the names of what can be found, those of restaurants each under a key by which it is replaced and forgotten. */
export interface NameKeeper<Key> {
  put(key: Key, names: RestaurantNames): void;
  remove(key: Key): void;
  /** @param words folded, of the names of dishes; they stay known */
  addDishWords(words: readonly string[]): void;
  /** What is known now. */
  keys(): Iterable<Key>;
}

/** Names that follow the restaurants with an active menu. */
export interface FollowedNames {
  /**
   * Fills the keeper and follows what changes.
   * @throws what the store throws when it cannot be reached
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}
