import { createBodyReader } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';

/** Compared fields of a menu from the API. */
export interface MenuBody {
  readonly id: number;
  readonly sections: readonly { readonly items: readonly { readonly name: string }[] }[];
}

export function itemNames({ sections }: MenuBody): readonly string[] {
  return sections.flatMap(({ items }) => items.map(({ name }) => name)).sort();
}

/** Menus as shown by the API, by search and in full, to compare with the database when it is available. */
export interface SeenMenus {
  /** Records a menu shown with items of these names. */
  found(menuId: number, names: readonly string[]): void;
  /** Latest menus shown. */
  ids(): readonly number[];
  /** A sentence for each menu that was not shown as published. */
  wrong(db: Database): Promise<readonly string[]>;
}

const LATEST = 40;

export function createSeenMenus(): SeenMenus {
  const shown = new Map<number, Set<string>>();
  return {
    found(menuId, names) {
      const ways = shown.get(menuId) ?? new Set();
      shown.set(menuId, ways.add([...names].sort().join(', ')));
    },
    ids: () => [...shown.keys()].slice(-LATEST),
    async wrong(db) {
      const wrong: string[] = [];
      const readBody = createBodyReader(db);
      for (const [menuId, ways] of shown) {
        const stored = await readBody(menuId, 'identity');
        const names = stored === null ? null : itemNames(JSON.parse(stored.bytes.toString())).join(', ');
        for (const way of ways) if (way !== names) wrong.push(`menu ${menuId} of ${names} was shown as ${way}`);
      }
      return wrong;
    },
  };
}
