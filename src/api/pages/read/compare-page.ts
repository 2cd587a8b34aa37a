import type { SectionChange } from '../../../domain/compare-menus/comparison.ts';
import type { MenuVersion } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import { counted } from '../dish/amounts.ts';
import { inMenuLang } from '../dish/menu-lang.ts';
import { changeEntry } from './change-entry.ts';
import { changeGroups } from './change-groups.ts';
import type { ComparisonFacts } from './comparison-facts.ts';
import { crumbs } from './crumbs.ts';
import { day, shortDay } from './dates.ts';
import { READER_HEAD } from './reader-head.ts';

/** What changed from one version of a menu to another. */
export function comparePage(site: Site, facts: ComparisonFacts): string {
  const { before, after, restaurant, comparison, languages } = facts;
  const menuName = inMenuLang(after.name, languages.after);
  const { name, sections, items, unchanged } = comparison;
  const groups = changeGroups(items);
  const same = groups.length === 0 && sections.length === 0 && name === null;
  const summary = groups.map(
    ({ id, title, changes }) =>
      html`<li><a class="chip" href="#${id}">${title} <span class="count">${changes.length}</span></a></li>`,
  );
  const way = [
    ...(restaurant ? [{ path: `/restaurants/${restaurant.id}`, label: restaurant.name }] : []),
    { path: `/menus/${after.id}`, label: menuName },
  ];
  const main = html`${crumbs(way, 'What changed')}
<h1>What changed</h1>
<p class="lead"><a href="/menus/${after.id}">${menuName}</a>${restaurant && html` of ${restaurant.name}`}: <a href="/menus/${before.id}">version ${before.version}</a> from ${day(before.dateUpdated)} and <a href="/menus/${after.id}">version ${after.version}</a> from ${day(after.dateUpdated)}</p>
${choose(facts)}
${same && html`<div class="panel"><p><strong>Nothing changed.</strong> All ${counted(unchanged, 'dish', 'dishes')} are the same in both.</p></div>`}
${!same && html`<nav aria-label="Kinds of changes"><ul class="chips">${summary}</ul></nav><p class="quiet">${unchanged === 0 ? 'No dish' : counted(unchanged, 'dish', 'dishes')} stayed the same.</p>`}
${name && html`<p>The menu was called “${inMenuLang(name.before, languages.before)}” and is now called “${inMenuLang(name.after, languages.after)}”.</p>`}
${groups.map(
  ({
    id,
    title,
    changes,
  }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title} <span class="count">${changes.length}</span></h2>
<ul class="changes">${changes.map((change) => changeEntry(change, id, facts))}</ul></section>
`,
)}
${sections.length > 0 && html`<section aria-labelledby="sections"><h2 id="sections">Sections</h2><ul class="changes">${sections.map((change) => sectionEntry(change, languages))}</ul></section>`}
`;
  return layout(site, { path: '/restaurants', title: `What changed: ${after.name}`, head: READER_HEAD, main });
}

function sectionEntry(change: SectionChange, { before, after }: ComparisonFacts['languages']): Html {
  const was = 'before' in change && inMenuLang(change.before, before);
  const is = 'after' in change && inMenuLang(change.after, after);
  if (change.kind === 'renamed') return html`<li>“${was}” is now called “${is}”</li>`;
  return change.kind === 'added' ? html`<li>“${is}” is new</li>` : html`<li>“${was}” is gone</li>`;
}

/** Fields to choose any two versions. */
function choose({ versions, before, after }: ComparisonFacts): Html | undefined {
  if (versions.length < 2) return undefined;
  const options = (chosen: number) =>
    versions.map(
      ({ id, version, dateUpdated }: MenuVersion) =>
        html`<option value="${id}"${id === chosen ? html` selected` : undefined}>Version ${version}, ${shortDay(dateUpdated)}</option>`,
    );
  return html`<form class="panel versions no-print" action="/menus/${after.id}/compare">
<div class="field"><label for="from">From</label><select id="from" name="from">${options(before.id)}</select></div>
<div class="field"><label for="to">To</label><select id="to" name="to">${options(after.id)}</select></div>
<button class="button">Compare</button></form>`;
}
