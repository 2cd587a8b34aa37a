import type Router from '@koa/router';
import { ServiceError } from '../domain/errors.ts';
import { resourceMetadata, resourceMetadataUrl } from '../http/protected-resource.ts';
import { sendWithContentTag } from '../http/send-tagged.ts';
import { JSON_TYPE, sendText } from '../http/send-text.ts';
import type { Guard } from '../lib/guard.ts';
import { serveAssets } from '../pages/assets.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Site } from '../pages/site.ts';
import type { ApiDeps } from './api-deps.ts';
import { API_ASSETS } from './assets.ts';
import { API_CHANGES } from './changelog/entries.ts';
import { createOpenApi } from './openapi/create-openapi.ts';
import { allergensPage } from './pages/allergens-page.ts';
import { docsPage } from './pages/docs-page.ts';
import { createExampleIds, type ExampleIds, PLACEHOLDERS } from './pages/example-ids.ts';
import { PROBLEM_KINDS } from './pages/problem-catalogue.ts';
import { problemPage, problemsPage } from './pages/problem-pages.ts';
import { robots } from './pages/sitemap.ts';
import { startPage } from './pages/start-page.ts';

/** Pages and documents about the API. */
export function publicRoutes(
  router: Router,
  deps: ApiDeps,
  tools: { readonly database: Guard; readonly site: Site },
): void {
  const { database, site } = tools;
  const options = { finder: deps.pages !== null };
  const exampleIds = createExampleIds(deps.restaurants, database);
  let openApi: { readonly ids: ExampleIds; readonly text: string } | undefined;

  router.get('/', async (ctx) => sendPage(ctx, startPage(site, deps, await exampleIds(), options)));
  router.get('/docs', (ctx) => sendPage(ctx, docsPage(site, deps), docsPolicy(deps)));
  router.get('/allergens', (ctx) => sendPage(ctx, allergensPage(site)));
  router.get('/problems', (ctx) => sendPage(ctx, problemsPage(site)));
  router.get('/problems/:code', (ctx) => {
    const kind = PROBLEM_KINDS.find(({ code }) => code === ctx.params.code);
    if (!kind) throw new ServiceError(404, 'problem_not_found', 'No error has this code. All codes are at /problems.');
    return sendPage(ctx, problemPage(site, kind));
  });
  router.get('/openapi.json', async (ctx) => {
    const ids = await exampleIds();
    if (openApi?.ids !== ids) {
      openApi = { ids, text: JSON.stringify(createOpenApi(deps, ids === PLACEHOLDERS ? null : ids)) };
    }
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    return sendText(ctx, openApi.text, JSON_TYPE);
  });
  router.get('/robots.txt', (ctx) =>
    sendText(ctx, robots(deps.baseUrl, Boolean(deps.pages?.published)), 'text/plain; charset=utf-8'),
  );
  router.get('/changelog.json', (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    return sendWithContentTag(ctx, { changes: API_CHANGES });
  });
  router.get(new URL(resourceMetadataUrl(deps.baseUrl)).pathname, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.vary('Accept-Encoding');
    return sendText(ctx, JSON.stringify(resourceMetadata(deps.baseUrl, deps.authUrl)), JSON_TYPE);
  });
  for (const assets of API_ASSETS) serveAssets(router, assets);
}

/** The documentation page runs Swagger UI from our own files and talks to the API and the token service only. */
function docsPolicy({ baseUrl, authUrl }: Pick<ApiDeps, 'baseUrl' | 'authUrl'>): string {
  const talksTo = `connect-src 'self' ${new URL(baseUrl).origin} ${new URL(authUrl).origin}`;
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ${talksTo}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
