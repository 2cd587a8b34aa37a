import { metresBetween } from '../../../domain/place.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { ItemDocument } from '../../../ports/search/documents.ts';
import type { Match } from '../../../ports/search/understanding.ts';
import { allergenLines } from '../dish/allergen-lines.ts';
import { price } from '../dish/amounts.ts';
import { dietTags } from '../dish/diet-tags.ts';
import { markWords } from '../dish/mark-words.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { WHO_SAYS } from '../dish/who-says.ts';
import { dishAddress } from '../read/dish-anchor.ts';
import type { FindAnswer, FoundDish } from './find-answer.ts';
import { sameElsewhere } from './same-elsewhere.ts';
import { askWhy, byNameOnly, reasons } from './why-found.ts';

/** One dish of the results. */
export function dishCard(dish: FoundDish, answer: FindAnswer): Html {
  const { item, menuId, menuName, sectionName, restaurantId, restaurantName, city, sectionPosition, itemPosition } =
    dish.hit;
  const words = (field: Match['field']) =>
    new Set(dish.matches.filter((match) => match.field === field).flatMap(({ word }) => word.split(' ')));
  const lang = menuLang(dish.hit.language);
  const why = reasons(dish, answer);
  const onMenu = dishAddress(menuId, sectionPosition, itemPosition);
  const nameOnly = byNameOnly(dish, answer);
  const place = [restaurantName, city].filter(Boolean).length > 1 ? html`, ${city}` : undefined;
  return html`<li class="card">
<div class="priced"><h3${lang}><a href="${onMenu}">${markWords(item.name, words('name'))}</a></h3>
<span class="price">${dish.hit.printedPrice ?? price(item.price)}</span></div>
${item.description ? html`<p${lang}>${markWords(item.description, words('description'))}</p>` : undefined}
<p class="small"><a href="/restaurants/${restaurantId}">${markWords(restaurantName, words('restaurantName'))}</a>${place}${away(dish.hit, answer)} <span class="quiet">·</span> <a href="${onMenu}">${inMenuLang(markWords(menuName, words('menuName')), dish.hit.language)}<span class="visually-hidden"> at ${inMenuLang(item.name, dish.hit.language)}</span></a>${sectionName && html` <span class="quiet"${lang}>› ${markWords(sectionName, words('sectionName'))}</span>`}</p>
${nameOnly && html`<p class="small quiet">Found by the name of the ${nameOnly} only, not by the dish.</p>`}
${sameElsewhere(dish.hit, answer.elsewhere, answer.query)}
${dietTags(item)}
${askWhy(dish, answer).map((one) => html`<p class="small ask">${one}</p>`)}
<p class="small allergens">${allergenLines(item.allergens).map((line, i) => html`${i > 0 && html`<br>`}${line}`)}<br><span class="quiet">${WHO_SAYS[dish.hit.allergenGround]}.</span></p>
${why.length > 0 && html`<details class="more"><summary>Why is this here?<span class="visually-hidden"> ${inMenuLang(item.name, dish.hit.language)}</span></summary><ul>${why.map((one) => html`<li>${one}</li>`)}</ul></details>`}
</li>
`;
}

/** How far the restaurant is from what it has to be near. */
function away({ place }: ItemDocument, { found }: FindAnswer): Html | undefined {
  if (!found?.around || !place) return undefined;
  const metres = metresBetween(found.around, place);
  return html` <span class="quiet">(${metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`})</span>`;
}
