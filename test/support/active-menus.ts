import type { Menu } from '@menu-data-service/menu-model/menu';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';

export async function activeMenus(store: Pick<MenuStore, 'activeMenuIds' | 'body'>): Promise<readonly Menu[]> {
  const ids = await store.activeMenuIds();
  const bodies = await Promise.all(ids.map((id) => store.body(id, 'identity')));
  return bodies.flatMap((body) => (body ? [parseMenu(body.bytes)] : []));
}
