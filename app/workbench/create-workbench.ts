import { join } from 'node:path';
import Router from '@koa/router';
import { ParseError } from '@menu-data-service/menu-reader';
import type { Context, Middleware } from 'koa';
import { decideFind } from '../../ingest/discover/decide-find.ts';
import { readAgain } from '../../ingest/read-again.ts';
import { InputFailure, ServiceError } from '../../src/domain/errors.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { type AssetFiles, CSS, JAVASCRIPT, SITE_ASSETS, serveAssets } from '../../src/pages/assets.ts';
import { SCRIPT_POLICY, sendPage } from '../../src/pages/send-page.ts';
import { login, workbenchGuard } from './guard.ts';
import { mend } from './mend.ts';
import { allergensPage } from './pages/allergens-page.ts';
import { errorPage } from './pages/error-page.ts';
import { foundPage } from './pages/found-page.ts';
import { sourcePage } from './pages/source-page.ts';
import { sourcesPage } from './pages/sources-page.ts';
import { statePage } from './pages/state-page.ts';
import { sourcePath } from './pages/workbench-page.ts';
import { decidedPage, worklistPage } from './pages/worklist-page.ts';
import { printedDishes } from './printed-dishes.ts';
import { readForm } from './read-form.ts';
import { troublesOf } from './service-state.ts';
import { createSourceViews } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

/** Entries that the worklist shows at one time. */
const SHOWN = 200;

const folder = () => join(packageRoot, 'app/workbench/assets');
const ASSETS: AssetFiles = {
  '/workbench/assets/workbench.css': { folder, file: 'workbench.css', mediaType: CSS },
  '/workbench/assets/workbench.js': { folder, file: 'workbench.js', mediaType: JAVASCRIPT },
};

/** The pages for operators, to be mounted on the operations port. */
export function createWorkbench(deps: WorkbenchDeps): Router {
  const views = createSourceViews(deps);
  const router = new Router({ sensitive: true });
  const show = (ctx: Context, page: string) => sendPage(ctx, page, SCRIPT_POLICY);
  const guarded: Middleware[] = [errorsAsPages(deps), workbenchGuard(deps.sessions)];

  serveAssets(router, SITE_ASSETS);
  serveAssets(router, ASSETS);
  router.get('/workbench/login', errorsAsPages(deps), (ctx) => login(ctx, deps.sessions));
  router.use('/workbench', ...guarded);
  router.get('/workbench', async (ctx) => {
    const [entries, open] = await Promise.all([deps.reviews.list({ limit: SHOWN }), deps.reviews.backlog()]);
    await show(ctx, worklistPage({ entries, open, printed: await printedDishes(deps.menus, entries) }));
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
    const [state, sources, open] = await Promise.all([deps.status(), deps.sources.sources(), deps.reviews.backlog()]);
    await show(ctx, statePage(state, troublesOf(state, sources), open));
  });
  router.get('/workbench/source', async (ctx) => {
    const { restaurant, source } = sourceOf(new URLSearchParams(ctx.querystring));
    const view = await views.open(restaurant, source);
    const entries = await deps.reviews.list({ restaurantId: restaurant, sourceUrl: source });
    await show(ctx, sourcePage(view, entries, said(ctx)));
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
  router.post('/workbench/found', async (ctx) => {
    const form = await readForm(ctx);
    await decideFind(Number(form.get('id')), form.get('verb') === 'accept' ? 'accept' : 'refuse', deps);
    seeOther(ctx, '/workbench/found');
  });
  router.post('/workbench/mend', async (ctx) => {
    const form = await readForm(ctx);
    const { restaurant, source } = sourceOf(form);
    const { menus } = await mend(await views.open(restaurant, source), form, deps);
    const outcome = menus.map(({ name, outcome }) => `${name}: ${outcome.outcome}`).join(', ');
    seeOther(
      ctx,
      `${sourcePath(restaurant, source)}&${new URLSearchParams({ said: outcome })}#${form.get('at') ?? ''}`,
    );
  });
  router.post('/workbench/decide', async (ctx) => {
    const form = await readForm(ctx);
    await decide(Number(form.get('id')), form.get('verb'), deps);
    seeOther(ctx, form.get('back') ?? '/workbench');
  });
  return router;
}

/** Accepting a menu that was held back stores it. */
async function decide(
  id: number,
  verb: string | null,
  { reviews, restaurants, ingestion }: WorkbenchDeps,
): Promise<void> {
  const entry = Number.isInteger(id) ? await reviews.item(id) : null;
  if (!entry) throw new ServiceError(404, 'not_found', 'There is no such entry in the worklist.');
  if (verb === 'reopen') {
    await reviews.reopen([id]);
    return;
  }
  const isAccepted = verb === 'accept';
  const [restaurant] = await restaurants.find(entry.restaurantId);
  if (isAccepted && entry.kind === 'held' && restaurant)
    await readAgain(restaurant, entry.sourceUrl, ingestion, entry.menu);
  await reviews.decide([id], isAccepted ? 'accepted' : 'dismissed');
}

function sourceOf(fields: URLSearchParams): { readonly restaurant: string; readonly source: string } {
  return { restaurant: fields.get('restaurant') ?? '', source: fields.get('source') ?? '' };
}

/** What became of the last form, in words of ours. */
function said({ query }: Context): string | undefined {
  return typeof query.said === 'string' ? query.said.slice(0, 200) : undefined;
}

/** After a form the browser asks for the page with GET. Only addresses of the workbench are led to. */
function seeOther(ctx: Context, path: string): void {
  ctx.redirect(/^\/workbench(?:[/?#]|$)/.test(path) ? path : '/workbench');
  ctx.status = 303;
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
