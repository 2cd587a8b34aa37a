import type Router from '@koa/router';
import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { decideFind } from '../ingest/discover/decide-find.ts';
import type { IngestedMenu } from '../ingest/ingest-document.ts';
import { decideEntries, reopenEntries } from '../ingest/kitchen/decide-entries.ts';
import { correct, setCurrency, undoCorrection } from './correct.ts';
import { outcomeCode } from './outcome-messages.ts';
import { sourcePath } from './pages/workbench-page.ts';
import type { SourceView, SourceViews } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

export function formRoutes(router: Router, views: SourceViews, deps: WorkbenchDeps): void {
  router.post('/workbench/found', async (ctx) => {
    const form = await readForm(ctx);
    await decideFind(Number(form.get('id')), form.get('verb') === 'accept' ? 'accept' : 'refuse', deps);
    seeOther(ctx, '/workbench/found');
  });
  router.post('/workbench/corrections', async (ctx) => {
    const form = await readForm(ctx);
    const { restaurant, source } = sourceOf(form);
    const menus = await changed(await views.open(restaurant, source), form, deps);
    const said = menus.map(({ outcome }) => outcomeCode(outcome)).join();
    seeOther(
      ctx,
      `${sourcePath({ restaurantId: restaurant, sourceUrl: source })}&${new URLSearchParams({ said })}#${form.get('at') ?? ''}`,
    );
  });
  router.post('/workbench/decide', async (ctx) => {
    const form = await readForm(ctx);
    const ids = form.getAll('id').map(Number);
    await decide(ids, form.get('verb'), deps);
    const back = new URL(form.get('back') ?? '/workbench', 'http://localhost');
    if (form.get('verb') === 'reopen') back.searchParams.delete('decided');
    else back.searchParams.set('decided', ids.join());
    seeOther(ctx, `${back.pathname}${back.search}${back.hash}`);
  });
}

export function sourceOf(fields: URLSearchParams): { readonly restaurant: string; readonly source: string } {
  return { restaurant: fields.get('restaurant') ?? '', source: fields.get('source') ?? '' };
}

/** Applies one form, or several of dishes that a script sends together. */
function changed(view: SourceView, form: URLSearchParams, deps: WorkbenchDeps): Promise<readonly IngestedMenu[]> {
  if (form.has('take-back')) return undoCorrection(view, form.get('correction') ?? '', deps);
  if (form.has('currency')) return setCurrency(view, form.get('currency') ?? '', deps);
  const several = form.getAll('form').map((one) => new URLSearchParams(one));
  return correct(view, several.length > 0 ? several : [form], deps);
}

async function decide(ids: readonly number[], verb: string | null, deps: WorkbenchDeps): Promise<void> {
  const entries = await Promise.all(
    ids.map(async (id) => {
      const entry = Number.isInteger(id) ? await deps.reviews.item(id) : null;
      if (!entry) throw new ServiceError(404, 'not_found', 'There is no such entry in the worklist.');
      return entry;
    }),
  );
  if (verb === 'reopen') await reopenEntries(entries, deps);
  else await decideEntries(entries, verb === 'accept' ? 'accept' : 'dismiss', deps);
}

/** After a form the browser requests the page with GET. Redirects only within the workbench. */
function seeOther(ctx: Context, path: string): void {
  ctx.redirect(/^\/workbench(?:[/?#]|$)/.test(path) ? path : '/workbench');
  ctx.status = 303;
}

const MAX_BYTES = 64 * 1024;

/** Reads the fields of a form (application/x-www-form-urlencoded). @throws ServiceError 413 for more than 64 kB, 415 for another media type */
async function readForm(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is('urlencoded')) throw new ServiceError(415, 'unsupported_media_type', 'Expected the fields of a form.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_BYTES) {
      throw new ServiceError(413, 'body_too_large', 'A form may have at most 64 kB.', {
        headers: { Connection: 'close' },
      });
    }
    chunks.push(part);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
