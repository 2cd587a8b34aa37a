import type { Knex } from 'knex';
import { ServiceError } from '../../domain/errors.ts';
import type { TaggedMenu } from '../../domain/published-menu.ts';
import { rows } from '../rows.ts';
import { followDishReviews } from './dish-reviews.ts';
import { fingerprint } from './fingerprint.ts';
import { linesOf, lockRestaurant } from './menu-lines.ts';
import { rewriteMenu } from './rewrite-menu.ts';
import { storableMenu } from './storable-menu.ts';

interface MenuRow {
  readonly restaurant_id: string;
  readonly name: string;
  readonly source_url: string;
  readonly left_out: TaggedMenu['leftOut'] | null;
}

/** Rewrites the estimates of a version inside the transaction it is given; see MenuStore.revise. */
export async function reviseMenu(
  trx: Knex,
  menuId: number,
  sections: TaggedMenu['sections'],
): Promise<'revised' | 'unchanged' | 'replaced'> {
  const [row] = await rows<MenuRow>(trx, 'select restaurant_id, name, source_url, left_out from menus where id = ?', [
    menuId,
  ]);
  if (!row) throw new ServiceError(404, 'unknown_menu', `there is no menu ${menuId}`);
  await lockRestaurant(trx, row.restaurant_id);
  const lines = await linesOf(trx, row.restaurant_id);
  const current = lines.find(({ latest }) => latest.menuId === menuId && latest.active)?.latest;
  if (!current) return 'replaced';
  const menu = storableMenu({
    restaurantId: row.restaurant_id,
    name: row.name,
    sourceUrl: row.source_url,
    sections,
    ...(row.left_out && { leftOut: row.left_out }),
  });
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
