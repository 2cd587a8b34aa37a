import { ALLERGENS, parseAllergens } from '@menu-data-service/menu-model/allergens';
import { allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import { restaurantLd } from '../../restaurants/restaurant.ts';
import { quantity } from '../../shared/amounts.ts';
import { inMenuLang } from '../dish/menu-lang.ts';
import { crumbs } from './crumbs.ts';
import { day } from './dates.ts';
import { jsonLd } from './json-ld.ts';
import type { KnownDish } from './known-dishes.ts';
import { READER_HEAD } from './reader-head.ts';

export function restaurantView(
  site: Site,
  restaurant: RestaurantDetail,
  baseUrl: string,
  known: {
    readonly dishes: readonly KnownDish[];
    readonly languages: readonly (string | undefined)[];
  },
): string {
  const { id, name, cuisine, street, city, postcode, phoneNumber, menus } = restaurant;
  const address = [street, city, postcode].filter(Boolean).join(', ');
  const fact = (label: string, value: Html | string) =>
    value === '' ? undefined : html`<dt>${label}</dt><dd>${value}</dd>`;
  const phone = phoneNumber === '' ? '' : html`<a href="tel:${phoneNumber.replace(/[^\d+]/g, '')}">${phoneNumber}</a>`;
  const entries = menus.map(
    (menu, i) =>
      html`<li class="card"><h3><a href="/menus/${menu.id}">${inMenuLang(menu.name, known.languages[i])}</a></h3></li>`,
  );
  const main = html`${crumbs([], name)}
<h1>${name}</h1>
<dl class="facts">${fact('Cuisine', cuisine)}${fact('Address', address)}${fact('Telephone', phone)}${fact('Allergens', declaredWords(declaredShare(known.dishes)))}</dl>
${menus.length > 0 && html`<p class="actions no-print"><a class="button" href="/find?restaurantId=${id}">Find a dish here</a></p>`}
<h2>Menus</h2>
${menus.length === 0 ? html`<p>We have no menu for this restaurant at the moment.</p>` : html`<ul class="cards">${entries}</ul>`}
${allergenGlance(known.dishes)}${jsonLd(restaurantLd(restaurant, baseUrl))}`;
  const description = `${[name, city].filter(Boolean).join(', ')}: ${quantity(menus.length, 'menu')} with dishes, prices, diets and allergens.`;
  const canonical = `${baseUrl}/restaurants/${id}`;
  return layout(site, { path: '/restaurants', title: name, description, canonical, head: READER_HEAD, main });
}

export interface DeclaredShare {
  readonly dishes: number;
  readonly inFull: number;
  readonly inPart: number;
  /** Newest day of an allergen table they are declared by, YYYY-MM-DD. */
  readonly day: string | undefined;
}

function declaredShare(dishes: readonly KnownDish[]): DeclaredShare {
  const grounds = dishes.map(({ item, evidence }) => allergenGround(item, evidence));
  const tables = dishes.map(({ evidence }) => tableDay(evidence)).filter((one) => one !== undefined);
  return {
    dishes: dishes.length,
    inFull: grounds.filter((ground) => ground === 'kitchen').length,
    inPart: grounds.filter((ground) => ground === 'kitchen in part').length,
    day: tables.toSorted().at(-1),
  };
}

/** Sentence about the share of declared dishes; '' without dishes. */
function declaredWords({ dishes, inFull, inPart, day: of }: DeclaredShare): Html | '' {
  if (dishes === 0) return '';
  if (inFull + inPart === 0)
    return html`Full allergen information for none of its ${quantity(dishes, 'dish', 'dishes')}: ask before you eat.`;
  const some = inPart > 0 && html`, partial for ${inPart}`;
  const when = of === undefined ? undefined : html`; newest allergen table of ${day(`${of}T00:00:00`)}`;
  return html`Full allergen information for ${inFull} of its ${quantity(dishes, 'dish', 'dishes')}${some}${when}.`;
}

const STANDS = ['contains', 'probably contains', 'may contain', 'free from', 'not stated'] as const;
type Standing = (typeof STANDS)[number];

/** Counts dishes per allergen by what is known, so that someone with an allergy sees whether asking is worthwhile. */
export function allergenGlance(dishes: readonly KnownDish[]): Html | undefined {
  if (dishes.length === 0) return undefined;
  const standings = dishes.map(allergenStates);
  const rows = ALLERGENS.map(({ name }, column) => {
    const cells = STANDS.map((one) => html`<td>${standings.filter((row) => row[column] === one).length}</td>`);
    return html`<tr><th scope="row">${name}</th>${cells}</tr>
`;
  });
  return html`<section aria-labelledby="at-a-glance"><h2 id="at-a-glance">Allergens at a glance</h2>
<p>Number of dishes. “Probably” is our estimate. <strong>Always tell the restaurant about an allergy before you order.</strong></p>
<div class="wide" tabindex="0" role="region" aria-label="Table of allergens"><table>
<thead><tr><th scope="col">Allergen</th>${STANDS.map((one) => html`<th scope="col">${one.charAt(0).toUpperCase()}${one.slice(1)}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div></section>
`;
}

function allergenStates({ item, evidence }: KnownDish): readonly Standing[] {
  const { entries, known } = parseAllergens(item.allergens);
  const free = evidence.filter(
    ({ field, state, basis }) => field === 'allergens' && state === 'free' && basis === 'stated',
  );
  return ALLERGENS.map(({ code }) => {
    const entry = entries.find((one) => one.code === code);
    if (entry?.state === 'may contain') return 'may contain';
    if (entry) return entry.estimated ? 'probably contains' : 'contains';
    return known || free.some(({ value }) => value === code) ? 'free from' : 'not stated';
  });
}
