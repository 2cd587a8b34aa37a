import type { RestaurantSummary } from '../../../domain/restaurant.ts';
import { html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import type { RestaurantFilter } from '../../../ports/restaurant-store.ts';
import { quantity } from '../../shared/amounts.ts';
import { day } from './dates.ts';
import { READER_HEAD } from './reader-head.ts';

const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'city', label: 'Place' },
  { name: 'cuisine', label: 'Cuisine' },
] as const;

export function restaurantListPage(
  site: Site,
  found: { readonly items: readonly RestaurantSummary[]; readonly totalCount: number; readonly alike: boolean },
  asked: {
    readonly filter: Pick<RestaurantFilter, 'name' | 'city' | 'cuisine'>;
    readonly page: number;
    readonly pageSize: number;
  },
): string {
  const { filter, page, pageSize } = asked;
  const last = Math.max(1, Math.ceil(found.totalCount / pageSize));
  const link = (to: number, label: string, rel: string) =>
    html`<a class="button plain" rel="${rel}" href="/restaurants?${new URLSearchParams({ ...filter, page: String(to) }).toString()}">${label}</a>`;
  const entries = found.items.map(
    ({ id, name, city, postcode, cuisine, activeMenus, menuChanged }) => html`<li class="card">
<h2 class="name"><a href="/restaurants/${id}">${name}</a></h2>
<p>${[cuisine, [city, postcode].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</p>
<p class="small quiet">${quantity(activeMenus, 'menu')}${menuChanged && html`, last changed ${day(menuChanged)}`}</p></li>
`,
  );
  const main = html`<h1>Restaurants</h1>
<form class="restaurants" action="/restaurants" role="search">
${FIELDS.map(({ name, label }) => html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${filter[name]}" maxlength="200"></div>`)}
<button class="button">Show</button></form>
<p>${quantity(found.totalCount, 'restaurant')}${found.alike && html`: none is called “${filter.name}”; these have similar names`}</p>
<ul class="cards">${entries}</ul>
${
  last > 1 &&
  html`<nav class="pages" aria-label="Pages">${page > 1 ? link(page - 1, 'Previous', 'prev') : html`<span></span>`}
<span>Page ${page} of ${last}</span>${page < last ? link(page + 1, 'Next', 'next') : html`<span></span>`}</nav>`
}
`;
  return layout(site, { path: '/restaurants', title: 'Restaurants', head: READER_HEAD, main });
}
