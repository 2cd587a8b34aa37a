import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import { API_SITE } from './api-site.ts';

/** The interactive documentation: one form for the token, then every operation, tried from the browser. */
export function docsPage(addresses: { readonly baseUrl: string; readonly authUrl: string }): string {
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
  return layout(API_SITE, { path: '/docs', title: 'Try the menu data API', head, main, bringsMain: true });
}
