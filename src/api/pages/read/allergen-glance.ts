import { ALLERGENS, type AllergenCode, parseAllergens } from '@menu-data-service/allergens';
import { type Html, html } from '../../../pages/html.ts';
import type { KnownDish } from './known-dishes.ts';

/** What is known of one allergen in one dish, in the order of the columns. */
const STANDS = ['contains', 'probably contains', 'may contain', 'known to be without', 'nobody has said'] as const;
type Standing = (typeof STANDS)[number];

/** For each allergen of how many dishes what is known; who has to avoid one sees at once whether it is worth asking here. */
export function allergenGlance(dishes: readonly KnownDish[]): Html | undefined {
  if (dishes.length === 0) return undefined;
  const rows = ALLERGENS.map(({ code, name }) => {
    const standings = dishes.map((dish) => standing(dish, code));
    const cells = STANDS.map((one) => html`<td>${standings.filter((other) => other === one).length}</td>`);
    return html`<tr><th scope="row">${name}</th>${cells}</tr>
`;
  });
  return html`<section aria-labelledby="at-a-glance"><h2 id="at-a-glance">Allergens at a glance</h2>
<p>The number of dishes. “Probably” is our estimate. <strong>Always tell the restaurant about an allergy before you order.</strong></p>
<div class="wide" tabindex="0" role="region" aria-label="Table of allergens"><table>
<thead><tr><th scope="col">Allergen</th>${STANDS.map((one) => html`<th scope="col">${one.charAt(0).toUpperCase()}${one.slice(1)}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div></section>
`;
}

function standing({ item, evidence }: KnownDish, code: AllergenCode): Standing {
  const { entries, known } = parseAllergens(item.allergens);
  const entry = entries.find((one) => one.code === code);
  if (entry?.state === 'may contain') return 'may contain';
  if (entry) return entry.estimated ? 'probably contains' : 'contains';
  const isStatedFree = evidence.some(
    ({ field, value, state, basis }) =>
      field === 'allergens' && value === code && state === 'free' && basis === 'stated',
  );
  return known || isStatedFree ? 'known to be without' : 'nobody has said';
}
