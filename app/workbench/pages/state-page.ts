import { type Html, html } from '../../../src/pages/html.ts';
import { workbenchPage } from './workbench-page.ts';

/** The state of index, queue and engine, as /status tells it. */
export function statePage(status: unknown): string {
  const main = html`<h1>State</h1>
${shown(status)}
<p class="quiet small">The same as JSON: <a href="/status">/status</a>. Readiness: <a href="/readyz">/readyz</a>.</p>`;
  return workbenchPage({ path: '/workbench/state', title: 'State', main });
}

/** Any JSON as names and values. */
function shown(value: unknown): Html {
  if (typeof value !== 'object' || value === null) return html`${String(value)}`;
  const entries = Object.entries(value).map(([name, one]) => html`<dt>${name}</dt><dd>${shown(one)}</dd>`);
  return html`<dl class="facts">${entries}</dl>`;
}
