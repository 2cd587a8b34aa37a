import { ACCESS_TOKEN_SECONDS } from '../../domain/token-times.ts';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { OPERATIONS } from '../operations.ts';
import type { Operation } from '../shared/operation.ts';
import type { ExampleIds } from './example-ids.ts';

interface Addresses {
  readonly baseUrl: string;
  readonly authUrl: string;
}

const FINDER = html`<form class="panel ask" action="/find" role="search">
<div class="field"><label for="search">What would you like to eat?</label>
<input type="search" id="search" name="search" maxlength="200" placeholder="vegan curry under £10" enterkeyhint="search"></div>
<button class="button">Find a dish</button></form>`;

/** Quotes for a POSIX shell; single quotes keep everything literal. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The start page: how to get a token, then each operation with an example line that runs. */
export function startPage(
  site: Site,
  addresses: Addresses,
  ids: ExampleIds,
  options: { readonly finder: boolean },
): string {
  const main = html`<h1>Restaurant menus as data</h1>
<p class="lead">Full menus with every version, the restaurants that own them, and a dish search that forgives typing errors.
Early access: Staffordshire, United Kingdom.</p>
${options.finder && FINDER}
<p class="actions"><a class="button" href="/docs">Try it in the browser</a> <a href="/openapi.json">OpenAPI document</a></p>

<h2 id="token">1. Get an access token</h2>
<p>Exchange your client id and secret for a token at the token service. It is valid for ${ACCESS_TOKEN_SECONDS} seconds.
Select a line with one click, copy it, and put your own id and secret in.</p>
<pre class="command" tabindex="0" aria-label="Command: get an access token"><code>${tokenLine(addresses)}</code></pre>
<p>Where the service runs on your own machine, <code>menus token</code> does the same for the demo client:</p>
<pre class="command" tabindex="0" aria-label="Command: get a token of the demo client"><code>TOKEN=$(npx menus token)</code></pre>

<h2 id="operations">2. Ask</h2>
${OPERATIONS.map((operation) => section(operation, addresses, ids))}
<h2 id="rules">Good to know</h2>
<ul>
<li>Prices are in pounds, calories in kcal. A price of 0 means that none is known.</li>
<li>Every error is a <a href="/problems">problem document</a> with a stable <code>code</code> and a sentence that says what is expected.</li>
<li>An unknown parameter is an error: a mistyped allergen filter is never ignored.</li>
<li>Lists carry <code>X-Total-Count</code> and <code>Link</code> headers; menus link to their other versions. Every answer carries an <code>ETag</code>, which makes asking again cheap.</li>
<li>What happens to the data is told at <code>/v1/changes</code>, what happens to the API itself in the change log of the project.</li>
</ul>
`;
  return layout(site, { path: '/', title: 'Menu data: restaurant menus as JSON', main });
}

function tokenLine({ baseUrl, authUrl }: Addresses): string {
  const body = {
    client_id: 'CLIENT_ID',
    client_secret: 'CLIENT_SECRET',
    audience: baseUrl,
    grant_type: 'client_credentials',
  };
  const request = `curl -s ${quoted(`${authUrl}/oauth/token`)} -H 'content-type: application/json' -d ${quoted(JSON.stringify(body))}`;
  return `TOKEN=$(${request} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`;
}

function section(operation: Operation, addresses: Addresses, ids: ExampleIds): Html {
  return html`<section aria-labelledby="${operation.id}">
<h3 id="${operation.id}">${operation.summary}</h3>
<p class="path"><span class="method">GET</span> <code>${operation.path}</code></p>
<p>${operation.description}</p>
<pre class="command" tabindex="0" aria-label="Command: ${operation.summary}"><code>${curlLine(addresses, operation, ids)}</code></pre>
</section>
`;
}

function curlLine({ baseUrl }: Addresses, operation: Operation, ids: ExampleIds): string {
  const path = operation.pathId ? operation.path.replace(/\{\w+\}/, String(ids[operation.pathId])) : operation.path;
  const query = operation.exampleQuery ? `?${operation.exampleQuery}` : '';
  return `curl -s -H "Authorization: Bearer $TOKEN" ${quoted(`${baseUrl}${path}${query}`)}`;
}
