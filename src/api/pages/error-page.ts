import type { Context } from 'koa';
import type { Problem } from '../../http/problem.ts';
import type { ProblemForm } from '../../http/problem-errors.ts';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import { PAGE_HEADERS } from '../../pages/send-page.ts';
import type { Site } from '../../pages/site.ts';
import { PROBLEM_KINDS } from './problem-catalogue.ts';

/** Advice after following a link or typing an address; other advice helps programs and people alike. */
const FOR_READERS: Readonly<Record<string, string>> = {
  menu_not_found: 'The address may be mistyped. Look for the restaurant, or for a dish of the menu.',
  restaurant_not_found: 'The address may be mistyped, or the restaurant may no longer be here.',
  invalid_id: 'The address may be mistyped.',
  route_not_found: 'The address may be mistyped.',
  too_many_requests: 'Please wait a moment, then load the page again.',
};

/** Problems as pages for browsers; programs and data operations get problem documents. */
export function problemForm(site: Site): ProblemForm {
  return (ctx, problem) => (wantsPage(ctx) ? { body: errorPage(site, problem), headers: PAGE_HEADERS } : undefined);
}

/** Browsers name HTML when they go to an address; programs and scripts do not. */
function wantsPage(ctx: Context): boolean {
  const isData = ctx.path === '/v1' || ctx.path.startsWith('/v1/');
  return !isData && (ctx.req.headers.accept ?? '').includes('text/html');
}

function errorPage(site: Site, problem: Problem): string {
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
