/** A restaurant and its active menus, each of which has a page of its own. */
export interface PublishedRestaurant {
  /** GUID. */
  readonly id: string;
  readonly menus: readonly {
    readonly id: number;
    /** Since when it is so: ISO 8601, UTC. */
    readonly changed: string;
  }[];
}

/** What may be listed for search engines. */
export interface PublishedPages {
  /** Restaurants and active menus together. */
  count(): Promise<number>;
  /** The restaurants whose id begins with these hexadecimal digits, at most eight; in order of id. */
  beginning(digits: string): Promise<readonly PublishedRestaurant[]>;
}
