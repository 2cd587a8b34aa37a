import type { MonthOfPrices } from '../../../domain/price-index.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import { restaurantLd } from '../../present/restaurant-ld.ts';
import { counted } from '../dish/amounts.ts';
import { inMenuLang } from '../dish/menu-lang.ts';
import { allergenGlance } from './allergen-glance.ts';
import { crumbs } from './crumbs.ts';
import { declaredShare, declaredWords } from './declared-share.ts';
import { jsonLd } from './json-ld.ts';
import type { KnownDish } from './known-dishes.ts';
import { type LastChange, lastChangeWords } from './last-change.ts';
import { priceHistory } from './price-history.ts';
import { READER_HEAD } from './reader-head.ts';

/** One restaurant with its menus. */
export function restaurantView(
  site: Site,
  restaurant: RestaurantDetail,
  baseUrl: string,
  known: {
    readonly dishes: readonly KnownDish[];
    /** Of each of its menus (ISO 639-1), where it is known. */
    readonly languages: readonly (string | undefined)[];
    /** For each of its menus; null where it has had one version only. */
    readonly changes: readonly (LastChange | null)[];
    readonly prices: readonly MonthOfPrices[];
  },
): string {
  const { id, name, cuisine, street, city, postcode, phoneNumber, menus } = restaurant;
  const address = [street, city, postcode].filter(Boolean).join(', ');
  const fact = (label: string, value: Html | string) =>
    value === '' ? undefined : html`<dt>${label}</dt><dd>${value}</dd>`;
  const phone = phoneNumber === '' ? '' : html`<a href="tel:${phoneNumber.replace(/[^\d+]/g, '')}">${phoneNumber}</a>`;
  const entries = menus.map((menu, i) => {
    const change = known.changes[i];
    return html`<li class="card"><h3><a href="/menus/${menu.id}">${inMenuLang(menu.name, known.languages[i])}</a></h3>${change && lastChangeWords(change)}</li>`;
  });
  const main = html`${crumbs([], name)}
<h1>${name}</h1>
<dl class="facts">${fact('Kind of food', cuisine)}${fact('Address', address)}${fact('Telephone', phone)}${fact('Allergens', declaredWords(declaredShare(known.dishes)))}</dl>
${menus.length > 0 && html`<p class="actions no-print"><a class="button" href="/find?restaurantId=${id}">Find a dish here</a></p>`}
<h2>Menus</h2>
${menus.length === 0 ? html`<p>There is no menu of this restaurant at the moment.</p>` : html`<ul class="cards">${entries}</ul>`}
${allergenGlance(known.dishes)}${priceHistory(known.prices)}${jsonLd(restaurantLd(restaurant, baseUrl))}`;
  const description = `${[name, city].filter(Boolean).join(', ')}: ${counted(menus.length, 'menu')} with dishes, prices, diets and allergens.`;
  const canonical = `${baseUrl}/restaurants/${id}`;
  return layout(site, { path: '/restaurants', title: name, description, canonical, head: READER_HEAD, main });
}
