import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import { type InputError, ServiceError } from '../../domain/errors.ts';
import { addressKey } from '../../http/address-key.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { requestState } from '../../http/request-state.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import type { Guard } from '../../lib/resilience.ts';
import { SCRIPT_POLICY, sendPage } from '../../pages/send-page.ts';
import type { Site } from '../../pages/site.ts';
import { type FindQuery, findQuerySchema } from '../items/find-query-schema.ts';
import { findByMenuId } from '../menus/menu-by-id.ts';
import { namedRestaurantsQuerySchema, restaurantFilterOf } from '../restaurants/restaurant-list.ts';
import { answerCache } from '../shared/answer-cache.ts';
import type { ApiDeps } from '../shared/api-deps.ts';
import { readRestaurantId } from '../shared/identifiers.ts';
import { restaurantNotFound } from '../shared/not-found.ts';
import { MAX_PAGE } from '../shared/page-links.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { searchGeneration } from '../shared/search-generation.ts';
import { findAnswer } from './find/find-answer.ts';
import { findPage, findParts, wrongFindPage, wrongFindParts } from './find/find-page.ts';
import { readKnownDishes } from './read/known-dishes.ts';
import { loadMenuFacts, type MenuReading } from './read/menu-facts.ts';
import { menuPage } from './read/menu-page.ts';
import { restaurantListPage } from './read/restaurant-list-page.ts';
import { restaurantView } from './read/restaurant-view.ts';
import { shownPart } from './read/shown-part.ts';

/** Pages for people who eat: the finder, restaurants and their menus. They need no token and have their own limit by address. */
export function pagesForPeople(
  router: Router,
  deps: ApiDeps,
  pages: NonNullable<ApiDeps['pages']>,
  { database, site }: { readonly database: Guard; readonly site: Site },
): void {
  const { menus, restaurants, sources, baseUrl, limitsSharedBy: sharedBy, registry } = deps;
  const perMinute = pages.rateLimitPerMinute;
  const limiter = createRateLimiter({ name: 'pages', policy: 'pages', perMinute, sharedBy, registry });
  const limit = rateLimit(limiter, (ctx) => ({ caller: addressKey(ctx.ip) }));
  findRoutes(router, deps, { site, limit });
  readerRoutes(router, { menus, restaurants, sources, guard: database }, { site, limit, baseUrl });
}

/** The finder: `/find`, and `/find/answers`, the parts of the page that change while somebody types. */
function findRoutes(
  router: Router,
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'registry'>,
  tools: { readonly site: Site; readonly limit: Middleware },
): void {
  const { site, limit } = tools;
  const cached = answerCache('find pages', searchGeneration(deps), deps.registry);

  function wrong(ctx: RouterContext, whole: boolean, typed: string, faults: readonly InputError[]): Promise<void> {
    ctx.status = 400;
    return sendPage(ctx, whole ? wrongFindPage(site, typed, faults) : wrongFindParts(faults), SCRIPT_POLICY);
  }

  async function answer(ctx: RouterContext, whole: boolean): Promise<void> {
    const read = readFindQuery(ctx.querystring);
    if ('faults' in read) return wrong(ctx, whole, read.typed, read.faults);
    const found = await findAnswer(deps, read.query, requestState(ctx).signal()).catch(faultsOf);
    if ('faults' in found) return wrong(ctx, whole, read.query.search ?? '', found.faults);
    return sendPage(ctx, whole ? findPage(site, found) : findParts(found), SCRIPT_POLICY);
  }

  router.get('/find', limit, cached, (ctx) => answer(ctx, true));
  router.get('/find/answers', limit, cached, (ctx) => answer(ctx, false));
}

function faultsOf(error: unknown): { readonly faults: readonly InputError[] } {
  if (error instanceof ServiceError && error.status === 400) return { faults: error.errors };
  throw error;
}

function readerRoutes(
  router: Router,
  reading: MenuReading,
  tools: { readonly site: Site; readonly limit: Middleware; readonly baseUrl: string },
): void {
  const { site, limit, baseUrl } = tools;

  async function menu(ctx: RouterContext): Promise<void> {
    const facts = await findByMenuId(ctx.params.id, (id) => loadMenuFacts(reading, id));
    await sendPage(ctx, menuPage(site, facts, shownPart(facts.menu, ctx), baseUrl));
  }

  async function restaurant(ctx: RouterContext): Promise<void> {
    const id = readRestaurantId(ctx.params.id);
    const found = await reading.guard(() => reading.restaurants.detail(id));
    if (!found) throw restaurantNotFound(id);
    const known = await readKnownDishes({ ...reading, guard: limitConcurrency(reading.guard) }, found);
    await sendPage(ctx, restaurantView(site, found, baseUrl, known));
  }

  async function restaurants(ctx: RouterContext): Promise<void> {
    const { query } = parseQuery(namedRestaurantsQuerySchema, { querystring: formQuery(ctx.querystring) });
    const { pageSize } = query;
    const page = Math.min(query.page, MAX_PAGE);
    const filter = restaurantFilterOf(query);
    const found = await reading.guard(() => reading.restaurants.list(filter, page, pageSize));
    await sendPage(ctx, restaurantListPage(site, found, { filter, page, pageSize }));
  }

  router.get('/menus/:id', limit, menu);
  router.get('/restaurants', limit, restaurants);
  router.get('/restaurants/:id', limit, restaurant);
}

/** Query of the finder, or its faults. */
export type ReadFindQuery =
  | { readonly query: FindQuery }
  | { readonly faults: readonly InputError[]; readonly typed: string };

/** Parses the finder's query; a wrong parameter is a fault, because nobody may believe in a filter that does not exist. */
function readFindQuery(querystring: string): ReadFindQuery {
  try {
    return { query: parseQuery(findQuerySchema, { querystring: formQuery(querystring, 'excludeAllergens') }).query };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { faults: error.errors, typed: new URLSearchParams(querystring).get('search') ?? '' };
  }
}

/** Drops empty fields, and joins the values of `many`, one per ticked box, by commas. */
function formQuery(querystring: string, many?: string): string {
  const filled = new URLSearchParams();
  for (const [name, sent] of new URLSearchParams(querystring)) {
    const value = sent.trim();
    const already = name === many ? filled.get(name) : null;
    if (value === '') continue;
    if (already === null) filled.append(name, value);
    else filled.set(name, `${already},${value}`);
  }
  return filled.toString();
}
