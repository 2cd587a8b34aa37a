/** Ids of the active menus, in memory and at most a second behind the store. */
export interface ActiveMenus {
  /** Loads the set and follows its changes. @throws errors of an unreachable store */
  start(): Promise<void>;
  stop(): Promise<void>;
  has(menuId: number): boolean;
  readonly size: number;
  /** Replaced or withdrawn menus that may still be in a search index. */
  leftovers(): readonly number[];
  /** Calls back with the ids of menus that were published, revised, replaced or withdrawn. Returns a function that unsubscribes. */
  onChange(listener: (menuIds: readonly number[]) => void): () => void;
}
