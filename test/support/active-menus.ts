import type { Menu } from '../../src/domain/menu.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';

/** The menus in service as they are served. */
export async function activeMenus(store: Pick<MenuStore, 'activeMenuIds' | 'body'>): Promise<readonly Menu[]> {
  const ids = await store.activeMenuIds();
  const bodies = await Promise.all(ids.map((id) => store.body(id, 'identity')));
  return bodies.flatMap((body) => (body ? [parseMenu(body.bytes)] : []));
}
