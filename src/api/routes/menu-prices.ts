import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RouterContext } from '@koa/router';
import { type DishHistory, dishHistories } from '../../domain/dish-prices.ts';
import type { MenuVersion } from '../../domain/menu.ts';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { ofMenu, readMenu } from '../menu-by-id.ts';
import { parseQuery } from '../parse-query.ts';
import { presentMenuPrices } from '../present/menu-prices.ts';
import { menuPricesQuerySchema } from '../schemas/menu-prices.ts';

/** Versions that are looked at, each of which takes milliseconds to compare with the next. */
const MOST_VERSIONS = 50;

/** GET /v1/menus/{id}/prices: the dishes of a menu with what they cost in all its versions. */
export function menuPricesRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(menuPricesQuerySchema, ctx);
    const versions = await ofMenu(ctx.params.id, (asked) => deps.guard(() => deps.menus.versions(asked)));
    const id = Number(ctx.params.id);
    const looked = windowAround(versions, id).toReversed();
    const read = await Promise.all(looked.map((version) => readMenu(deps, version.id)));
    const menus = read.filter((menu) => menu !== null);
    const signal = requestState(ctx).signal();
    const histories = await dishHistories(menus, id, async () => {
      await nextTurn();
      signal.throwIfAborted();
    });
    const dishes = histories.filter((dish) => isAsked(dish, query));
    const earlier = (looked[0]?.version ?? 1) - 1;
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${id}>; rel="describes"`, deps.data.helpLink]);
    await sendWithContentTag(ctx, presentMenuPrices(id, looked, earlier, dishes));
  };
}

/** The latest versions, down to the one that is asked about and further as far as there is room. Newest first, as given. */
function windowAround(versions: readonly MenuVersion[], id: number): readonly MenuVersion[] {
  const at = versions.findIndex((version) => version.id === id);
  return at < MOST_VERSIONS ? versions.slice(0, MOST_VERSIONS) : versions.slice(at - MOST_VERSIONS + 1, at + 1);
}

function isAsked(
  dish: DishHistory,
  { section, position }: { readonly section?: number | undefined; readonly position?: number | undefined },
): boolean {
  return (section === undefined || dish.section === section) && (position === undefined || dish.position === position);
}
