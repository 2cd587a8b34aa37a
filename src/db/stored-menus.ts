import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { MenuEvidence, StoredMenu } from '../ports/menu-store.ts';
import type { Database } from './open-database.ts';
import { assertDefined, firstRow, rows } from './rows.ts';

interface StoredMenuRow extends Omit<StoredMenu, 'sections' | 'leftOut'> {
  readonly leftOut: TaggedMenu['leftOut'] | null;
  readonly sections: readonly { readonly id: number; readonly name: string }[];
  readonly items: readonly (TaggedItem & { readonly section_position: number })[];
}

const SELECT = `
  select m.id as "menuId", m.restaurant_id as "restaurantId", m.name, m.source_url as "sourceUrl", m.version, m.revision,
    m.left_out as "leftOut", r.cuisine,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position), '[]') from sections s where s.menu_id = m.id) as sections,
    (select coalesce(json_agg(json_build_object('section_position', i.section_position, 'name', i.name, 'description', i.description,
        'price', i.price, 'vegetarian', i.vegetarian, 'vegan', i.vegan, 'calories', i.calories, 'halal', i.halal, 'spicy', i.spicy,
        'allergens', i.allergens, 'stated', i.stated, 'evidence', e.evidence, 'review', i.review)
        order by i.section_position, i.position), '[]')
      from items i join item_evidence e using (menu_id, section_position, position)
      where i.menu_id = m.id) as items
  from menus m join restaurants r on r.id = m.restaurant_id`;

export async function readStoredMenus(db: Database, afterId: number, limit: number): Promise<readonly StoredMenu[]> {
  const found = await rows<StoredMenuRow>(
    db,
    `${SELECT} where m.id > ? and m.date_deleted is null order by m.id limit ?`,
    [afterId, limit],
  );
  return found.map(storedMenu);
}

/** Evidence of every item of a menu, including replaced versions; null if no menu has that id. */
export async function readEvidence(db: Database, menuId: number): Promise<MenuEvidence | null> {
  const row = await firstRow<StoredMenuRow>(db, `${SELECT} where m.id = ?`, [menuId]);
  if (!row) return null;
  const { revision, sections } = storedMenu(row);
  const language = row.items[0]?.stated.language;
  return {
    menuId,
    revision,
    ...(language && { language }),
    leftOut: row.leftOut ?? [],
    sections: sections.map(({ name, items }, at) => ({
      id: assertDefined(row.sections[at]).id,
      name,
      items: items.map(({ name: of, allergens, evidence, review }) => ({ name: of, allergens, evidence, review })),
    })),
  };
}

function storedMenu({ sections: named, items, leftOut, ...menu }: StoredMenuRow): StoredMenu {
  const sections = named.map(({ name }) => ({ name, items: [] as TaggedItem[] }));
  for (const { section_position, ...item } of items) sections[section_position]?.items.push(item);
  return { ...menu, sections, ...(leftOut && { leftOut }) };
}
