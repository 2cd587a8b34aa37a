import type { ChangeFeed } from './change-feed.ts';
import type { MenuStore } from './menu-store.ts';
import type { RestaurantStore } from './restaurant-store.ts';

/** What is looked up of menus and restaurants, and changes nothing. */
export interface LookUps {
  readonly menus: Pick<MenuStore, 'body' | 'versions' | 'evidence'>;
  readonly restaurants: Pick<RestaurantStore, 'list' | 'detail'>;
  readonly changeFeed: Pick<ChangeFeed, 'read' | 'latest' | 'end'>;
}
