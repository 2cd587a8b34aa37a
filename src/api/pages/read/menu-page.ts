import type { Menu, MenuVersion } from '@menu-data-service/menu-model/menu';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import { menuLd } from '../../menus/menu-ld.ts';
import { quantity } from '../../shared/amounts.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { crumbs } from './crumbs.ts';
import { day } from './dates.ts';
import { dishAnchor } from './dish-anchor.ts';
import { dishEntry } from './dish-entry.ts';
import { jsonLd } from './json-ld.ts';
import type { MenuFacts } from './menu-facts.ts';
import { dishesIn } from './menu-parts.ts';
import { READER_HEAD } from './reader-head.ts';
import type { ShownPart } from './shown-part.ts';

/** One version of a menu for people. A page with all dishes of a long menu is for printing and lists no evidence. */
export function menuPage(site: Site, facts: MenuFacts, shown: ShownPart, baseUrl: string): string {
  const { menu, restaurant, versions, evidence } = facts;
  const restaurantName = restaurant?.name ?? 'the restaurant';
  const dishes = menu.sections.reduce((sum, { items }) => sum + items.length, 0);
  const language = evidence?.language;
  const isToPrint = shown.part === 'all' && shown.parts.length > 1;
  const sections = shown.slices.map(({ section: at, from, to }) => {
    const { name = '', items = [] } = menu.sections[at] ?? {};
    const entries = items.slice(from, to).map((item, i) => {
      const known = evidence?.sections[at]?.items[from + i]?.evidence ?? [];
      const how = { anchor: dishAnchor(at, from + i), language, isListed: !isToPrint };
      return dishEntry({ item, evidence: known }, how);
    });
    return html`<section${name === '' ? undefined : html` aria-labelledby="section-${at}"`}>${name !== '' && html`<h2 id="section-${at}">${inMenuLang(name, language)}${from > 0 && ' (continued)'}</h2>`}
<ul class="dishes">${entries}</ul></section>
`;
  });
  const main = html`${crumbs([{ path: `/restaurants/${menu.restaurantId}`, label: restaurantName }], inMenuLang(menu.name, language))}
<h1${menuLang(language)}>${menu.name}</h1>
<p class="lead"><a href="/restaurants/${menu.restaurantId}">${restaurantName}</a>${restaurant?.city && html`, ${restaurant.city}`} · ${quantity(dishes, 'dish', 'dishes')}</p>
${outdated(menu.id, versions)}
${reading(facts)}
<p class="actions no-print"><a class="button" href="/find?menuId=${menu.id}">Find on this menu</a> <a href="#versions">All versions</a></p>
<div class="notice" role="note"><p>Allergens, diets and calories may be our estimates. <strong>Always check with the restaurant before you eat.</strong></p>${
    (evidence?.leftOut.length ?? 0) > 0 &&
    html`<p>Not all pages of its source could be read, so dishes may be missing.</p>`
  }</div>
${sectionLinks(menu, shown, language)}
${partLinks(menu.id, shown, 'Parts of the menu')}
${sections}
${partLinks(menu.id, shown, 'Other parts of the menu')}
${versionList(versions, menu.id)}
${!isToPrint && jsonLd(menuLd(facts, baseUrl, shown.slices))}`;
  const title = `${menu.name}, ${restaurantName}`;
  const description = `The menu “${menu.name}” of ${restaurantName}: dishes, prices, diets and allergens.`;
  // Search engines should find the current version.
  const newest = versions[0]?.id ?? menu.id;
  const part = newest === menu.id && shown.part !== 1 ? `?part=${shown.part}` : '';
  const canonical = `${baseUrl}/menus/${newest}${part}`;
  return layout(site, { path: '/restaurants', title, description, canonical, head: READER_HEAD, main });
}

/** Says on an older version and on a withdrawn menu that it is no longer on offer. */
function outdated(id: number, versions: readonly MenuVersion[]): Html | undefined {
  const shown = versions.find((version) => version.id === id);
  const [newest] = versions;
  if (!shown?.dateDeleted || newest === undefined) return undefined;
  const says =
    newest.dateDeleted === null
      ? html`<strong>This is an older version.</strong> It was replaced on ${day(shown.dateDeleted)}. <a href="/menus/${newest.id}">See the menu of today</a>.`
      : html`<strong>This menu is no longer offered.</strong> It was taken down on ${day(newest.dateDeleted)}.`;
  return html`<div class="notice" role="note"><p>${says}</p></div>`;
}

function reading({ menu, source }: MenuFacts): Html {
  const isWeb = /^https?:/.test(menu.sourceUrl);
  const from = isWeb
    ? html`<a href="${menu.sourceUrl}" rel="nofollow noreferrer">${menu.sourceUrl}</a>`
    : fileName(menu.sourceUrl);
  const seen = source?.lastCheck ?? null;
  return html`<dl class="facts"><dt>Last checked</dt><dd>${seen === null ? day(menu.dateUpdated) : day(seen)}${source?.lastOutcome === 'unreachable' && html`, but the page could not be reached`}</dd>
<dt>Version</dt><dd>${menu.version}, from ${day(menu.dateUpdated)}</dd>
<dt>Source</dt><dd>${from}</dd></dl>`;
}

function fileName(address: string): string {
  const last = address.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function versionList(versions: readonly MenuVersion[], shown: number): Html {
  const rows = versions.map(({ id, version, name, dateUpdated, dateDeleted }) => {
    const here = id === shown;
    const title = html`Version ${version}`;
    return html`<tr><th scope="row">${here ? html`${title} <span class="tag">this page</span>` : html`<a href="/menus/${id}">${title}</a>`}</th>
<td>${name}</td><td>${day(dateUpdated)}</td><td>${dateDeleted === null ? 'today' : day(dateDeleted)}</td></tr>
`;
  });
  return html`<section class="no-print" aria-labelledby="versions"><h2 id="versions">All versions</h2>
<div class="wide" tabindex="0" role="region" aria-label="Table of versions"><table>
<thead><tr><th scope="col">Version</th><th scope="col">Name</th><th scope="col">From</th><th scope="col">Until</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>
`;
}

/** A shorter menu needs no list of its sections. */
const MANY_SECTIONS = 4;

export function sectionLinks(menu: Menu, { part, parts }: ShownPart, language: string | undefined): Html | undefined {
  if (menu.sections.length < MANY_SECTIONS) return undefined;
  const links = parts.flatMap((slices, at) =>
    slices.flatMap(({ section, from }) => {
      const name = menu.sections[section]?.name ?? '';
      if (name === '' || from > 0) return [];
      const page = part === 'all' || part === at + 1 ? '' : `/menus/${menu.id}?part=${at + 1}`;
      return [html`<li><a class="chip" href="${page}#section-${section}">${inMenuLang(name, language)}</a></li>`];
    }),
  );
  return html`<nav class="no-print" aria-label="Sections"><ul class="chips">${links}</ul></nav>`;
}

/** Position in a long menu with links to the other parts; undefined if all of it is shown. */
export function partLinks(
  id: number,
  { part, parts, slices }: ShownPart,
  label: 'Parts of the menu' | 'Other parts of the menu',
): Html | undefined {
  if (part === 'all' || parts.length < 2) return undefined;
  const link = (to: number, label: string, rel: string) =>
    to < 1 || to > parts.length
      ? html`<span></span>`
      : html`<a class="button plain" rel="${rel}" href="/menus/${id}?part=${to}">${label}</a>`;
  return html`<nav class="pages" aria-label="${label}">${link(part - 1, 'Previous part', 'prev')}
<span>Part ${part} of ${parts.length}, ${quantity(dishesIn(slices), 'dish', 'dishes')} · <a class="no-print" href="/menus/${id}?part=all">All on one page, to print</a></span>
${link(part + 1, 'Next part', 'next')}</nav>`;
}
