import type { Knex } from 'knex';
import { ServiceError } from '../../domain/errors.ts';
import type { TaggedMenu } from '../../domain/published-menu.ts';
import { firstRow } from '../rows.ts';
import { followDishReviews } from './dish-reviews.ts';
import { fingerprint } from './fingerprint.ts';
import { linesOf, lockRestaurant } from './menu-lines.ts';
import { rewriteMenu } from './rewrite-menu.ts';
import { storableMenu } from './storable-menu.ts';

type MenuRow = Omit<TaggedMenu, 'sections' | 'leftOut'> & { readonly leftOut: TaggedMenu['leftOut'] | null };

/** Rewrites the estimates of a version inside the transaction it is given; see MenuStore.revise. */
export async function reviseMenu(
  trx: Knex,
  menuId: number,
  sections: TaggedMenu['sections'],
): Promise<'revised' | 'unchanged' | 'replaced'> {
  const row = await firstRow<MenuRow>(
    trx,
    'select restaurant_id as "restaurantId", name, source_url as "sourceUrl", left_out as "leftOut" from menus where id = ?',
    [menuId],
  );
  if (!row) throw new ServiceError(404, 'unknown_menu', `there is no menu ${menuId}`);
  const { leftOut, ...named } = row;
  await lockRestaurant(trx, named.restaurantId);
  const lines = await linesOf(trx, named.restaurantId);
  const current = lines.find(({ latest }) => latest.menuId === menuId && latest.active)?.latest;
  if (!current) return 'replaced';
  const menu = storableMenu({ ...named, sections, ...(leftOut && { leftOut }) });
  const print = fingerprint(menu);
  if (print.presented !== current.presented) {
    throw new Error(
      `menu ${menuId}: a revision may only change estimates; publish what the restaurant presents otherwise`,
    );
  }
  if (print.content === current.content) return 'unchanged';
  await rewriteMenu(trx, menuId, menu, print);
  await followDishReviews(trx, menuId);
  return 'revised';
}
