import type { MenuItem } from '@menu-data-service/menu-model/menu';
import type { DeclaredTable } from '../domain/declared-table.ts';

/** A kitchen's declaration of allergens by dish. */
export interface KitchenTable extends DeclaredTable {
  readonly restaurantId: string;
  /** Its address, or file:///NAME of a file. */
  readonly source: string;
  readonly date: string;
}

export type PresentedDish = Pick<MenuItem, 'name' | 'description'>;

export interface KitchenTableStore {
  /** Stores a table, replacing one of the same restaurant and source. */
  save(table: KitchenTable): Promise<void>;
  /** Newest day first. */
  of(restaurantId: string): Promise<readonly KitchenTable[]>;
  remove(restaurantId: string, source: string): Promise<boolean>;
  /** Dishes on the restaurant's menus at the end of a day (YYYY-MM-DD); for a menu that came later, those of its first version. */
  presentedOn(restaurantId: string, date: string): Promise<readonly PresentedDish[]>;
}
