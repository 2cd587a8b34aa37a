import { allergenName } from '@menu-data-service/menu-model/allergens';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { type Html, html } from '../../../pages/html.ts';
import type { AllergenCounts, NamedCount, RangeCount } from '../../../ports/search/facets.ts';
import { ALLERGEN_CERTAINTIES } from '../../../ports/search/queries.ts';
import { findAddress } from '../../items/find-address.ts';
import type { FindQuery } from '../../items/find-query-schema.ts';
import { CERTAINTY_WORDS, caloriesLabel, capital, courseLabel, priceLabel } from '../../items/words.ts';
import { count, quantity } from '../../shared/amounts.ts';
import type { FindAnswer } from './find-answer.ts';

export function filterPanel(answer: FindAnswer): Html {
  const { query, facets } = answer;
  const hidden = (['restaurantId', 'menuId'] as const).flatMap((name) =>
    query[name] === undefined ? [] : [html`<input type="hidden" name="${name}" value="${query[name]}">`],
  );
  return html`<div id="filters-body">${hidden}
<fieldset><legend>Diet</legend>
${(['vegetarian', 'vegan', 'halal', 'spicy'] as const).map((flag) => tick({ id: flag, name: flag, value: 'true', label: capital(flag), ticked: query[flag] === true, left: facets[flag] }))}</fieldset>
${allergens(answer)}
${amountRange({ legend: 'Price', unit: '£', name: 'Price', least: query.minPrice, most: query.maxPrice, step: 0.01, ranges: facets.price, label: priceLabel, query })}
${amountRange({ legend: 'Calories', unit: 'kcal', name: 'Calories', least: query.minCalories, most: query.maxCalories, step: 1, ranges: facets.calories, label: caloriesLabel, query })}
${selectField({ name: 'cuisine', label: 'Cuisine', any: 'Any', chosen: query.cuisine, counts: facets.cuisines })}
${selectField({ name: 'city', label: 'Place', any: 'Anywhere', chosen: query.city, counts: facets.cities })}
${nearFields(answer)}
${selectField({ name: 'course', label: 'Course', any: 'Any', chosen: query.course, counts: facets.courses, show: courseLabel })}
<p class="actions show"><button class="button">${showWords(answer)}</button> <a href="/find">Clear filters</a></p>
</div>`;
}

function showWords({ found }: FindAnswer): string {
  if (found === null) return 'Show dishes';
  const isOnlyToAsk = found.total === 0 && found.allergensUnknown > 0;
  return isOnlyToAsk
    ? `Show ${count(found.allergensUnknown)} to ask about`
    : `Show ${quantity(found.total, 'dish', 'dishes')}`;
}

/** Omitted if no restaurant has a place; the button asks the browser for its position only when pressed. */
function nearFields({ query, hasPlaces }: FindAnswer): Html | undefined {
  if (!hasPlaces && query.near === undefined) return undefined;
  const radius = query.radius === undefined ? '' : `${Number(query.radius.toFixed(2))} km`;
  return html`<fieldset><legend>Near</legend><div class="two">
<div class="field"><label for="near">Postcode or town</label><input id="near" name="near" value="${query.near}" maxlength="200" autocomplete="postal-code"></div>
<div class="field"><label for="radius">Within</label><input id="radius" name="radius" value="${radius}" maxlength="20" placeholder="5 km"></div></div>
<p class="actions"><button class="button plain" type="button" id="near-me">Near me</button></p></fieldset>`;
}

function allergens({ query, facets, askable, filter }: FindAnswer): Html {
  const certainty = filter.allergenCertainty ?? 'stated';
  const left = ({ stated, likely, unknown }: AllergenCounts) =>
    stated + (certainty === 'stated' ? 0 : likely) + (certainty === 'any' ? unknown : 0);
  const more = ({ stated, likely, unknown }: AllergenCounts) => stated + likely + unknown;
  const ticks = facets.allergens.map((counts, at) =>
    tick({
      id: `no-${counts.code.toLowerCase()}`,
      name: 'excludeAllergens',
      value: counts.code.toLowerCase(),
      label: capital(allergenName(counts.code)),
      ticked: query.excludeAllergens?.includes(counts.code) === true,
      left: left(counts),
      toAsk: more(askable[at] ?? counts) - left(counts),
    }),
  );
  const tiers = ALLERGEN_CERTAINTIES.map((tier) => {
    const { label, hint } = CERTAINTY_WORDS[tier];
    return html`<label class="choice tier"><input type="radio" id="sure-${tier}" name="allergenCertainty" value="${tier === 'stated' ? '' : tier}"${certainty === tier ? html` checked` : undefined} aria-describedby="sure-${tier}-hint"><span>${label}</span></label>
<p class="hint tier-hint" id="sure-${tier}-hint">${hint}</p>
`;
  });
  return html`<fieldset><legend>Avoid</legend><p class="quiet small">Dishes known to be without it, then dishes whose menu does not say.</p>
<div class="two">${ticks}</div>
<fieldset class="tiers"><legend>How certain do you need to be?</legend>
${tiers}</fieldset></fieldset>`;
}

function tick(of: {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly ticked: boolean;
  readonly left: number;
  /** Further dishes for which nobody has said so. */
  readonly toAsk?: number;
}): Html {
  const { id, name, value, label, ticked, left, toAsk = 0 } = of;
  return html`<label class="choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${ticked ? html` checked` : undefined}><span>${label}</span> <span class="count">${count(left)}<span class="visually-hidden"> known to be without</span>${toAsk > 0 && html` <span class="ask-count">+ ${count(toAsk)} not stated</span>`}</span></label>
`;
}

function selectField(of: {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen: string | undefined;
  readonly counts: readonly NamedCount[];
  readonly show?: (name: string) => string;
}): Html {
  const { name, label, any, chosen, counts, show = (text) => text } = of;
  const isChosen = (value: string) => chosen !== undefined && foldText(value) === foldText(chosen);
  const known = counts.filter((one) => one.name !== '');
  const other = chosen === undefined || known.some((one) => isChosen(one.name)) ? [] : [chosen];
  const option = (value: string, text: string) =>
    html`<option value="${value}"${isChosen(value) ? html` selected` : undefined}>${text}</option>`;
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${any}</option>${other.map((value) => option(value, value))}${known.map((one) => option(one.name, `${show(one.name)} (${count(one.count)})`))}</select></div>`;
}

/** Two fields for the ends of a range, and links to the ranges that have dishes. */
function amountRange(of: {
  readonly legend: string;
  readonly unit: string;
  readonly name: 'Price' | 'Calories';
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly step: number;
  readonly ranges: readonly RangeCount[];
  readonly label: (least?: number, most?: number) => string;
  readonly query: FindQuery;
}): Html {
  const { legend, unit, name, least, most, step, ranges, label, query } = of;
  const field = (end: 'min' | 'max', text: string, value: number | undefined) =>
    html`<div class="field"><label for="${end}${name}">${text}</label><input type="number" inputmode="decimal" min="0" step="${step}" id="${end}${name}" name="${end}${name}" value="${value}"></div>`;
  const links = ranges
    .filter((range) => range.count > 0)
    .map(({ from, to, count: dishes }) => {
      const last = to === null ? undefined : Number((to - step).toFixed(2));
      const address = findAddress(query, { [`min${name}`]: from === 0 ? undefined : from, [`max${name}`]: last });
      const text = capital(label(from === 0 && last !== undefined ? undefined : from, last));
      return html`<li><a href="${address}">${text}</a> <span class="count">${count(dishes)}</span></li>`;
    });
  return html`<fieldset><legend>${legend} <span class="quiet">(${unit})</span></legend>
<div class="pair">${field('min', 'From', least)}${field('max', 'To', most)}</div>
${links.length > 1 && html`<ul class="ranges" aria-label="${legend}">${links}</ul>`}</fieldset>`;
}
