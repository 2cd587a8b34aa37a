import type { Problem } from '../../http/problem.ts';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { PROBLEM_KINDS } from './problem-catalogue.ts';

/** What helps somebody who followed a link or typed an address; the others help programs and people alike. */
const FOR_READERS: Readonly<Record<string, string>> = {
  menu_not_found: 'The address may be mistyped. Look for the restaurant, or for a dish of the menu.',
  restaurant_not_found: 'The address may be mistyped, or the restaurant may no longer be here.',
  invalid_id: 'The address may be mistyped.',
  route_not_found: 'The address may be mistyped.',
  too_many_requests: 'Please wait a moment, then load the page again.',
};

/** An error as a page, for somebody who reads it in a browser. */
export function errorPage(site: Site, problem: Problem): string {
  const { status, code, detail, requestId } = problem;
  const { title = problem.title, remedy } = PROBLEM_KINDS.find((kind) => kind.code === code) ?? {};
  const advice = FOR_READERS[code] ?? remedy;
  const main = html`<h1>${title}</h1>
<p class="lead">${detail}</p>
${advice !== undefined && html`<p>${advice}</p>`}
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
