import type Router from '@koa/router';
import { ServiceError } from '../domain/errors.ts';
import { type FixedText, fixedText } from '../http/fixed-text.ts';
import { resourceMetadata, resourceMetadataUrl } from '../http/protected-resource.ts';
import { JSON_TYPE, sendText } from '../http/send-text.ts';
import type { Guard } from '../lib/resilience.ts';
import { serveAssets } from '../pages/assets.ts';
import { type Html, html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Site } from '../pages/site.ts';
import { API_ASSETS } from './assets.ts';
import { createOpenApi } from './openapi/create-openapi.ts';
import { allergensPage } from './pages/allergens-page.ts';
import { createExampleIds, type ExampleIds, PLACEHOLDERS } from './pages/example-ids.ts';
import { PROBLEM_KINDS, type ProblemKind } from './pages/problem-catalogue.ts';
import { startPage } from './pages/start-page.ts';
import type { ApiDeps } from './shared/api-deps.ts';

/** Keeps search engines away (RFC 9309): pages to be found belong on a site of one's own. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';

export function publicRoutes(
  router: Router,
  deps: ApiDeps,
  tools: { readonly database: Guard; readonly site: Site },
): void {
  const { database, site } = tools;
  const options = { finder: deps.pages !== null };
  const exampleIds = createExampleIds(deps.restaurants, database);
  const ofIds = (make: (ids: ExampleIds) => string): (() => Promise<FixedText>) => {
    let kept: { readonly ids: ExampleIds; readonly text: FixedText } | undefined;
    return async () => {
      const ids = await exampleIds();
      if (kept?.ids !== ids) kept = { ids, text: fixedText(make(ids)) };
      return kept.text;
    };
  };
  const start = ofIds((ids) => startPage(site, deps, ids, options));
  const openApi = ofIds((ids) => JSON.stringify(createOpenApi(deps, ids === PLACEHOLDERS ? null : ids)));
  const docs = fixedText(docsPage(site, deps));
  const allergens = fixedText(allergensPage(site));
  const problems = fixedText(problemsPage(site));
  const problemPages = new Map(PROBLEM_KINDS.map((kind) => [kind.code as string, fixedText(problemPage(site, kind))]));
  const metadata = fixedText(JSON.stringify(resourceMetadata(deps.baseUrl, deps.authUrl)));

  router.get('/', async (ctx) => sendPage(ctx, await start()));
  router.get('/docs', (ctx) => sendPage(ctx, docs, docsPolicy(deps)));
  router.get('/allergens', (ctx) => sendPage(ctx, allergens));
  router.get('/problems', (ctx) => sendPage(ctx, problems));
  router.get('/problems/:code', (ctx) => {
    const page = problemPages.get(ctx.params.code ?? '');
    if (!page) throw new ServiceError(404, 'problem_not_found', 'No error has this code. All codes are at /problems.');
    return sendPage(ctx, page);
  });
  router.get('/openapi.json', async (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    return sendText(ctx, await openApi(), JSON_TYPE);
  });
  router.get('/robots.txt', (ctx) => sendText(ctx, ROBOTS, 'text/plain; charset=utf-8'));
  router.get(new URL(resourceMetadataUrl(deps.baseUrl)).pathname, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.vary('Accept-Encoding');
    return sendText(ctx, metadata, JSON_TYPE);
  });
  for (const assets of API_ASSETS) serveAssets(router, assets);
}

/** The documentation page runs Swagger UI from our own files and talks to the API and the token service only. */
function docsPolicy({ baseUrl, authUrl }: Pick<ApiDeps, 'baseUrl' | 'authUrl'>): string {
  const talksTo = `connect-src 'self' ${new URL(baseUrl).origin} ${new URL(authUrl).origin}`;
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ${talksTo}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The interactive documentation: a form for the token, then every operation, tried from the browser. */
function docsPage(site: Site, addresses: { readonly baseUrl: string; readonly authUrl: string }): string {
  const head = html`<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/assets/docs.css">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/assets/docs.js" defer></script>
`;
  const main = html`<section aria-labelledby="title">
<h1 id="title">Try it</h1>
<noscript><p class="notice">Trying operations from the browser needs scripts. The <a href="/">start page</a> has the same operations as
command lines, and the <a href="/openapi.json">OpenAPI document</a> works with any API client.</p></noscript>
<form id="token-form" class="token" data-audience="${addresses.baseUrl}" data-token-url="${addresses.authUrl}/oauth/token" autocomplete="off">
<p class="hint">Your client id and secret are sent to the token service only, and kept nowhere.</p>
<label>Client id <input name="client_id" required spellcheck="false" autocomplete="off"></label>
<label>Client secret <input name="client_secret" type="password" required autocomplete="off"></label>
<button class="button">Get a token</button>
<p id="token-state" role="status"></p>
</form>
<h2>Operations</h2>
</section>
<div id="swagger-ui"></div>
`;
  return layout(site, { path: '/docs', title: 'Try the menu data API', head, main, bringsMain: true });
}

function problemsPage(site: Site): string {
  const asked = PROBLEM_KINDS.filter(({ status }) => status < 500);
  const ours = PROBLEM_KINDS.filter(({ status }) => status >= 500);
  const main = html`<h1>Errors</h1>
<p class="lead">What an error of the API means and what to do about it.</p>
<p>Every error is an <code>application/problem+json</code> document (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>).
Its <code>code</code> is stable, so programs can switch on it; its <code>detail</code> says what is wrong and what is expected;
<code>errors</code> names each parameter at fault. Browsers get a page that says the same.</p>
${list('Something in the request', 'Sending the same again brings the same answer.', asked)}
${list('Something on our side', 'The request may be good. Send it again after the seconds that Retry-After says.', ours)}`;
  return layout(site, { path: '/problems', title: 'Errors', main });
}

function list(title: string, advice: string, kinds: readonly ProblemKind[]): Html {
  return html`<h2>${title}</h2>
<p>${advice}</p>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${kinds.map(
    ({
      status,
      code,
      meaning,
    }) => html`<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${meaning}</td></tr>
`,
  )}</tbody>
</table></div>
`;
}

function problemPage(site: Site, { code, status, title, meaning, remedy }: ProblemKind): string {
  const main = html`<nav aria-label="Where you are"><ol class="crumbs"><li><a href="/problems">Errors</a></li><li aria-current="page">${title}</li></ol></nav>
<h1>${title}</h1>
<p class="lead">${meaning}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<h2>In the answer</h2>
<dl class="facts"><dt>Status</dt><dd>${status}</dd><dt>code</dt><dd><code>${code}</code></dd>
<dt>Send it again?</dt><dd>${status >= 500 || status === 408 || status === 429 ? 'Yes, after a while.' : 'Not as it is: the answer would be the same.'}</dd></dl>
<p>If you ask for help, give the <code>requestId</code> of the answer. It is in the header <code>X-Request-Id</code> too.</p>
`;
  return layout(site, { path: `/problems/${code}`, title: `${title} (${status} ${code})`, main });
}
