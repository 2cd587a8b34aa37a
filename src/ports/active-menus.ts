/** Ids of the active menus, held in memory and at most a second behind the store. */
export interface ActiveMenus {
  /** Loads the set and follows it from then on. Rejects when the store cannot be reached. */
  start(): Promise<void>;
  stop(): Promise<void>;
  has(menuId: number): boolean;
  readonly size: number;
  /** Replaced or withdrawn menus that a search index may still hold. */
  leftovers(): readonly number[];
  /** Calls back with the ids of menus that were published, revised, replaced or withdrawn. Returns the function that ends it. */
  onChange(listener: (menuIds: readonly number[]) => void): () => void;
}
