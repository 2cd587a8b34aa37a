/**
 * Common table expressions that end in `last`: the place of what was told last of each restaurant and menu as a whole, and whether that
 * is a state of it (`is_state`) or that there is none any more.
 * @param upTo SQL of the last place that counts
 */
export const lastStates = (upTo: string): string => `
  told as (
    select place, type, subject, restaurant_id, menu_id, replaced_menu_id from changes where place <= ${upTo} and subject <> 'item'
  ),
  states as (
    select place, subject, restaurant_id::text as id, type in ('restaurant.created', 'restaurant.changed') as is_state
    from told where subject = 'restaurant'
    union all
    select place, subject, menu_id::text, type <> 'menu.withdrawn' from told where subject = 'menu'
    union all
    select place, subject, replaced_menu_id::text, false from told where replaced_menu_id is not null
  ),
  last as (select distinct on (subject, id) place, subject, id, is_state from states order by subject, id, place desc)`;
