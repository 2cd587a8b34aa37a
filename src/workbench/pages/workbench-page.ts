import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import type { SourceState } from '../../ports/source-store.ts';

const SITE: Site = {
  name: 'Workbench',
  home: '/workbench',
  navigation: [
    { path: '/workbench', label: 'Worklist' },
    { path: '/workbench/found', label: 'New menus found' },
    { path: '/workbench/sources', label: 'Sources' },
    { path: '/workbench/state', label: 'Status' },
  ],
  footer: html`<p>For those who run the service. The command line has the same: <code>menus review list</code>. <a href="/workbench/logout">Log out</a></p>`,
};

export function workbenchPage(page: { path: string; title: string; main: Html; broad?: boolean }): string {
  const head = html`<link rel="stylesheet" href="/workbench/assets/workbench.css">
<script type="module" src="/workbench/assets/workbench.js"></script>
`;
  return layout(SITE, { ...page, title: `${page.title} · Workbench`, head });
}

type OfSource = Pick<SourceState, 'restaurantId' | 'sourceUrl'>;

const pathOf = (page: string, { restaurantId, sourceUrl }: OfSource, more: object = {}): string =>
  `/workbench/${page}?${new URLSearchParams({ restaurant: restaurantId, source: sourceUrl, ...more })}`;

export const sourcePath = (of: OfSource): string => pathOf('source', of);

export const documentPath = (of: OfSource): string => pathOf('document', of);

export const allergensPath = (of: OfSource, dish: string): string => pathOf('allergens', of, { dish });

export function sourceName(sourceUrl: string): string {
  const file = /^file:\/\/\/(.+)$/.exec(sourceUrl)?.[1];
  if (file === undefined) return sourceUrl;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

export const sourceFields = ({ restaurantId, sourceUrl }: OfSource): Html =>
  html`<input type="hidden" name="restaurant" value="${restaurantId}"><input type="hidden" name="source" value="${sourceUrl}">`;

export const day = (date: Date): string => date.toISOString().slice(0, 10);

export function logoutPage(hasSession: boolean): string {
  const form = html`<form method="post" action="/workbench/logout"><button class="button">Log out</button></form>`;
  const main = html`<h1>Log out</h1>
${hasSession ? form : html`<p>On this machine the workbench needs no login, so there is none to end.</p>`}`;
  return workbenchPage({ path: '', title: 'Log out', main });
}

export function loggedOutPage(): string {
  const main = html`<h1>Logged out</h1>
<p>The command <code>menus workbench</code> makes a link that logs in again.</p>`;
  return workbenchPage({ path: '', title: 'Logged out', main });
}

export function errorPage(message: string): string {
  const main = html`<h1>Something went wrong</h1>
<p class="notice bad" role="alert">${message}</p>
<p><a href="/workbench">To the worklist</a></p>`;
  return workbenchPage({ path: '', title: 'Something went wrong', main });
}
