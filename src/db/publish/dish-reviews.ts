import type { Knex } from 'knex';

export const reviewKey = (of = ''): string =>
  `md5(${['kind', 'menu', 'section', 'item', 'reason'].map((column) => `${of}${column}`).join(' || chr(31) || ')})`;

/** Reopens a settled entry that is found again; a person's decision stands. */
export const FOUND_AGAIN = `set menu_id = excluded.menu_id,
  raised_at = case when v.state = 'settled' then now() else v.raised_at end,
  decided_at = case when v.state = 'settled' then null else v.decided_at end,
  state = case when v.state = 'settled' then 'open' else v.state end`;

/** Updates the worklist to the dishes of a version. @param before the version it replaced; itself if rewritten in place */
export async function followDishReviews(trx: Knex, menuId: number, before = menuId): Promise<void> {
  const doubts = `doubts as materialized (
    select m.restaurant_id, m.source_url, 'dish' as kind, m.name as menu, s.name as section, i.name as item, doubt.reason, m.id as menu_id
    from menus m join sections s on s.menu_id = m.id
      join items i on i.menu_id = m.id and i.section_position = s.position
      cross join lateral jsonb_array_elements_text(i.review) as doubt (reason)
    where m.id = ?)`;
  await trx.raw(
    `with ${doubts}
     update review_items v set state = 'settled', decided_at = now()
     where menu_id in (?, ?) and kind = 'dish' and state = 'open'
       and not exists (select 1 from doubts d where ${reviewKey('d.')} = ${reviewKey('v.')})`,
    [menuId, menuId, before],
  );
  await trx.raw(
    `with ${doubts}
     insert into review_items as v (restaurant_id, source_url, kind, menu, section, item, reason, menu_id)
     select distinct on (${reviewKey()}) * from doubts
     on conflict (restaurant_id, source_url, ${reviewKey()}) do update ${FOUND_AGAIN}`,
    [menuId],
  );
}
