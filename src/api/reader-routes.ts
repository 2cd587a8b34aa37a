import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import { sendPage } from '../pages/send-page.ts';
import type { Site } from '../pages/site.ts';
import { formQuery } from './form-query.ts';
import { ofMenu } from './menu-by-id.ts';
import { menuNotFound, restaurantNotFound } from './not-found.ts';
import { LAST_PAGE } from './page-links.ts';
import { comparePage } from './pages/read/compare-page.ts';
import { readComparison } from './pages/read/comparison-facts.ts';
import { readKnownDishes } from './pages/read/known-dishes.ts';
import { readLastChange } from './pages/read/last-change.ts';
import { type MenuReading, readMenuFacts } from './pages/read/menu-facts.ts';
import { menuPage } from './pages/read/menu-page.ts';
import { readPriceHistory } from './pages/read/price-history.ts';
import { restaurantListPage } from './pages/read/restaurant-list-page.ts';
import { restaurantView } from './pages/read/restaurant-view.ts';
import { shownPart } from './pages/read/shown-part.ts';
import { parseQuery } from './parse-query.ts';
import { readMenuId, readRestaurantId } from './schemas/identifiers.ts';
import { namedRestaurantsQuerySchema, restaurantFilterOf } from './schemas/restaurant-list-query.ts';

/** Restaurants and their menus, to be read. */
export function readerRoutes(
  router: Router,
  reading: MenuReading,
  tools: { readonly site: Site; readonly limit: Middleware; readonly baseUrl: string },
): void {
  const { site, limit, baseUrl } = tools;

  async function menu(ctx: RouterContext): Promise<void> {
    const facts = await ofMenu(ctx.params.id, (id) => readMenuFacts(reading, id));
    await sendPage(ctx, menuPage(site, facts, shownPart(facts.menu, ctx), baseUrl));
  }

  async function restaurant(ctx: RouterContext): Promise<void> {
    const id = readRestaurantId(ctx.params.id);
    const found = await reading.guard(() => reading.restaurants.detail(id));
    if (!found) throw restaurantNotFound(id);
    const [known, changes, prices] = await Promise.all([
      readKnownDishes(reading, found),
      Promise.all(found.menus.map((menu) => readLastChange(reading, menu.id))),
      readPriceHistory(reading, found),
    ]);
    await sendPage(ctx, restaurantView(site, found, baseUrl, { ...known, changes, prices }));
  }

  async function restaurants(ctx: RouterContext): Promise<void> {
    const { query } = parseQuery(namedRestaurantsQuerySchema, { querystring: formQuery(ctx.querystring) });
    const { pageSize } = query;
    const page = Math.min(query.page, LAST_PAGE);
    const filter = restaurantFilterOf(query);
    const found = await reading.guard(() => reading.restaurants.list(filter, page, pageSize));
    await sendPage(ctx, restaurantListPage(site, found, { filter, page, pageSize }));
  }

  async function compare(ctx: RouterContext, given: string, other: string): Promise<void> {
    const [id, otherId] = [readMenuId(given), readMenuId(other)];
    const found = id === null || otherId === null ? null : await readComparison(reading, id, otherId);
    if (!found) throw menuNotFound(id === null ? given : other);
    await sendPage(ctx, comparePage(site, found));
  }

  router.get('/menus/:id/compare/:other', limit, (ctx) => compare(ctx, ctx.params.id ?? '', ctx.params.other ?? ''));
  // The form of that page, which cannot put a choice into a path.
  router.get('/menus/:id/compare', limit, (ctx) => {
    const { from = ctx.params.id, to = ctx.params.id } = ctx.query;
    const address = `/menus/${encodeURIComponent(String(to))}/compare/${encodeURIComponent(String(from))}`;
    ctx.redirect(address);
  });
  router.get('/menus/:id', limit, menu);
  router.get('/restaurants', limit, restaurants);
  router.get('/restaurants/:id', limit, restaurant);
}
