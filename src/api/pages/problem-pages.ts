import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import { API_SITE } from './api-site.ts';
import { PROBLEM_KINDS, type ProblemKind } from './problem-catalogue.ts';

/** The list of all problem codes. */
export function problemsPage(): string {
  const main = html`<h1>Errors</h1>
<p>Every error is an <code>application/problem+json</code> document (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>).
Its <code>code</code> is stable, so programs can switch on it; its <code>detail</code> says what is wrong and what is expected;
<code>errors</code> names each parameter at fault.</p>
<div class="wide" tabindex="0" role="region" aria-label="All problem codes"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${PROBLEM_KINDS.map(
    ({
      status,
      code,
      meaning,
    }) => html`<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${meaning}</td></tr>
`,
  )}</tbody>
</table></div>
`;
  return layout(API_SITE, { path: '/problems', title: 'Errors', main });
}

/** The page of one problem code: what it means and what to do. */
export function problemPage({ code, status, title, meaning, remedy }: ProblemKind): string {
  const main = html`<h1>${title}</h1>
<p class="path"><span class="method">${status}</span> <code>${code}</code></p>
<p>${meaning}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<p><a href="/problems">All problem codes</a></p>
`;
  return layout(API_SITE, { path: `/problems/${code}`, title: `${title} (${status} ${code})`, main });
}
