import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import { type InputError, ServiceError } from '../domain/errors.ts';
import { requestState } from '../http/request-state.ts';
import { SCRIPT_POLICY, sendPage } from '../pages/send-page.ts';
import type { Site } from '../pages/site.ts';
import { answerCache } from './answer-cache.ts';
import type { ApiDeps } from './api-deps.ts';
import { findAnswer } from './pages/find/find-answer.ts';
import { findPage, findParts, wrongFindPage, wrongFindParts } from './pages/find/find-page.ts';
import { readFindQuery } from './pages/find/read-find-query.ts';
import { searchGeneration } from './search-generation.ts';

/**
 * The dish finder: `/find` with what is asked for in the address, and `/find/answers`, the parts of the same page that change
 * while somebody types. Both ask the index in this process.
 */
export function findRoutes(
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

/** What only looking it up shows to be wrong, such as a place that nobody knows. */
function faultsOf(error: unknown): { readonly faults: readonly InputError[] } {
  if (error instanceof ServiceError && error.status === 400) return { faults: error.errors };
  throw error;
}
