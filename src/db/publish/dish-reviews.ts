import type { Knex } from 'knex';

/** What makes two entries of the worklist of a source the same; as in the index of migration 011. */
export const reviewKey = (of = ''): string =>
  `md5(${['kind', 'menu', 'section', 'item', 'reason'].map((column) => `${of}${column}`).join(' || chr(31) || ')})`;

/** Makes the worklist follow the dishes of a version that was rewritten in place. */
export async function followDishReviews(trx: Knex, menuId: number): Promise<void> {
  const doubts = `doubts as materialized (
    select m.restaurant_id, m.source_url, 'dish' as kind, m.name as menu, s.name as section, i.name as item, doubt.reason, m.id as menu_id
    from menus m join sections s on s.menu_id = m.id
      join items i on i.menu_id = m.id and i.section_position = s.position
      cross join lateral jsonb_array_elements_text(i.review) as doubt (reason)
    where m.id = ?)`;
  await trx.raw(
    `with ${doubts}
     update review_items v set state = 'settled', decided_at = now()
     where menu_id = ? and kind = 'dish' and state = 'open'
       and not exists (select 1 from doubts d where ${reviewKey('d.')} = ${reviewKey('v.')})`,
    [menuId, menuId],
  );
  await trx.raw(
    `with ${doubts}
     insert into review_items (restaurant_id, source_url, kind, menu, section, item, reason, menu_id)
     select * from doubts on conflict do nothing`,
    [menuId],
  );
}
