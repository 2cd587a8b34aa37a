import type { Menu } from '@menu-data-service/menu-model/menu';
import type { ExecutionContext } from 'ava';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import { createSourceStore } from '../../../src/db/source-store.ts';
import { parseMenu } from '../../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../../src/ports/menu-store.ts';
import type { SourceStore } from '../../../src/ports/source-store.ts';
import { testDatabase } from '../../support/database.ts';
import { storedRestaurant } from '../../support/tagged-menu.ts';

export async function menuStore(
  t: ExecutionContext,
): Promise<{ store: MenuStore; sources: SourceStore; restaurantId: string; otherId: string }> {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const otherId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  return { store: createMenuStore(db), sources: createSourceStore(db), restaurantId, otherId };
}

export async function bodyOf(store: MenuStore, menuId: number): Promise<Menu> {
  const body = await store.body(menuId, 'identity');
  if (!body) throw new Error(`no body of ${menuId}`);
  return parseMenu(body.bytes);
}
