import { type Html, html } from '../../../src/pages/html.ts';
import type { SourceState } from '../../../src/ports/source-store.ts';
import { day, sourcePath, workbenchPage } from './workbench-page.ts';

/** Every source with its freshness and failures, those in trouble first. */
export function sourcesPage(states: readonly SourceState[], nameOf: (restaurantId: string) => string): string {
  const inOrder = states.toSorted((a, b) => trouble(b) - trouble(a));
  const main = html`<h1>Sources</h1>
<p class="quiet">${states.length} sources; those in trouble come first.</p>
<div class="wide" tabindex="0" role="region" aria-label="Sources"><table>
<thead><tr><th scope="col">Restaurant</th><th scope="col">Source</th><th scope="col">Last check</th><th scope="col">Outcome</th></tr></thead>
<tbody>${inOrder.map((state) => row(state, nameOf(state.restaurantId)))}</tbody>
</table></div>`;
  return workbenchPage({ path: '/workbench/sources', title: 'Sources', main, broad: true });
}

const trouble = ({ failures, open, watched }: SourceState): number =>
  watched ? failures + (open?.held ? 2 : 0) + (open ? 1 : 0) : -1;

function row(
  { restaurantId, sourceUrl, lastCheck, lastOutcome, failures, detail, watched }: SourceState,
  name: string,
): Html {
  const failed = failures > 0 ? html` <span class="tag bad">${failures} failed in a row</span>` : undefined;
  const rest = watched ? undefined : html` <span class="tag plain">not in service</span>`;
  return html`<tr><td>${name}</td><td><a href="${sourcePath(restaurantId, sourceUrl)}">${sourceUrl}</a></td>
<td>${lastCheck === null ? 'never' : day(lastCheck)}</td><td>${lastOutcome ?? 'not checked'}${failed}${rest}${detail === null ? undefined : html`<br><span class="quiet small">${detail}</span>`}</td></tr>`;
}
