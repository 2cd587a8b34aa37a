/** Ids of the active menus, in memory and at most a second behind the store. */
export interface ActiveMenus {
  /**
   * Loads the set and follows its changes.
   * @throws what the store throws when it cannot be reached
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Resolves when the set is as far as what any process has answered before. Where processes do not ask that of each other, and where the
   * store does not say it soon, at once. Never rejects.
   */
  current(): Promise<void>;
  has(menuId: number): boolean;
  readonly size: number;
  /** Replaced or withdrawn menus that may still be in a search index. */
  leftovers(): readonly number[];
  /** Calls back with the ids of menus that were published, revised, replaced or withdrawn. Returns a function that unsubscribes. */
  onChange(listener: (menuIds: readonly number[]) => void): () => void;
}
