import type { MenuVersion } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { day } from './dates.ts';

/** All versions of a menu, newest first, each with what changed in it. */
export function versionList(versions: readonly MenuVersion[], shown: number): Html {
  const rows = versions.map(({ id, version, name, dateUpdated, dateDeleted, previousMenuVersionId }) => {
    const here = id === shown;
    const title = html`Version ${version}`;
    return html`<tr><th scope="row">${here ? html`${title} <span class="tag">this page</span>` : html`<a href="/menus/${id}">${title}</a>`}</th>
<td>${name}</td><td>${day(dateUpdated)}</td><td>${dateDeleted === null ? 'today' : day(dateDeleted)}</td>
<td>${previousMenuVersionId !== null && html`<a href="/menus/${id}/compare/${previousMenuVersionId}">What changed<span class="visually-hidden"> in version ${version}</span></a>`}</td></tr>
`;
  });
  return html`<section class="no-print" aria-labelledby="versions"><h2 id="versions">All versions</h2>
<div class="wide" tabindex="0" role="region" aria-label="Table of versions"><table>
<thead><tr><th scope="col">Version</th><th scope="col">Name</th><th scope="col">From</th><th scope="col">Until</th><th scope="col">Changes</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>
`;
}
