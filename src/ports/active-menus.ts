/**
 * Ids of the active menus, held in memory and kept in step with the store by notification and a poll.
 * Lets a search answer drop replaced menus without asking the store.
 */
export interface ActiveMenus {
  has(menuId: number): boolean;
  /** Menus replaced or withdrawn lately, which an index that lags behind may still hold. */
  recentlyReplaced(): number[];
  /** Calls back after any menu changed, revisions in place included. Gives back the function that stops it. */
  onChange(listener: () => void): () => void;
}
