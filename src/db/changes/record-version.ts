import type { Menu } from '@menu-data-service/menu-model/menu';
import type { Knex } from 'knex';
import { itemChanges } from '../../domain/changes/item-changes.ts';
import { matchMenus } from '../../domain/compare-menus/follow-dishes.ts';
import { menuView } from '../publish/menu-body.ts';
import { menuStream, recordChanges } from './record-changes.ts';

/**
 * Records that a version was published, and the changes of items since the one it replaces. Stores the matching, as pages and clients ask
 * for the difference again and again.
 * @param replaced as it was in service; null for none
 */
export async function recordVersion(trx: Knex, lineId: number, replaced: Menu | null, published: Menu): Promise<void> {
  const menu = menuView(published);
  const subject = { restaurantId: menu.restaurantId, menuId: menu.id };
  const matching = replaced && (await matchMenus(replaced, menu));
  if (matching) await trx('menu_matchings').insert({ menu_id: menu.id, matching: JSON.stringify(matching) });
  const changes = replaced
    ? [
        { type: 'menu.replaced', ...subject, data: { menu, previousMenuId: replaced.id } } as const,
        ...(await itemChanges(replaced, menu, lineId, matching)),
      ]
    : [{ type: 'menu.published', ...subject, data: { menu } } as const];
  await recordChanges(trx, menuStream(lineId), changes, 1);
}

/** Records that a version was rewritten in place and has a new revision. */
export async function recordRevision(
  trx: Knex,
  lineId: number,
  { before, after: rewritten, revision }: { readonly before: Menu; readonly after: Menu; readonly revision: number },
): Promise<void> {
  const after = menuView(rewritten);
  const subject = { restaurantId: after.restaurantId, menuId: after.id };
  const changes = [
    { type: 'menu.revised', ...subject, data: { menu: after } } as const,
    ...(await itemChanges(before, after, lineId)),
  ];
  await recordChanges(trx, menuStream(lineId), changes, revision);
}
