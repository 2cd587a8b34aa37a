import type { Knex } from 'knex';
import type { Change } from '../../domain/changes/change.ts';

/**
 * Records changes in the transaction that makes them. Places are assigned when it commits (migrations 012 and 023).
 * @param stream whose order is kept wherever changes are passed on: `menuStream`
 * @param revision of the changed menu; null if there is none
 */
export const recordChanges = (
  trx: Knex,
  stream: string,
  changes: readonly Change[],
  revision: number | null = null,
): Promise<void> =>
  insertChanges(
    trx,
    changes.map((change) => ({ ...rowOf(change), stream, revision })),
  );

export const recordRestaurantChanges = (trx: Knex, changes: readonly Change[]): Promise<void> =>
  insertChanges(
    trx,
    changes.map((change) => ({ ...rowOf(change), stream: `restaurant ${change.restaurantId}` })),
  );

function rowOf({ type, restaurantId, menuId, data }: Change) {
  return {
    ...{ type, subject: subjectOf(type), restaurant_id: restaurantId, menu_id: menuId },
    ...{ replaced_menu_id: 'previousMenuId' in data ? data.previousMenuId : null, data },
  };
}

async function insertChanges(trx: Knex, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into changes (type, subject, stream, restaurant_id, menu_id, replaced_menu_id, revision, data)
     select given->>'type', given->>'subject', given->>'stream', (given->>'restaurant_id')::uuid, (given->>'menu_id')::integer,
       (given->>'replaced_menu_id')::integer, (given->>'revision')::integer, given->'data'
     from json_array_elements(?::json) with ordinality as list (given, ordinal)
     order by ordinal`,
    [JSON.stringify(rows)],
  );
}

export const menuStream = (lineId: number): string => `menu ${lineId}`;

function subjectOf(type: Change['type']): 'restaurant' | 'menu' | 'item' {
  if (type.startsWith('restaurant.')) return 'restaurant';
  return type.startsWith('menu.') ? 'menu' : 'item';
}
