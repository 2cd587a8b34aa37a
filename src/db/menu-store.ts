import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Knex } from 'knex';
import type { Matching } from '../domain/compare-menus/follow-dishes.ts';
import { ServiceError } from '../domain/errors.ts';
import { isoDate, utcDate } from '../domain/iso-date.ts';
import { createLoader } from '../lib/create-loader.ts';
import type { BodyEncoding, MenuBody, MenuListing, MenuStore } from '../ports/menu-store.ts';
import type { CheckOutcome } from '../ports/source-store.ts';
import type { Database } from './open-database.ts';
import { queryPrepared } from './prepared.ts';
import { followDishReviews } from './publish/dish-reviews.ts';
import { fingerprint } from './publish/fingerprint.ts';
import { lockRestaurant, menuLinesOf } from './publish/menu-lines.ts';
import { publishMenu } from './publish/publish-menu.ts';
import { rewriteMenu } from './publish/rewrite-menu.ts';
import { storableMenu } from './publish/storable-menu.ts';
import { withdrawMenu } from './publish/withdraw-menu.ts';
import { firstRow, rows } from './rows.ts';
import { readEvidence, readStoredMenus } from './stored-menus.ts';

type MenuRow = Omit<TaggedMenu, 'sections' | 'leftOut'> & { readonly leftOut: TaggedMenu['leftOut'] | null };

async function reviseMenu(
  trx: Knex,
  menuId: number,
  sections: TaggedMenu['sections'],
): Promise<'revised' | 'unchanged' | 'replaced'> {
  const row = await firstRow<MenuRow>(
    trx,
    'select restaurant_id as "restaurantId", name, source_url as "sourceUrl", left_out as "leftOut" from menus where id = ?',
    [menuId],
  );
  if (!row) throw new ServiceError(404, 'unknown_menu', `there is no menu ${menuId}`);
  const { leftOut, ...named } = row;
  await lockRestaurant(trx, named.restaurantId);
  const lines = await menuLinesOf(trx, named.restaurantId);
  const current = lines.find(({ latest }) => latest.menuId === menuId && latest.active)?.latest;
  if (!current) return 'replaced';
  const menu = storableMenu({ ...named, sections, ...(leftOut && { leftOut }) });
  const print = fingerprint(menu);
  if (print.presented !== current.presented) {
    throw new Error(
      `menu ${menuId}: a revision may only change estimates; publish what the restaurant presents otherwise`,
    );
  }
  if (print.content === current.content) return 'unchanged';
  await rewriteMenu(trx, menuId, menu, print);
  await followDishReviews(trx, menuId);
  return 'revised';
}

const MAX_ID = 2_147_483_647;

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

    async matching(before, after) {
      const found = await firstRow<{ matching: Matching }>(
        db,
        `select k.matching from menu_matchings k join menus m on m.id = k.menu_id where m.id = ? and m.previous_id = ?`,
        [after, before],
      );
      return found?.matching ?? null;
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

/** False for ids beyond the database's integers, which it refuses to compare with. */
function possible(menuId: number): boolean {
  return Number.isInteger(menuId) && menuId > 0 && menuId <= MAX_ID;
}

async function listMenus(
  db: Database,
  { restaurantId, withdrawn = false }: Parameters<MenuStore['list']>[0],
): Promise<readonly MenuListing[]> {
  const found = await rows<MenuListing>(
    db,
    `select m.id as "menuId", m.name, r.id as "restaurantId", r.name as "restaurantName", m.version,
       (select count(*) from sections s where s.menu_id = m.id) as sections, i.items, i.doubtful,
       m.source_url as "sourceUrl", m.date_updated as "dateUpdated", m.date_deleted as "dateDeleted"
     from (select distinct on (line_id) * from menus order by line_id, version desc) m
       join restaurants r on r.id = m.restaurant_id
       cross join lateral (
         select count(*) as items, count(*) filter (where review <> '[]') as doubtful from items where menu_id = m.id) i
     where (?::uuid is null or r.id = ?::uuid) and (?::boolean or m.date_deleted is null)
     order by r.name collate "en-GB-x-icu", r.id, m.name collate "en-GB-x-icu", m.id`,
    [restaurantId ?? null, restaurantId ?? null, withdrawn],
  );
  return found.map(withIsoDates);
}

function withIsoDates<Dated extends Pick<MenuVersion, 'dateUpdated' | 'dateDeleted'>>(menu: Dated): Dated {
  const { dateUpdated, dateDeleted } = menu;
  return { ...menu, dateUpdated: isoDate(dateUpdated), dateDeleted: dateDeleted && isoDate(dateDeleted) };
}

interface BodyRow extends Omit<MenuBody, 'encoding' | 'lastModified' | 'source'> {
  readonly bodyChanged: string;
  readonly checkedAt: Date | null;
  readonly state: CheckOutcome | null;
}

const STATEMENTS: Readonly<Record<BodyEncoding, string>> = {
  identity: statement('identity'),
  gzip: statement('gzip'),
  br: statement('brotli'),
};

export function createBodyReader(db: Database): MenuStore['body'] {
  const read = (encoding: BodyEncoding) => async (menuIds: readonly number[]) => {
    const rows = await queryPrepared<BodyRow>(db, `menu-body-${encoding}`, STATEMENTS[encoding], [menuIds]);
    return new Map(rows.map((row) => [row.menuId, toBody(row, encoding)]));
  };
  const readers = {
    identity: createLoader(read('identity')),
    gzip: createLoader(read('gzip')),
    br: createLoader(read('br')),
  };
  return (menuId, encoding) => readers[encoding](menuId);
}

function toBody({ bodyChanged, checkedAt, state, ...body }: BodyRow, encoding: BodyEncoding): MenuBody {
  const source = checkedAt && state && { checkedAt, state };
  return { ...body, encoding, lastModified: utcDate(bodyChanged), source };
}

function statement(column: string): string {
  return `select m.id as "menuId", m.revision, b.${column} as bytes, m.body_changed as "bodyChanged",
      m.date_deleted is not null as replaced, m.previous_id as "previousMenuId",
      (select n.id from menus n where n.line_id = m.line_id and n.version = m.version + 1) as "nextMenuId",
      (select n.id from menus n where n.line_id = m.line_id order by n.version desc limit 1) as "latestMenuId",
      s.last_check as "checkedAt", s.last_outcome as state
    from menus m join menu_bodies b on b.menu_id = m.id
      left join menu_sources s on s.restaurant_id = m.restaurant_id and s.source_url = m.source_url
    where m.id = any($1::int[])`;
}
