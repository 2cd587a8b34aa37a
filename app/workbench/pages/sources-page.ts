import { type Html, html } from '../../../src/pages/html.ts';
import type { MenuListing } from '../../../src/ports/menu-store.ts';
import type { SourceState } from '../../../src/ports/source-store.ts';
import { day, sourceName, sourcePath, workbenchPage } from './workbench-page.ts';

/** Every source with its freshness and failures, those in trouble first. */
export function sourcesPage(states: readonly SourceState[], menus: readonly MenuListing[]): string {
  const inOrder = states.toSorted((a, b) => trouble(b) - trouble(a));
  const main = html`<h1>Sources</h1>
<p class="quiet">${states.length} sources; those in trouble come first.</p>
<table class="stacked">
<thead><tr><th scope="col">Restaurant</th><th scope="col">Source</th><th scope="col">Menu changed</th><th scope="col">Last check</th><th scope="col">Outcome</th></tr></thead>
<tbody>${inOrder.map((state) => row(state, menus))}</tbody>
</table>`;
  return workbenchPage({ path: '/workbench/sources', title: 'Sources', main, broad: true });
}

const trouble = ({ failures, open, watched }: SourceState): number =>
  watched ? failures + (open?.held ? 2 : 0) + (open ? 1 : 0) : -1;

function row(state: SourceState, menus: readonly MenuListing[]): Html {
  const { restaurantId, sourceUrl, lastCheck, lastOutcome, failures, detail, watched } = state;
  const name = menus.find((menu) => menu.restaurantId === restaurantId)?.restaurantName ?? restaurantId;
  const own = menus.filter((menu) => menu.restaurantId === restaurantId && menu.sourceUrl === sourceUrl);
  const changed = own.map(({ dateUpdated }) => dateUpdated).toSorted();
  const failed = failures > 0 ? html` <span class="tag bad">${failures} failed in a row</span>` : undefined;
  const rest = watched ? undefined : html` <span class="tag plain">not in service</span>`;
  const cell = (label: string, value: Html | string) => html`<td data-label="${label}">${value}</td>`;
  return html`<tr>${cell('Restaurant', name)}${cell('Source', html`<a href="${sourcePath(state)}">${sourceName(sourceUrl)}</a>`)}
${cell('Menu changed', changed.at(-1)?.slice(0, 10) ?? 'never stored')}${cell('Last check', lastCheck === null ? 'never' : day(lastCheck))}
${cell('Outcome', html`${lastOutcome ?? 'not checked'}${failed}${rest}${detail === null ? undefined : html`<br><span class="quiet small">${detail}</span>`}`)}</tr>`;
}
