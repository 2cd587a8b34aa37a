import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { PROBLEM_KINDS, type ProblemKind } from './problem-catalogue.ts';

/** The list of all problem codes. */
export function problemsPage(site: Site): string {
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

/** The page of one problem code: what it means and what to do. */
export function problemPage(site: Site, { code, status, title, meaning, remedy }: ProblemKind): string {
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
