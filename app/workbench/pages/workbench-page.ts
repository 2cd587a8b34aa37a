import { type Html, html } from '../../../src/pages/html.ts';
import { layout } from '../../../src/pages/layout.ts';
import type { Site } from '../../../src/pages/site.ts';

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

/** Address of the page of a source. */
export const sourcePath = (restaurantId: string, sourceUrl: string): string =>
  `/workbench/source?${new URLSearchParams({ restaurant: restaurantId, source: sourceUrl })}`;

/** Address of the form that mends the allergens of a dish. */
export const allergensPath = (
  of: { readonly restaurantId: string; readonly sourceUrl: string },
  dish: string,
): string => `/workbench/allergens?${new URLSearchParams({ restaurant: of.restaurantId, source: of.sourceUrl, dish })}`;

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
export const sourceFields = (restaurantId: string, sourceUrl: string): Html =>
  html`<input type="hidden" name="restaurant" value="${restaurantId}"><input type="hidden" name="source" value="${sourceUrl}">`;

export const day = (date: Date): string => date.toISOString().slice(0, 10);
