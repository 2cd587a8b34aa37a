import { type Html, html } from '../../../src/pages/html.ts';
import { layout } from '../../../src/pages/layout.ts';
import type { Site } from '../../../src/pages/site.ts';
import type { SourceState } from '../../../src/ports/source-store.ts';

const SITE: Site = {
  name: 'Workbench',
  home: '/workbench',
  navigation: [
    { path: '/workbench', label: 'Worklist' },
    { path: '/workbench/found', label: 'Found' },
    { path: '/workbench/sources', label: 'Sources' },
    { path: '/workbench/state', label: 'Status' },
  ],
  footer: html`<p>For those who run the service. The command line has the same: <code>menus review list</code>.</p>`,
};

/** A page of the workbench. */
export function workbenchPage(page: { path: string; title: string; main: Html; broad?: boolean }): string {
  const head = html`<link rel="stylesheet" href="/workbench/assets/workbench.css">
<script type="module" src="/workbench/assets/workbench.js"></script>
`;
  return layout(SITE, { ...page, title: `${page.title} · Workbench`, head });
}

type OfSource = Pick<SourceState, 'restaurantId' | 'sourceUrl'>;

const pathOf = (page: string, { restaurantId, sourceUrl }: OfSource, more: object = {}): string =>
  `/workbench/${page}?${new URLSearchParams({ restaurant: restaurantId, source: sourceUrl, ...more })}`;

/** Address of the page of a source. */
export const sourcePath = (of: OfSource): string => pathOf('source', of);

/** Address of the document of a source itself. */
export const documentPath = (of: OfSource): string => pathOf('document', of);

/** Address of the form that mends the allergens of a dish. */
export const allergensPath = (of: OfSource, dish: string): string => pathOf('allergens', of, { dish });

/** A source for a person: the name of a file, or the address. */
export function sourceName(sourceUrl: string): string {
  const file = /^file:\/\/\/(.+)$/.exec(sourceUrl)?.[1];
  if (file === undefined) return sourceUrl;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

/** Which source a form is about. */
export const sourceFields = ({ restaurantId, sourceUrl }: OfSource): Html =>
  html`<input type="hidden" name="restaurant" value="${restaurantId}"><input type="hidden" name="source" value="${sourceUrl}">`;

export const day = (date: Date): string => date.toISOString().slice(0, 10);

/** What went wrong, for the person whose form or link it was. */
export function errorPage(message: string): string {
  const main = html`<h1>That did not work</h1>
<p class="notice bad" role="alert">${message}</p>
<p><a href="/workbench">To the worklist</a></p>`;
  return workbenchPage({ path: '', title: 'That did not work', main });
}
