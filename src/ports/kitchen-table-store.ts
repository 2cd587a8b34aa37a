import type { DeclaredTable } from '../domain/declared-table.ts';
import type { MenuItem } from '../domain/menu.ts';

/** The table in which a kitchen declares the allergens of its dishes. */
export interface KitchenTable extends DeclaredTable {
  readonly restaurantId: string;
  /** Its address, or file:///NAME of a file. */
  readonly source: string;
  /** The day it is of, YYYY-MM-DD. */
  readonly date: string;
}

/** A dish as a menu presented it. */
export type PresentedDish = Pick<MenuItem, 'name' | 'description'>;

export interface KitchenTableStore {
  /** Stores a table; one of the same restaurant and source is replaced. */
  save(table: KitchenTable): Promise<void>;
  /** The tables of a restaurant, newest day first. */
  of(restaurantId: string): Promise<readonly KitchenTable[]>;
  /** False where there is no such table. */
  remove(restaurantId: string, source: string): Promise<boolean>;
  /**
   * The dishes that the restaurant's menus presented at the end of a day (YYYY-MM-DD), those of a menu that came later as it was first.
   */
  presentedOn(restaurantId: string, date: string): Promise<readonly PresentedDish[]>;
}
