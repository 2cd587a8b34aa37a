import { askStaff } from '../../../domain/ask-staff.ts';
import { type Html, html } from '../../../pages/html.ts';
import { allergenNames } from '../dish/allergen-names.ts';
import { count, counted } from '../dish/amounts.ts';
import { dishCard } from './dish-card.ts';
import { findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';
import { CERTAINTY_WORDS } from './words.ts';

/** Apart from the dishes that are known to be without an allergen: those that nothing points to, of which somebody must ask. */
export function toAsk(answer: FindAnswer): Html | undefined {
  const { toAsk: asked, found, query } = answer;
  if (asked === null || found === null) return undefined;
  const { allergensUnknown: all, allergensLikely: likely } = found;
  const names = allergenNames(asked.excluded, 'or');
  const shown = asked.dishes.length;
  return html`<section class="to-ask" aria-labelledby="to-ask">
<h2 id="to-ask">${count(all)} to ask about: nothing we know points to ${names}</h2>
<div class="notice bad" role="note"><p><strong>Not the same as free from ${names}.</strong> The restaurant has not said whether ${all === 1 ? 'this dish contains' : 'these dishes contain'} any.${
    likely > 0 &&
    html` By our estimate ${counted(likely, 'dish does', 'dishes do')} probably not. ${CERTAINTY_WORDS.likely.hint}`
  }</p>
<p>Say or show this to the staff: <q class="say">${askStaff(asked.excluded)}</q></p></div>
<ul class="cards">${asked.dishes.map((dish) => dishCard(dish, answer))}</ul>
${
  shown < all &&
  html`<p>${likely > 0 && html`<a href="${findAddress(query, { allergenCertainty: 'likely' })}">Only the ${count(found.total + likely)} that are at least probably without</a> · `}<a href="${findAddress(query, { allergenCertainty: 'any' })}">Show all ${count(found.total + all)}</a></p>`
}
</section>`;
}
