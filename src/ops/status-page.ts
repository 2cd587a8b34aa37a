import { type Html, html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { Site } from '../pages/site.ts';
import type { SourcesState } from '../ports/contents.ts';
import { quantity, type Readiness, type ServiceState, troublesOf } from './service-state.ts';

const SITE: Site = {
  name: 'Operations',
  home: '/status',
  navigation: [
    { path: '/status', label: 'Status' },
    { path: '/metrics', label: 'Metrics' },
  ],
  footer: html`<p>This port is for operators. The public does not reach it.</p>`,
};

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const statusPage = (readiness: Readiness, status: object): string =>
  layout(SITE, { path: '/status', title: 'Status', main: statusParts(status, readiness) });

/** Content of the page; without the readiness of parts if not checked. */
export function statusParts(status: object, readiness?: Readiness): Html {
  const { restaurants, menus, items, cuisines, towns, waiting, sources, index, indexer, lastErrors, ...others } =
    status as Partial<ServiceState>;
  return html`<h1>Status</h1>
${verdict(readiness?.ready ?? true, troublesOf(status))}
${
  menus !== undefined &&
  items !== undefined &&
  html`<h2>Contents</h2>
<p>${quantity(menus, 'menu')} with ${quantity(items, 'dish', 'dishes')}${restaurants !== undefined && ` of ${quantity(restaurants, 'restaurant')}`}${towns !== undefined && ` in ${quantity(towns, 'town')}`}${cuisines !== undefined && `, with ${quantity(cuisines, 'cuisine')}`}.</p>`
}
${
  waiting !== undefined &&
  html`<h2>Waiting for a decision</h2>
<p>${waiting === 0 ? 'Nothing.' : html`<a href="/workbench">${quantity(waiting, 'entry', 'entries')} of the worklist</a>.`}</p>`
}
${sources && freshness(sources)}
${
  (index || indexer) &&
  html`<h2>Search</h2>
<p>${searchWords(status)}</p>`
}
${
  readiness &&
  html`<h2>Parts</h2>
<dl class="facts">${Object.entries(readiness.checks).map(([name, { ok, detail }]) => html`<dt>${label(name)}</dt><dd><span class="tag${!ok && ' bad'}">${ok ? 'working' : 'not working'}</span>${detail !== undefined && html` ${detail}`}</dd>`)}</dl>`
}
${
  lastErrors &&
  html`<h2>Last errors</h2>
${lastErrors.length === 0 ? html`<p>None since this process started.</p>` : html`<ul>${lastErrors.map(({ time, text }) => html`<li>${when(time)}: ${text}</li>`)}</ul>`}`
}
${
  Object.keys(others).length > 0 &&
  html`<h2>More</h2>
${facts(others)}`
}
<p class="small quiet">Programs get the same as JSON from <a href="/status">/status</a>, and whether all is ready from <a href="/readyz">/readyz</a>.</p>
`;
}

function verdict(ready: boolean, troubles: readonly string[]): Html {
  const words = !ready
    ? 'Something is not working.'
    : troubles.length === 0
      ? 'All is well.'
      : 'It works, but needs attention:';
  const list = troubles.length > 0 && html`<ul>${troubles.map((trouble) => html`<li>${trouble}</li>`)}</ul>`;
  return html`<div class="notice ${ready && troubles.length === 0 ? 'good' : 'bad'}" role="status"><p><strong>${words}</strong></p>${list}</div>`;
}

function freshness({ sources, unreachable, lastDay, lastWeek, stalest }: SourcesState): Html {
  const older = sources - lastDay - lastWeek;
  const ages = [
    [lastDay, 'within a day'],
    [lastWeek, 'within a week'],
    [older, 'longer ago, or never'],
  ] as const;
  const shares = ages.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
  const away = unreachable > 0 && ` ${unreachable} did not answer at the last check.`;
  const rows = stalest.map(
    ({ restaurant, source, lastCheck, failures }) =>
      html`<tr><th scope="row">${restaurant}</th><td>${source}</td><td>${lastCheck === null ? 'never' : when(lastCheck)}</td><td>${failures === 0 ? 'answered' : `no answer, ${quantity(failures, 'time')}`}</td></tr>
`,
  );
  const table = html`<div class="wide" tabindex="0" role="region" aria-label="Sources checked longest ago"><table>
<thead><tr><th scope="col">Restaurant</th><th scope="col">Source</th><th scope="col">Last check (UTC)</th><th scope="col">State</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
  return html`<h2>Freshness</h2>
<p>${quantity(sources, 'source')}${shares.length > 0 && `, checked: ${shares.join(', ')}`}.${away}</p>
${rows.length > 0 && html`<details class="more"><summary>Checked longest ago</summary>${table}</details>`}`;
}

function searchWords({ index, indexer }: Partial<ServiceState>): string {
  const knows = index
    ? `${index.available ? `It knows ${quantity(index.menus, 'menu')}.` : 'It does not answer.'} `
    : '';
  if (!indexer) return knows;
  const { pending, lagSeconds, state } = indexer;
  if (state !== 'working') return `${knows}The indexer: ${state}.`;
  if (pending === 0) return `${knows}All changes are searchable.`;
  return `${knows}${quantity(pending, 'change')} not searchable yet, the oldest for ${quantity(Math.round(lagSeconds), 'second')}.`;
}

const when = (time: string): Html =>
  html`<time datetime="${new Date(time).toISOString()}">${WHEN.format(new Date(time))}</time>`;

const isPart = (one: unknown) => typeof one === 'object' && one !== null;

function facts(value: object): Html {
  const entries = Object.entries(value);
  const plain = entries.filter(([, one]) => !isPart(one));
  const parts = entries.filter(([, one]) => isPart(one));
  return html`${plain.length > 0 && html`<dl class="facts">${plain.map(([name, one]) => html`<dt>${label(name)}</dt><dd>${String(one)}</dd>`)}</dl>`}
${parts.map(([name, one]) => html`<h3>${label(name)}</h3>${facts(one)}`)}`;
}

function label(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
