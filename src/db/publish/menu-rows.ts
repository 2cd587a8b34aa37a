import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Knex } from 'knex';
import { rows } from '../rows.ts';
import { storableJson } from './storable-menu.ts';

type Sections = TaggedMenu['sections'];

export const leftOutColumn = ({ leftOut }: TaggedMenu): string | null => (leftOut ? JSON.stringify(leftOut) : null);

export async function insertSections(trx: Knex, menuId: number, sections: Sections): Promise<readonly number[]> {
  const names = JSON.stringify(sections.map(({ name }) => name));
  const found = await rows<{ id: number }>(
    trx,
    `insert into sections (menu_id, position, name)
     select ?, (ordinal - 1)::integer, name
     from json_array_elements_text(?::json) with ordinality as given (name, ordinal)
     order by ordinal
     returning id`,
    [menuId, names],
  );
  return found.map(({ id }) => id);
}

export async function sectionIds(trx: Knex, menuId: number): Promise<readonly number[]> {
  const found = await rows<{ id: number }>(trx, 'select id from sections where menu_id = ? order by position', [
    menuId,
  ]);
  return found.map(({ id }) => id);
}

const ITEM_COLUMNS = `section_position integer, position integer, name text, description text, price numeric(8, 2), vegetarian boolean,
  vegan boolean, calories integer, halal boolean, spicy boolean, allergens text, stated jsonb, review jsonb, evidence jsonb`;

export async function insertItems(trx: Knex, menuId: number, sections: Sections): Promise<void> {
  await trx.raw(
    `with given as materialized (select * from json_to_recordset(?::json) as row (${ITEM_COLUMNS})),
     stored as (
       insert into items (menu_id, section_position, position, name, description, price, vegetarian, vegan, calories, halal, spicy,
         allergens, stated, review)
       select ?::integer, section_position, position, name, description, price, vegetarian, vegan, calories, halal, spicy,
         allergens, stated, review
       from given
     )
     insert into item_evidence (menu_id, section_position, position, evidence)
     select ?::integer, section_position, position, evidence from given`,
    [itemRows(sections), menuId, menuId],
  );
}

function itemRows(sections: Sections): string {
  const rows = sections.flatMap(({ items }, section) =>
    items.map((item, position) => ({ ...item, section_position: section, position })),
  );
  const json = JSON.stringify(rows);
  // Names and descriptions are storable by now; evidence rarely is not, and a replacer costs as much as the insert.
  return /\\u(?:0000|d[89a-f])/.test(json) ? storableJson(rows) : json;
}
