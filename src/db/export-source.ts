import { type Evidence, NO_PORTION } from '@menu-data-service/menu-model/evidence';
import type { Knex } from 'knex';
import { DIETS, EXPORT_COLUMNS, type ExportRow, type ExportScope, type ExportTable } from '../domain/export-tables.ts';
import { isoDate } from '../domain/iso-date.ts';
import { itemIds } from '../domain/item-ids.ts';
import { sha256Of } from '../lib/sha256.ts';
import type { ExportSnapshot, ExportSource } from '../ports/export-source.ts';
import type { Database } from './open-database.ts';
import { oneRow, rows } from './rows.ts';

/** Rows per fetch: small in memory, yet cheap in round trips. */
const BATCH_ROWS = 2000;

/** ISO 8601 as the API writes it; formatting on the server takes a third of the time. */
const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** Version stamp of the data: every write to a menu raises its revision; restaurants are few enough to read. */
const MARK = `
  select concat_ws('/', (select concat_ws('.', count(*), sum(revision), max(changed_xid)) from menus),
    (select md5(coalesce(string_agg(r::text, chr(10) order by id), '')) from restaurants r)) as mark`;

const COLUMNS = sha256Of(JSON.stringify(EXPORT_COLUMNS)).slice(0, 8);

const MENUS_OF: Readonly<Record<ExportScope, string>> = { current: 'm.date_deleted is null', all: 'true' };

/** Null if the place is not known. */
const KNOWN_PLACE = (side: string) => `case when r.latitude <> 0 or r.longitude <> 0 then r.${side} end as ${side}`;

/** Whether the restaurant states a value or it is estimated; null without evidence. */
function basisOf(field: Evidence['field']): string {
  const has = (more: string) => `jsonb_path_exists(e.evidence, '$[*] \\? (@.field == "${field}"${more})')`;
  return `case when ${has(' && @.basis == "stated"')} then 'stated' when ${has('')} then 'estimated' end`;
}

/** A diet that nothing is known of is null, and so is its basis. */
const knownDiet = (diet: (typeof DIETS)[number]): string =>
  `case when i.${diet} then true when ${basisOf(diet)} is not null then false end as ${diet}, ${basisOf(diet)} as "${diet}Basis"`;

const KNOWN_CALORIES = `i.calories > 0
  and not coalesce(jsonb_path_exists(e.evidence, '$[*] \\? (@.field == "calories" && @.rule == "${NO_PORTION}")'), false)`;

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
      nullif(i.price, 0) as price, ${DIETS.map(knownDiet).join(', ')}, i.spicy,
      case when ${KNOWN_CALORIES} then i.calories end as calories,
      case when ${KNOWN_CALORIES} then ${basisOf('calories')} end as "caloriesBasis", i.allergens
    from items i left join item_evidence e using (menu_id, section_position, position) join menus m on m.id = i.menu_id join restaurants r on r.id = m.restaurant_id
      join sections s on s.menu_id = i.menu_id and s.position = i.section_position
    where ${menus} order by i.menu_id, i.section_position, i.position`,
};

type ItemRow = ExportRow & {
  readonly lineId: number;
  readonly menuId: number;
  readonly sectionName: string;
  readonly name: string;
};

/** Reads bulk data in one read-only transaction with a snapshot from its beginning. */
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

/** Rows of items by menu, each with its id in place of the menu line. */
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

/** Streams a statement by a server-side cursor, so that only one batch is in memory. */
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
