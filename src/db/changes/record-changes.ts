import type { Knex } from 'knex';
import type { Change } from '../../domain/changes/change.ts';

/**
 * Tells the feed what a transaction did, in that transaction. Places are given when it commits (migration 012).
 * @param stream what keeps its order wherever changes are passed on: `menuStream` or `restaurantStream`
 * @param revision of the menu that a change has; null where it has none
 */
export async function recordChanges(
  trx: Knex,
  stream: string,
  changes: readonly Change[],
  revision: number | null = null,
): Promise<void> {
  const rows = changes.map(({ type, restaurantId, menuId, data }) => ({
    type,
    subject: subjectOf(type),
    restaurant_id: restaurantId,
    menu_id: menuId,
    replaced_menu_id: 'previousMenuId' in data ? data.previousMenuId : null,
    data,
  }));
  await trx.raw(
    `insert into changes (type, subject, stream, restaurant_id, menu_id, replaced_menu_id, revision, data)
     select given->>'type', given->>'subject', ?, (given->>'restaurant_id')::uuid, (given->>'menu_id')::integer,
       (given->>'replaced_menu_id')::integer, ?::integer, given->'data'
     from json_array_elements(?::json) with ordinality as list (given, ordinal)
     order by ordinal`,
    [stream, revision, JSON.stringify(rows)],
  );
}

/** Stream of a menu line. */
export const menuStream = (lineId: number): string => `menu ${lineId}`;

/** Stream of a restaurant. */
export const restaurantStream = (restaurantId: string): string => `restaurant ${restaurantId}`;

function subjectOf(type: Change['type']): 'restaurant' | 'menu' | 'item' {
  if (type.startsWith('restaurant.')) return 'restaurant';
  return type.startsWith('menu.') ? 'menu' : 'item';
}
