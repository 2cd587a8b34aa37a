import type { Knex } from 'knex';
import { EXPORT_COLUMNS, type ExportRow, type ExportScope, type ExportTable } from '../domain/export-tables.ts';
import { isoDate } from '../domain/iso-date.ts';
import { itemIds } from '../domain/item-ids.ts';
import type { Menu } from '../domain/menu.ts';
import { parseMenu } from '../domain/parse-menu.ts';
import { sha256Of } from '../lib/sha256.ts';
import type { ExportSnapshot, ExportSource } from '../ports/export-source.ts';
import type { Database } from './open-database.ts';
import { oneRow, rows } from './rows.ts';

/** Rows that are fetched together: few enough to be small, many enough that asking for them costs little. */
const BATCH_ROWS = 2000;
/** The same of menus through all their versions, which are large. */
const BATCH_LINES = 20;

/** ISO 8601 as the API writes it; made by the server, which is a third of the time. */
const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/**
 * Every write to a menu, its sections and its items raises the menu's revision or makes a menu; of restaurants there are few enough to
 * look at all.
 */
const MARK = `
  select concat_ws('/', (select concat_ws('.', count(*), sum(revision), max(changed_xid)) from menus),
    (select md5(coalesce(string_agg(r::text, chr(10) order by id), '')) from restaurants r)) as mark`;

/** Other columns are another export. */
const COLUMNS = sha256Of(JSON.stringify(EXPORT_COLUMNS)).slice(0, 8);

const MENUS_OF: Readonly<Record<ExportScope, string>> = { current: 'm.date_deleted is null', all: 'true' };

/** Null where the place is not known. */
const KNOWN_PLACE = (side: string) => `case when r.latitude <> 0 or r.longitude <> 0 then r.${side} end as ${side}`;

const STATEMENTS: Readonly<Record<ExportTable, (menus: string) => string>> = {
  restaurants: () => `
    select r.id, r.name, r.phone_number as "phoneNumber", r.cuisine, r.street, r.city, r.postcode, r.country,
      ${KNOWN_PLACE('latitude')}, ${KNOWN_PLACE('longitude')},
      (select count(*) from menus m where m.restaurant_id = r.id and m.date_deleted is null) as "activeMenus"
    from restaurants r order by r.id`,
  menus: (menus) => `
    select m.id, m.restaurant_id as "restaurantId", r.name as "restaurantName", m.name, m.source_url as "sourceUrl",
      ${iso('m.date_updated')} as "dateUpdated", ${iso('m.date_deleted')} as "dateDeleted", m.version,
      m.previous_id as "previousMenuVersionId",
      array(select s.id from sections s where s.menu_id = m.id order by s.position) as "sectionIds",
      array(select s.name from sections s where s.menu_id = m.id order by s.position) as "sectionNames",
      (select count(*) from items i where i.menu_id = m.id) as items
    from menus m join restaurants r on r.id = m.restaurant_id
    where ${menus} order by m.id`,
  items: (menus) => `
    select m.line_id as "lineId", m.restaurant_id as "restaurantId", r.name as "restaurantName", m.id as "menuId", m.name as "menuName", s.id as "sectionId",
      s.position + 1 as section, s.name as "sectionName", i.position + 1 as position, i.name, i.description,
      nullif(i.price, 0) as price, i.vegetarian, i.vegan, nullif(i.calories, 0) as calories, i.halal, i.spicy, i.allergens
    from items i join menus m on m.id = i.menu_id join restaurants r on r.id = m.restaurant_id
      join sections s on s.menu_id = i.menu_id and s.position = i.section_position
    where ${menus} order by i.menu_id, i.section_position, i.position`,
};

/** The stored bodies hold sections and items as the API serves them. */
const HISTORIES = `
  select array_agg(b.identity order by m.version) as bodies
  from menus m join menu_bodies b on b.menu_id = m.id group by m.line_id order by m.line_id`;

type ItemRow = ExportRow & {
  readonly lineId: number;
  readonly menuId: number;
  readonly sectionName: string;
  readonly name: string;
};

/** Bulk data from PostgreSQL: one read-only transaction that sees the database as it was when it began. */
export function createExportSource(db: Database): ExportSource {
  return {
    mark: () => readMark(db),
    async snapshot(work) {
      const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
      try {
        const { now } = await oneRow<{ now: string }>(trx, `select timezone('utc', clock_timestamp()) as now`);
        return await work({
          takenAt: `${isoDate(now)}Z`,
          mark: await readMark(trx),
          rows(table, scope) {
            const statement = STATEMENTS[table](MENUS_OF[scope]);
            if (table === 'items') return withIds(fetched<ItemRow>(trx, statement, BATCH_ROWS));
            return fetched<ExportRow>(trx, statement, BATCH_ROWS);
          },
          histories: () => histories(trx),
        } satisfies ExportSnapshot);
      } finally {
        await trx.rollback();
      }
    },
  };
}

async function readMark(db: Knex): Promise<string> {
  return `${COLUMNS}/${(await oneRow<{ mark: string }>(db, MARK)).mark}`;
}

async function* histories(trx: Knex): AsyncGenerator<readonly Menu[]> {
  for await (const batch of fetched<{ bodies: readonly Buffer[] }>(trx, HISTORIES, BATCH_LINES)) {
    for (const { bodies } of batch) yield bodies.map(parseMenu);
  }
}

/** Rows of items in the order of their menus, each with its id in place of the menu line. */
async function* withIds(batches: AsyncIterable<readonly ItemRow[]>): AsyncGenerator<readonly ExportRow[]> {
  let menu: number | null = null;
  let idOf = itemIds(0);
  for await (const batch of batches) {
    yield batch.map(({ lineId, ...row }) => {
      if (row.menuId !== menu) [menu, idOf] = [row.menuId, itemIds(lineId)];
      return { ...row, id: idOf(row.sectionName, row.name) };
    });
  }
}

/** The rows of a statement by a cursor of the server, so that only a batch of them is in memory. */
async function* fetched<Row>(trx: Knex, statement: string, size: number): AsyncGenerator<readonly Row[]> {
  await trx.raw(`declare exported no scroll cursor for ${statement}`);
  try {
    for (;;) {
      const found = await rows<Row>(trx, `fetch ${size} from exported`);
      if (found.length > 0) yield found;
      if (found.length < size) return;
    }
  } finally {
    await trx.raw('close exported');
  }
}
