import { type Html, html } from '../../../pages/html.ts';

interface Crumb {
  readonly path: string;
  readonly label: Html | string;
}

export function crumbs(between: readonly Crumb[], here: Html | string): Html {
  const links = [{ path: '/restaurants', label: 'Restaurants' }, ...between].map(
    ({ path, label }) => html`<li><a href="${path}">${label}</a></li>`,
  );
  return html`<nav class="no-print" aria-label="Where you are"><ol class="crumbs">${links}<li aria-current="page">${here}</li></ol></nav>`;
}
