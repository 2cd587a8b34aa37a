import { type Html, html } from '../../../src/pages/html.ts';
import type { ServiceState } from '../service-state.ts';
import { workbenchPage } from './workbench-page.ts';

/** The state of index, queue and engine: first in words, then in figures. */
export function statePage(state: ServiceState, troubles: readonly string[], open: number): string {
  const { restaurants, menus, items, index, indexer } = state;
  const isWell = troubles.length === 0;
  const verdict = isWell
    ? html`<p><strong>All is well.</strong></p>`
    : html`<p><strong>Needs a look:</strong></p><ul>${troubles.map((trouble) => html`<li>${trouble}</li>`)}</ul>`;
  const main = html`<h1>State</h1>
<div class="notice ${isWell ? 'good' : 'bad'}" role="status">${verdict}</div>
<p>${open === 0 ? 'Nothing waits in the worklist.' : html`<a href="/workbench">${open} to look at</a> in the worklist.`}</p>
<h2>Stored</h2>
${facts([
  ['Restaurants', restaurants],
  ['Menus in service', menus],
  ['Dishes on them', items],
])}
${
  index &&
  html`<h2>Search</h2>
${facts([
  ['Search engine', index.available ? 'answers' : 'does not answer'],
  ['Menus it knows', index.menus],
  ['Filled', index.epoch === null ? 'not yet' : 'yes'],
])}`
}
${
  indexer &&
  html`<h2>On the way to the search</h2>
${facts([
  ['Indexer', indexer.state],
  ['Changes that wait', indexer.pending],
  ['Given up on for now', indexer.parked],
  ['Behind by', `${Math.round(indexer.lagSeconds)} seconds`],
])}`
}
<p class="quiet small">Programs read it as JSON from <a href="/status">/status</a>, and whether all is ready from <a href="/readyz">/readyz</a>.</p>`;
  return workbenchPage({ path: '/workbench/state', title: 'State', main });
}

function facts(all: readonly (readonly [name: string, value: string | number])[]): Html {
  return html`<dl class="facts">${all.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
