import { type Html, html } from '../../../pages/html.ts';
import type { SiteLink } from '../../../pages/site.ts';

/** The way from the restaurants to a page. */
export function crumbs(between: readonly SiteLink[], here: string): Html {
  const links = [{ path: '/restaurants', label: 'Restaurants' }, ...between].map(
    ({ path, label }) => html`<li><a href="${path}">${label}</a></li>`,
  );
  return html`<nav class="no-print" aria-label="Where you are"><ol class="crumbs">${links}<li aria-current="page">${here}</li></ol></nav>`;
}
