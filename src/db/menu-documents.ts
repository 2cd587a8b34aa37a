import {
  type AllergenCode,
  absentAllergens,
  allergenCodes,
  parseAllergens,
} from '@menu-data-service/menu-model/allergens';
import { type Evidence, isGroundless } from '@menu-data-service/menu-model/evidence';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { mapInSlices } from '@menu-data-service/menu-model/time-slices';
import type { Knex } from 'knex';
import { allergenGround } from '../domain/allergen-ground.ts';
import { itemIds } from '../domain/item-ids.ts';
import { isKnownPlace, type Place } from '../domain/place.ts';
import { printedPrice } from '../domain/printed-price.ts';
import type { MenuDocuments } from '../ports/search/documents.ts';
import { rows } from './rows.ts';

interface ItemRow {
  readonly section: number;
  readonly position: number;
  readonly item: MenuItem;
  readonly freeFrom: readonly AllergenCode[] | null;
  /** For its allergens and calories, and for a price that is not in pounds. */
  readonly evidence: readonly Evidence[];
  readonly language: string | null;
}

interface MenuRow extends Omit<MenuDocuments, 'place' | 'sections'>, Place {
  readonly lineId: number;
  readonly sections: readonly string[];
  readonly items: readonly ItemRow[];
}

const SELECT = `
  select m.id as "menuId", m.line_id as "lineId", m.name as "menuName", m.version, m.revision, m.restaurant_id as "restaurantId",
    r.name as "restaurantName", r.city, r.postcode, r.cuisine, r.latitude, r.longitude,
    (select coalesce(json_agg(s.name order by s.position), '[]') from sections s where s.menu_id = m.id) as sections,
    (select coalesce(json_agg(json_build_object('section', i.section_position, 'position', i.position,
        'item', json_build_object('name', i.name, 'description', i.description, 'price', i.price, 'vegetarian', i.vegetarian,
          'vegan', i.vegan, 'calories', i.calories, 'halal', i.halal, 'spicy', i.spicy, 'allergens', i.allergens),
        'freeFrom', i.stated->'freeFrom', 'language', i.stated->>'language',
        'evidence', coalesce(jsonb_path_query_array(e.evidence, '$[*] \\? (@.field == "allergens" || @.field == "price" || @.field == "calories")'), '[]'))
        order by i.section_position, i.position), '[]')
      from items i left join item_evidence e using (menu_id, section_position, position) where i.menu_id = m.id) as items
  from menus m join restaurants r on r.id = m.restaurant_id
  where m.date_deleted is null`;

export async function readDocuments(db: Knex, menuIds: readonly number[]): Promise<readonly MenuDocuments[]> {
  if (menuIds.length === 0) return [];
  const found = await rows<MenuRow>(db, `${SELECT} and m.id = any(?::integer[]) order by m.id`, [[...menuIds]]);
  return documentsOf(found);
}

export async function* readAllDocuments(db: Knex, batchSize: number): AsyncGenerator<readonly MenuDocuments[]> {
  const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    for (let lastId = 0; ; ) {
      const found = await rows<MenuRow>(trx, `${SELECT} and m.id > ? order by m.id limit ?`, [lastId, batchSize]);
      const last = found.at(-1);
      if (!last) return;
      lastId = last.menuId;
      yield await documentsOf(found);
    }
  } finally {
    await trx.rollback();
  }
}

async function documentsOf(found: readonly MenuRow[]): Promise<readonly MenuDocuments[]> {
  const documents: MenuDocuments[] = [];
  for (const row of found) documents.push(await rowToDocuments(row));
  return documents;
}

async function rowToDocuments(row: MenuRow): Promise<MenuDocuments> {
  const { menuId, menuName, restaurantId, restaurantName, city, cuisine } = row;
  const menu = {
    ...{ menuId, menuName, restaurantId, restaurantName, city, cuisine },
    ...(isKnownPlace(row) && { place: { latitude: row.latitude, longitude: row.longitude } }),
  };
  const idOf = itemIds(row.lineId);
  const sections: MenuDocuments['sections'][number]['items'][number][][] = row.sections.map(() => []);
  await mapInSlices(row.items, ({ section, position, item, freeFrom, evidence, language }) => {
    const summary = parseAllergens(item.allergens);
    const present = allergenCodes(summary);
    const told = (state: Evidence['state']) =>
      evidence
        .filter((one) => one.field === 'allergens' && one.state === state)
        .map(({ value }) => value as AllergenCode);
    const absent = absentAllergens(summary, [...new Set([...(freeFrom ?? []), ...told('free')])]);
    const sectionName = row.sections[section] ?? '';
    const printed = printedPrice(evidence);
    sections[section]?.push({
      id: `${menuId}_${section}_${position}`,
      itemId: idOf(sectionName, item.name),
      ...menu,
      sectionName,
      item,
      ...(printed !== undefined && { printedPrice: printed }),
      ...(language !== null && { language }),
      allergenCodes: present,
      absentAllergens: absent,
      likelyAbsentAllergens: told('likely absent').filter((code) => !present.includes(code) && !absent.includes(code)),
      allergenGround: allergenGround(item, evidence),
      ...(evidence.some(isGroundless) && { hasGroundlessCalories: true as const }),
      sectionPosition: section,
      itemPosition: position,
    });
  });
  return {
    ...menu,
    postcode: row.postcode,
    version: row.version,
    revision: row.revision,
    sections: row.sections.map((name, section) => ({ name, items: sections[section] ?? [] })),
  };
}
