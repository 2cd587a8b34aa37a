import type { Menu } from '@menu-data-service/menu-model/menu';
import { type Html, html } from '../../pages/html.ts';
import type { StoredSource } from '../source-view.ts';
import { documentPath, sourceName, workbenchPage } from './workbench-page.ts';

/** A source whose document is being read: its menus in service beside the document. The browser asks again until it is read. */
export function readingPage({ restaurant, state, menus, isPicture }: StoredSource): string {
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li><li><a href="/workbench/sources">Sources</a></li></ul>
<h1>${restaurant.name}</h1>
<p class="quiet small">${sourceName(state.sourceUrl)}. <a href="${documentPath(state)}">The document itself</a></p>
<p class="notice" role="status">Reading the document: a picture takes up to half a minute. Then its dishes can be edited here.</p>
<div class="beside">
<div class="source"><div class="drawing" tabindex="0" role="region" aria-label="The source">${isPicture && html`<img src="${documentPath(state)}" alt="The document">`}</div></div>
<div class="understood">${menus.map(stored)}</div>
</div>`;
  return workbenchPage({ path: '/workbench/sources', title: restaurant.name, main, broad: true });
}

const stored = ({ name, sections }: Menu): Html =>
  html`<h2>${name}</h2>${sections.map(
    (section) =>
      html`<section class="read"><h3>${section.name || '(no heading)'}</h3><ul class="cards">${section.items.map(
        (
          item,
        ) => html`<li class="card"><div class="priced"><h4>${item.name}</h4><span class="price">${item.price === 0 ? '–' : `£${item.price.toFixed(2)}`}</span></div>${item.description && html`<p class="text">${item.description}</p>`}</li>
`,
      )}</ul></section>`,
  )}`;
