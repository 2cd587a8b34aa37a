import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../../../test/support/tagged-menu.ts';

/** Of every dish whose menu changes. */
export const LINE_WORD = 'stoneware';
const LINES = 12;
/** Beside the price, so that there is something to index. */
const DISHES = 4;

/** Writes one version after the other of some menus, with the number of the version as the price of every dish. */
export interface LineWriter {
  readonly restaurantId: string;
  readonly count: number;
  /** Makes the next version of a menu. */
  change(): Promise<void>;
  /** The latest version of each menu, by its name. */
  readonly latest: ReadonlyMap<string, { readonly menuId: number; readonly revision: number }>;
}

export async function createLineWriter(db: Database): Promise<LineWriter> {
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db, { name: 'The Bottle Oven', postcode: 'ST6 3DU' });
  const latest = new Map<string, { menuId: number; revision: number }>();
  let count = 0;
  return {
    restaurantId,
    latest,
    get count() {
      return count;
    },
    async change() {
      const name = `Line ${count % LINES}`;
      // A number that was tried is never used again: its version may have been stored though the answer was lost.
      count += 1;
      const items = Array.from({ length: DISHES }, (_, n) =>
        taggedItem({ name: `Stoneware dish ${n}`, price: count, stated: {}, evidence: [] }),
      );
      const sourceUrl = `https://menus.example/${encodeURIComponent(name)}`;
      const sections = [{ name: 'Dishes', items }];
      const { menuId } = await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }));
      latest.set(name, { menuId, revision: count });
    },
  };
}
