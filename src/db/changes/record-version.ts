import type { Knex } from 'knex';
import { itemChanges } from '../../domain/changes/item-changes.ts';
import type { Menu } from '../../domain/menu.ts';
import { menuView } from '../publish/menu-body.ts';
import { menuStream, recordChanges } from './record-changes.ts';

/**
 * Tells that a version was published, and what happened to the items of the one it replaces.
 * @param replaced as it was in service; null where none was
 */
export async function recordVersion(trx: Knex, lineId: number, replaced: Menu | null, published: Menu): Promise<void> {
  const menu = menuView(published);
  const subject = { restaurantId: menu.restaurantId, menuId: menu.id };
  const changes = replaced
    ? [
        { type: 'menu.replaced', ...subject, data: { menu, previousMenuId: replaced.id } } as const,
        ...itemChanges(replaced, menu, lineId),
      ]
    : [{ type: 'menu.published', ...subject, data: { menu } } as const];
  await recordChanges(trx, menuStream(lineId), changes, 1);
}

/** Tells that a version was rewritten in place; it has this revision now. */
export async function recordRevision(
  trx: Knex,
  lineId: number,
  { before, after: rewritten, revision }: { readonly before: Menu; readonly after: Menu; readonly revision: number },
): Promise<void> {
  const after = menuView(rewritten);
  const subject = { restaurantId: after.restaurantId, menuId: after.id };
  const changes = [
    { type: 'menu.revised', ...subject, data: { menu: after } } as const,
    ...itemChanges(before, after, lineId),
  ];
  await recordChanges(trx, menuStream(lineId), changes, revision);
}
