import type { MenuVersion } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import { menuLd } from '../../present/menu-ld.ts';
import { counted } from '../dish/amounts.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { crumbs } from './crumbs.ts';
import { day } from './dates.ts';
import { dishAnchor } from './dish-anchor.ts';
import { dishEntry } from './dish-entry.ts';
import { jsonLd } from './json-ld.ts';
import type { MenuFacts } from './menu-facts.ts';
import { partLinks, sectionLinks } from './part-links.ts';
import { READER_HEAD } from './reader-head.ts';
import type { ShownPart } from './shown-part.ts';
import { versionList } from './version-list.ts';

/**
 * One version of a menu as a person reads it. A page with all dishes of a long menu is for printing, and does not list what values rest on.
 */
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
<p class="lead"><a href="/restaurants/${menu.restaurantId}">${restaurantName}</a>${restaurant?.city && html`, ${restaurant.city}`} · ${counted(dishes, 'dish', 'dishes')}</p>
${outdated(menu.id, versions)}
${reading(facts)}
<p class="actions no-print"><a class="button" href="/find?menuId=${menu.id}">Find on this menu</a> <a href="#versions">All versions and what changed</a></p>
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
  // Who looks for an older version is to find that of today.
  const newest = versions[0]?.id ?? menu.id;
  const part = newest === menu.id && shown.part !== 1 ? `?part=${shown.part}` : '';
  const canonical = `${baseUrl}/menus/${newest}${part}`;
  return layout(site, { path: '/restaurants', title, description, canonical, head: READER_HEAD, main });
}

/** Says on an older version, and on a menu that was withdrawn, that it is no longer what the restaurant offers. */
function outdated(id: number, versions: readonly MenuVersion[]): Html | undefined {
  const shown = versions.find((version) => version.id === id);
  const [newest] = versions;
  if (!shown?.dateDeleted || newest === undefined) return undefined;
  const says =
    newest.dateDeleted === null
      ? html`<strong>This is an older version.</strong> It was replaced on ${day(shown.dateDeleted)}. <a href="/menus/${newest.id}">See the menu of today</a> or <a href="/menus/${newest.id}/compare/${id}">what changed since</a>.`
      : html`<strong>This menu is no longer offered.</strong> It was taken down on ${day(newest.dateDeleted)}.`;
  return html`<div class="notice" role="note"><p>${says}</p></div>`;
}

/** Where the menu was read and when somebody last looked. */
function reading({ menu, source }: MenuFacts): Html {
  const isWeb = /^https?:/.test(menu.sourceUrl);
  const from = isWeb
    ? html`<a href="${menu.sourceUrl}" rel="nofollow noreferrer">${menu.sourceUrl}</a>`
    : fileName(menu.sourceUrl);
  const seen = source?.lastCheck ?? null;
  return html`<dl class="facts"><dt>Last checked</dt><dd>${seen === null ? day(menu.dateUpdated) : day(seen)}${source?.lastOutcome === 'unreachable' && html`, but the page could not be reached`}</dd>
<dt>This version</dt><dd>Number ${menu.version}, from ${day(menu.dateUpdated)}</dd>
<dt>Read from</dt><dd>${from}</dd></dl>`;
}

/** The name of the file that a `file:` address ends in. */
function fileName(address: string): string {
  const last = address.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
