import type { Context } from 'koa';
import type { ProblemForm } from '../http/problem-errors.ts';
import { PAGE_HEADERS } from '../pages/send-page.ts';
import type { Site } from '../pages/site.ts';
import { errorPage } from './pages/error-page.ts';

/** Problems as pages for browsers; programs, and whoever asks the data operations, get problem documents. */
export function problemForm(site: Site): ProblemForm {
  return (ctx, problem) => (wantsPage(ctx) ? { body: errorPage(site, problem), headers: PAGE_HEADERS } : undefined);
}

/** Browsers name HTML when they go to an address; programs and scripts do not. */
function wantsPage(ctx: Context): boolean {
  const isData = ctx.path === '/v1' || ctx.path.startsWith('/v1/');
  return !isData && (ctx.req.headers.accept ?? '').includes('text/html');
}
