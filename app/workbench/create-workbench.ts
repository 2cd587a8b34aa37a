import { join } from 'node:path';
import Router from '@koa/router';
import { ParseError } from '@menu-data-service/menu-reader';
import type { Context, Middleware } from 'koa';
import { InputFailure, ServiceError } from '../../src/domain/errors.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { type Assets, SITE_ASSETS, serveAssets } from '../../src/pages/assets.ts';
import { SCRIPT_POLICY, sendPage } from '../../src/pages/send-page.ts';
import { statusParts } from '../ops/status-page.ts';
import { formRoutes, sourceOf } from './form-routes.ts';
import { login, workbenchGuard } from './guard.ts';
import { allergensPage } from './pages/allergens-page.ts';
import { foundPage } from './pages/found-page.ts';
import { sourcePage } from './pages/source-page.ts';
import { sourcesPage } from './pages/sources-page.ts';
import { errorPage, workbenchPage } from './pages/workbench-page.ts';
import { decidedPage, worklistPage } from './pages/worklist-page.ts';
import { printedDishes } from './printed-dishes.ts';
import { createSourceViews } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

/** Entries that the worklist shows at one time. */
const SHOWN = 200;

const folder = () => join(packageRoot, 'app/workbench/assets');
const SCRIPTS = [
  'workbench',
  'forms',
  'keys',
  'keys-switch',
  'mending',
  'moving',
  'page',
  'scrolling',
  'sending',
  'teaching',
].map((name) => `${name}.js`);
const ASSETS: Assets = { path: '/workbench/assets/', folder, files: ['workbench.css', ...SCRIPTS] };

/** The pages for operators, to be mounted on the operations port. */
export function createWorkbench(given: WorkbenchDeps): Router {
  const views = createSourceViews(given);
  const deps = { ...given, ingestion: views.ingestion };
  const router = new Router({ sensitive: true });
  const show = (ctx: Context, page: string) => sendPage(ctx, page, SCRIPT_POLICY);
  const guarded: Middleware[] = [errorsAsPages(deps), workbenchGuard(deps.sessions)];

  serveAssets(router, SITE_ASSETS);
  serveAssets(router, ASSETS);
  router.get('/workbench/login', errorsAsPages(deps), (ctx) => login(ctx, deps.sessions));
  router.use('/workbench', ...guarded);
  router.get('/workbench', async (ctx) => {
    const [entries, open] = await Promise.all([deps.reviews.list({ limit: SHOWN }), deps.reviews.backlog()]);
    const printed = await printedDishes(deps.menus, entries);
    await show(ctx, worklistPage({ entries, open, printed, decided: decidedNow(ctx) }));
  });
  router.get('/workbench/decided', async (ctx) => {
    const entries = await deps.reviews.list({
      states: ['accepted', 'dismissed'],
      lastDecidedFirst: true,
      limit: SHOWN,
    });
    await show(ctx, decidedPage({ entries, printed: await printedDishes(deps.menus, entries) }));
  });
  router.get('/workbench/sources', async (ctx) => {
    const [states, listed] = await Promise.all([deps.sources.sources(), deps.menus.list({ withdrawn: true })]);
    await show(ctx, sourcesPage(states, listed));
  });
  router.get('/workbench/state', async (ctx) => {
    const main = statusParts(await deps.status());
    await show(ctx, workbenchPage({ path: '/workbench/state', title: 'Status', main }));
  });
  router.get('/workbench/source', async (ctx) => {
    const { restaurant, source } = sourceOf(new URLSearchParams(ctx.querystring));
    const view = await views.open(restaurant, source);
    const [entries, open] = await Promise.all([
      deps.reviews.list({ restaurantId: restaurant, sourceUrl: source }),
      deps.reviews.list({ limit: SHOWN }),
    ]);
    const next = open.find((one) => one.restaurantId !== restaurant || one.sourceUrl !== source);
    await show(ctx, sourcePage(view, entries, { said: said(ctx), decided: decidedNow(ctx), next }));
  });
  router.get('/workbench/allergens', async (ctx) => {
    const query = new URLSearchParams(ctx.querystring);
    const { restaurant, source } = sourceOf(query);
    const view = await views.open(restaurant, source);
    const dishes = view.menus.flatMap((menu) =>
      menu.sections.flatMap((section) =>
        section.dishes.map(({ id, item }) => ({ id, item, menu: menu.name, section: section.name })),
      ),
    );
    const dish = dishes.find(({ id }) => id === query.get('dish'));
    if (!dish) throw new ServiceError(404, 'not_found', 'There is no such dish in this source any more.');
    await show(ctx, allergensPage(view, dish));
  });
  router.get('/workbench/document', async (ctx) => {
    const { restaurant, source } = sourceOf(new URLSearchParams(ctx.querystring));
    const { bytes, mediaType } = await views.document(restaurant, source);
    // A page of somebody else's is shown as text; nothing in a document may run here.
    ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
    ctx.type = /html/.test(mediaType) ? 'text/plain; charset=utf-8' : mediaType;
    ctx.body = bytes;
  });
  router.get('/workbench/found', async (ctx) => {
    const [open, settled] = await Promise.all([
      deps.discoveries.finds({ states: ['open', 'gone'], limit: SHOWN }),
      deps.discoveries.finds({ states: ['stored', 'accepted', 'refused'], limit: SHOWN }),
    ]);
    await show(ctx, foundPage(open, settled));
  });
  formRoutes(router, views, deps);
  return router;
}

/** What became of the last form, in words of ours. */
function said({ query }: Context): string | undefined {
  return typeof query.said === 'string' ? query.said.slice(0, 200) : undefined;
}

/** Ids of entries that were decided a moment ago, as the address has them. */
function decidedNow({ query }: Context): readonly number[] {
  return String(query.decided ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** What a person did wrong is said on a page; everything else is left to those above. */
function errorsAsPages({ logger }: WorkbenchDeps): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const isInput = error instanceof InputFailure || error instanceof ParseError;
      const isTheirs = isInput || (error instanceof ServiceError && error.status < 500);
      if (!isTheirs) logger.error({ err: error }, 'a page of the workbench failed');
      ctx.status = error instanceof ServiceError ? error.status : isTheirs ? 400 : 500;
      const message = isTheirs ? (error as Error).message : 'Something went wrong on our side; the log has it.';
      await sendPage(ctx, errorPage(message), SCRIPT_POLICY);
    }
  };
}
