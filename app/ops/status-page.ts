import { type Html, html } from '../../src/pages/html.ts';
import { layout } from '../../src/pages/layout.ts';
import type { Site } from '../../src/pages/site.ts';
import type { Readiness } from './readiness.ts';

const LABELS: Readonly<Record<string, string>> = {
  items: 'Dishes',
  cuisines: 'Kinds of food',
  waiting: 'Waiting for a person',
  oldestCheck: 'Looked at longest ago',
  lastErrors: 'Last errors',
  index: 'Search index',
  lagSeconds: 'Behind by (seconds)',
  pending: 'Waiting',
  parked: 'Given up on for now',
  driftFound: 'Differences found',
  driftRepaired: 'Differences repaired',
  epoch: 'Last rebuild',
};

/** How the service is doing, as a page; its JSON twin is at the same address. */
export function statusPage(site: Site, readiness: Readiness, status: unknown): string {
  const checks = Object.entries(readiness.checks).map(
    ([name, { ok, detail }]) =>
      html`<dt>${label(name)}</dt><dd><span class="tag${!ok && ' bad'}">${ok ? 'working' : 'not working'}</span>${detail !== undefined && html` ${detail}`}</dd>`,
  );
  const main = html`<h1>Status</h1>
<div class="notice ${readiness.ready ? 'good' : 'bad'}" role="status"><p><strong>${readiness.ready ? 'Everything works.' : 'Something does not work.'}</strong></p></div>
<h2>Parts</h2>
<dl class="facts">${checks}</dl>
<h2>Contents</h2>
${facts(status)}
<p class="small quiet">Programs get the same as JSON from this address, and whether all is ready from <a href="/readyz">/readyz</a>.</p>
`;
  return layout(site, { path: '/status', title: 'Status', main });
}

const isPart = (one: unknown) => typeof one === 'object' && one !== null;

/** Values of JSON: objects within become parts of their own, and lists what they list, a line each. */
function facts(value: unknown): Html {
  if (Array.isArray(value)) {
    const lines = value.map(
      (one: object) =>
        html`<li>${Object.values(one).some(isPart) ? facts(one) : Object.values(one).map(shown).join(': ')}</li>`,
    );
    return lines.length === 0 ? html`<p>None.</p>` : html`<ul>${lines}</ul>`;
  }
  if (typeof value !== 'object' || value === null) return html`<p>${shown(value)}</p>`;
  const entries = Object.entries(value);
  const plain = entries.filter(([, one]) => !isPart(one));
  const parts = entries.filter(([, one]) => isPart(one));
  return html`<dl class="facts">${plain.map(([name, one]) => html`<dt>${label(name)}</dt><dd>${shown(one)}</dd>`)}</dl>
${parts.map(([name, one]) => html`<h3>${label(name)}</h3>${facts(one)}`)}`;
}

function label(name: string): string {
  const words = LABELS[name] ?? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : String(value);
}
