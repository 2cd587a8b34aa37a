import type { MenuVersion } from '../domain/menu.ts';
import type { MenuStore } from '../ports/menu-store.ts';
import { createBodyReader } from './menu-body-read.ts';
import { listMenus, withIsoDates } from './menu-listing.ts';
import type { Database } from './open-database.ts';
import { publishMenu } from './publish/publish-menu.ts';
import { reviseMenu } from './publish/revise-menu.ts';
import { withdrawMenu } from './publish/withdraw-menu.ts';
import { rows } from './rows.ts';
import { readEvidence, readStoredMenus } from './stored-menus.ts';

const HIGHEST_ID = 2_147_483_647;

/** Menus and their versions in PostgreSQL. */
export function createMenuStore(db: Database): MenuStore {
  const readBody = createBodyReader(db);
  return {
    publish: (menu, options = {}) => db.transaction((trx) => publishMenu(trx, menu, options)),
    revise: (menuId, sections) => db.transaction((trx) => reviseMenu(trx, menuId, sections)),
    withdraw: async (menuId) => possible(menuId) && db.transaction((trx) => withdrawMenu(trx, menuId)),
    body: async (menuId, encoding) => (possible(menuId) ? readBody(menuId, encoding) : null),
    evidence: async (menuId) => (possible(menuId) ? readEvidence(db, menuId) : null),
    list: (filter) => listMenus(db, filter),
    storedMenus: (afterId, limit) => readStoredMenus(db, afterId, limit),

    async versions(menuId) {
      if (!possible(menuId)) return null;
      const found = await rows<MenuVersion>(
        db,
        `select id, version, name, date_updated as "dateUpdated", date_deleted as "dateDeleted",
           previous_id as "previousMenuVersionId", source_url as "sourceUrl"
         from menus
         where line_id = (select line_id from menus where id = ?)
         order by version desc`,
        [menuId],
      );
      return found.length === 0 ? null : found.map(withIsoDates);
    },

    activeMenusOfSource: (restaurantId, sourceUrl) =>
      rows<{ id: number; name: string }>(
        db,
        `select id, name from menus where restaurant_id = ? and source_url = ? and date_deleted is null order by id`,
        [restaurantId, sourceUrl],
      ),

    async activeMenuIds() {
      const found = await rows<{ id: number }>(db, 'select id from menus where date_deleted is null order by id');
      return found.map(({ id }) => id);
    },
  };
}

/** Whether a menu could have this id; the database refuses to compare with what its integers cannot hold. */
function possible(menuId: number): boolean {
  return Number.isInteger(menuId) && menuId > 0 && menuId <= HIGHEST_ID;
}
