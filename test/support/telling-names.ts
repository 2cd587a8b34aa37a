import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import type { NameKeeper } from '../../src/ports/search/names.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { engineMenu } from '../../src/search/engine-documents.ts';

/** An index that passes on the names of all its menus, like the database in production. */
export function tellingNames(index: SearchIndex, names: NameKeeper<number>): SearchIndex {
  function tell(menu: MenuDocuments): void {
    const { menu: heading, items } = engineMenu(menu);
    names.put(menu.menuId, heading);
    names.addDishes(items.map(({ name }) => name));
  }

  return {
    ...index,
    apply(changes) {
      for (const change of changes) {
        if ('upsert' in change) tell(change.upsert);
        else names.remove(change.remove);
      }
      return index.apply(changes);
    },
    rebuild(menus, epoch, onProgress) {
      async function* told() {
        for await (const batch of menus) {
          for (const menu of batch) tell(menu);
          yield batch;
        }
      }
      return index.rebuild(told(), epoch, onProgress);
    },
  };
}
