import type { ExecutionContext } from 'ava';
import { createMenuChanges } from '../../../src/db/menu-changes.ts';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import type { MenuChanges } from '../../../src/ports/menu-changes.ts';
import type { MenuStore } from '../../../src/ports/menu-store.ts';
import { testDatabase } from '../../support/database.ts';
import { storedRestaurant } from '../../support/tagged-menu.ts';

export const engine = 'embedded';

export interface Outbox {
  readonly db: Database;
  readonly changes: MenuChanges;
  readonly menus: MenuStore;
  readonly restaurantId: string;
}

/** An outbox in its own database, with an engine, a restaurant and no menu. */
export async function outbox(t: ExecutionContext): Promise<Outbox> {
  const { db } = await testDatabase(t);
  const changes = createMenuChanges(db);
  await changes.registerEngine(engine);
  return { db, changes, menus: createMenuStore(db), restaurantId: await storedRestaurant(db) };
}

/** Claims the menus due for the engine. */
export async function dueIds(changes: MenuChanges): Promise<readonly number[]> {
  return (await changes.claim(engine, 100, 60)).map(({ menuId }) => menuId);
}
