import { allergenName } from '@menu-data-service/allergens';
import { type Html, html } from '../../../pages/html.ts';
import type { AllergenCounts } from '../../../ports/search/facets.ts';
import { ALLERGEN_CERTAINTIES } from '../../../ports/search/queries.ts';
import { count } from '../dish/amounts.ts';
import { amountRange } from './amount-range.ts';
import type { FindAnswer } from './find-answer.ts';
import { oneOf } from './one-of.ts';
import { CERTAINTY_WORDS, caloriesLabel, capital, courseLabel, priceLabel } from './words.ts';

/** Every filter of the finder, each with the dishes it would leave. */
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
${oneOf({ name: 'cuisine', label: 'Kind of food', any: 'Any', chosen: query.cuisine, counts: facets.cuisines })}
${oneOf({ name: 'city', label: 'Place', any: 'Anywhere', chosen: query.city, counts: facets.cities })}
${nearFields(answer)}
${oneOf({ name: 'course', label: 'Course', any: 'Any', chosen: query.course, counts: facets.courses, show: courseLabel })}
<p class="actions"><button class="button">Show dishes</button> <a href="/find">Clear everything</a></p>
</div>`;
}

/** Nothing where no restaurant has a place; the button asks the browser for its position, and only when it is pressed. */
function nearFields({ query, hasPlaces }: FindAnswer): Html | undefined {
  if (!hasPlaces && query.near === undefined) return undefined;
  const radius = query.radius === undefined ? '' : `${Number(query.radius.toFixed(2))} km`;
  return html`<fieldset><legend>Near</legend><div class="two">
<div class="field"><label for="near">Postcode or town</label><input id="near" name="near" value="${query.near}" maxlength="200" autocomplete="postal-code"></div>
<div class="field"><label for="radius">Within</label><input id="radius" name="radius" value="${radius}" maxlength="20" placeholder="5 km"></div></div>
<p class="actions"><button class="button plain" type="button" id="near-me">Near me</button></p></fieldset>`;
}

function allergens({ query, facets, filter }: FindAnswer): Html {
  const certainty = filter.allergenCertainty ?? 'stated';
  const left = ({ stated, likely, unknown }: AllergenCounts) =>
    stated + (certainty === 'stated' ? 0 : likely) + (certainty === 'any' ? unknown : 0);
  const more = ({ stated, likely, unknown }: AllergenCounts) => stated + likely + unknown;
  const ticks = facets.allergens.map((counts) =>
    tick({
      id: `no-${counts.code.toLowerCase()}`,
      name: 'excludeAllergens',
      value: counts.code.toLowerCase(),
      label: capital(allergenName(counts.code)),
      ticked: query.excludeAllergens?.includes(counts.code) === true,
      left: left(counts),
      toAsk: more(counts) - left(counts),
    }),
  );
  const tiers = ALLERGEN_CERTAINTIES.map((tier) => {
    const { label, hint } = CERTAINTY_WORDS[tier];
    return html`<label class="choice tier"><input type="radio" id="sure-${tier}" name="allergenCertainty" value="${tier === 'stated' ? '' : tier}"${certainty === tier ? html` checked` : undefined} aria-describedby="sure-${tier}-hint"><span>${label}</span></label>
<p class="hint tier-hint" id="sure-${tier}-hint">${hint}</p>
`;
  });
  return html`<fieldset><legend>Leave out dishes with</legend><p class="quiet small">How many dishes are left, and how many more there are to ask about.</p>
<div class="two">${ticks}</div>
<fieldset class="tiers"><legend>How sure must it be?</legend>
${tiers}</fieldset></fieldset>`;
}

function tick(of: {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly ticked: boolean;
  /** Dishes that would be left. */
  readonly left: number;
  /** Further dishes of which nobody has said it. */
  readonly toAsk?: number;
}): Html {
  const { id, name, value, label, ticked, left, toAsk = 0 } = of;
  return html`<label class="choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${ticked ? html` checked` : undefined}><span>${label}</span> <span class="count">${count(left)}<span class="visually-hidden"> dishes left</span>${toAsk > 0 && html` <span class="ask-count">+ ${count(toAsk)} to ask</span>`}</span></label>
`;
}
