import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
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

  async function answer(ctx: RouterContext, whole: boolean): Promise<void> {
    const read = readFindQuery(ctx.querystring);
    if ('faults' in read) {
      ctx.status = 400;
      const { typed, faults } = read;
      return sendPage(ctx, whole ? wrongFindPage(site, typed, faults) : wrongFindParts(faults), SCRIPT_POLICY);
    }
    const found = await findAnswer(deps, read.query, requestState(ctx).signal());
    return sendPage(ctx, whole ? findPage(site, found) : findParts(found), SCRIPT_POLICY);
  }

  router.get('/find', limit, cached, (ctx) => answer(ctx, true));
  router.get('/find/answers', limit, cached, (ctx) => answer(ctx, false));
}
