import type { Problem } from '../../http/problem.ts';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { PROBLEM_KINDS } from './problem-catalogue.ts';

/** An error as a page, for somebody who reads it in a browser. */
export function errorPage(site: Site, problem: Problem): string {
  const { status, code, detail, requestId } = problem;
  const { title = problem.title, remedy } = PROBLEM_KINDS.find((kind) => kind.code === code) ?? {};
  const main = html`<h1>${title}</h1>
<p class="lead">${detail}</p>
${remedy !== undefined && html`<p>${remedy}</p>`}
<p class="actions">${ways(site)}</p>
<p class="small quiet">Error ${status}, <a href="/problems/${code}">${code}</a>. Request ${requestId}</p>
`;
  return layout(site, { path: '', title, main });
}

function ways({ navigation }: Site): readonly Html[] {
  const [first, second] = navigation;
  return [first, second].flatMap((link, i) =>
    link === undefined
      ? []
      : [html`<a${i === 0 ? html` class="button"` : undefined} href="${link.path}">${link.label}</a> `],
  );
}
