import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Router from '@koa/router';
import { ParseError } from '@menu-data-service/menu-reader';
import type { Context, Middleware } from 'koa';
import { InputFailure, ServiceError } from '../domain/errors.ts';
import { packageRoot } from '../lib/package-root.ts';
import { statusParts } from '../ops/status-page.ts';
import { type Assets, SITE_ASSETS, serveAssets } from '../pages/assets.ts';
import { type Html, html } from '../pages/html.ts';
import { SCRIPT_POLICY, sendPage } from '../pages/send-page.ts';
import type { MenuListing } from '../ports/menu-store.ts';
import type { SourceState } from '../ports/source-store.ts';
import { formRoutes, sourceOf } from './form-routes.ts';
import { login, logout, workbenchGuard } from './guard.ts';
import { describeOutcomes } from './outcome-messages.ts';
import { allergensPage } from './pages/allergens-page.ts';
import { foundPage } from './pages/found-page.ts';
import { readingPage } from './pages/reading-page.ts';
import { sourcePage } from './pages/source-page.ts';
import {
  day,
  errorPage,
  loggedOutPage,
  logoutPage,
  sourceName,
  sourcePath,
  workbenchPage,
} from './pages/workbench-page.ts';
import { decidedPage, worklistPage } from './pages/worklist-page.ts';
import { printedDishes } from './printed-dishes.ts';
import { createSourceViews } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

/** Time after which a person sees the document and what is stored of it, while it is still being read. */
const MAX_WAIT_MS = 1000;
const REFRESH_SECONDS = 2;

const MAX_SHOWN = 200;

const folder = () => join(packageRoot, 'src/workbench/assets');
const SCRIPTS = [
  'workbench',
  'forms',
  'keys',
  'keys-switch',
  'editing',
  'moving',
  'page',
  'scrolling',
  'sending',
  'teaching',
].map((name) => `${name}.js`);
const ASSETS: Assets = { path: '/workbench/assets/', folder, files: ['workbench.css', ...SCRIPTS] };

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
    const [entries, open] = await Promise.all([deps.reviews.list({ limit: MAX_SHOWN }), deps.reviews.backlog()]);
    const printed = await printedDishes(deps.menus, entries);
    await show(ctx, worklistPage({ entries, open, printed, decided: justDecided(ctx) }));
  });
  router.get('/workbench/decided', async (ctx) => {
    const entries = await deps.reviews.list({
      states: ['accepted', 'dismissed'],
      lastDecidedFirst: true,
      limit: MAX_SHOWN,
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
    const opening = views.open(restaurant, source);
    const isPatient = ctx.get('Sec-Fetch-Mode') !== 'navigate';
    if (!isPatient && !(await Promise.race([opening.then(() => true), sleep(MAX_WAIT_MS, false)]))) {
      ctx.set('Refresh', `${REFRESH_SECONDS}`);
      return show(ctx, readingPage(await views.stored(restaurant, source)));
    }
    const view = await opening;
    const [entries, open] = await Promise.all([
      deps.reviews.list({ restaurantId: restaurant, sourceUrl: source }),
      deps.reviews.list({ limit: MAX_SHOWN }),
    ]);
    const next = open.find((one) => one.restaurantId !== restaurant || one.sourceUrl !== source);
    await show(
      ctx,
      sourcePage(view, entries, {
        said: describeOutcomes(String(ctx.query.said ?? '')),
        decided: justDecided(ctx),
        next,
      }),
    );
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
    if (!dish) throw new ServiceError(404, 'not_found', 'This source no longer has that dish.');
    await show(ctx, allergensPage(view, dish));
  });
  router.get('/workbench/document', async (ctx) => {
    const { restaurant, source } = sourceOf(new URLSearchParams(ctx.querystring));
    const { bytes, mediaType } = await views.document(restaurant, source);
    // A foreign page is shown as text; nothing in a document may run here.
    ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
    ctx.type = /html/.test(mediaType) ? 'text/plain; charset=utf-8' : mediaType;
    ctx.body = bytes;
  });
  router.get('/workbench/logout', (ctx) => show(ctx, logoutPage(deps.sessions !== null)));
  router.post('/workbench/logout', async (ctx) => {
    logout(ctx, deps.sessions);
    await show(ctx, loggedOutPage());
  });
  router.get('/workbench/found', async (ctx) => {
    const [open, settled] = await Promise.all([
      deps.discoveries.finds({ states: ['open', 'gone'], limit: MAX_SHOWN }),
      deps.discoveries.finds({ states: ['stored', 'accepted', 'refused'], limit: MAX_SHOWN }),
    ]);
    await show(ctx, foundPage(open, settled));
  });
  formRoutes(router, views, deps);
  return router;
}

/** Ids of just decided entries in the address. */
function justDecided({ query }: Context): readonly number[] {
  return String(query.decided ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

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

export function sourcesPage(states: readonly SourceState[], menus: readonly MenuListing[]): string {
  const inOrder = states.toSorted((a, b) => trouble(b) - trouble(a));
  const main = html`<h1>Sources</h1>
<p class="quiet">${states.length} sources; those in trouble come first.</p>
<table class="stacked">
<thead><tr><th scope="col">Restaurant</th><th scope="col">Source</th><th scope="col">Menu changed</th><th scope="col">Last check</th><th scope="col">Outcome</th></tr></thead>
<tbody>${inOrder.map((state) => row(state, menus))}</tbody>
</table>`;
  return workbenchPage({ path: '/workbench/sources', title: 'Sources', main, broad: true });
}

const trouble = ({ failures, open, watched }: SourceState): number =>
  watched ? failures + (open?.held ? 2 : 0) + (open ? 1 : 0) : -1;

function row(state: SourceState, menus: readonly MenuListing[]): Html {
  const { restaurantId, sourceUrl, lastCheck, lastOutcome, failures, detail, watched } = state;
  const name = menus.find((menu) => menu.restaurantId === restaurantId)?.restaurantName ?? restaurantId;
  const own = menus.filter((menu) => menu.restaurantId === restaurantId && menu.sourceUrl === sourceUrl);
  const changed = own.map(({ dateUpdated }) => dateUpdated).toSorted();
  const failed = failures > 0 ? html` <span class="tag bad">${failures} failed in a row</span>` : undefined;
  const rest = watched ? undefined : html` <span class="tag plain">not in service</span>`;
  const cell = (label: string, value: Html | string) => html`<td data-label="${label}">${value}</td>`;
  return html`<tr>${cell('Restaurant', name)}${cell('Source', html`<a href="${sourcePath(state)}">${sourceName(sourceUrl)}</a>`)}
${cell('Menu changed', changed.at(-1)?.slice(0, 10) ?? 'never stored')}${cell('Last check', lastCheck === null ? 'never' : day(lastCheck))}
${cell('Outcome', html`${lastOutcome ?? 'not checked'}${failed}${rest}${detail === null ? undefined : html`<br><span class="quiet small">${detail}</span>`}`)}</tr>`;
}
