import { ALLERGENS, type AllergenCode, NO_ALLERGENS, UNKNOWN_ALLERGENS } from '@menu-data-service/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/allergens/likely-absence';
import { type Html, html } from '../../pages/html.ts';

const READING = [
  { text: 'Milk, Eggs', meaning: 'The restaurant gives a complete list, and these are on it.' },
  {
    text: 'Milk, Unknown (ask the restaurant about the rest)',
    meaning: 'The restaurant states milk and says nothing of the others.',
  },
  { text: 'Milk (estimated)', meaning: 'The restaurant states nothing; the words of the dish point to milk.' },
  { text: 'Milk (may contain)', meaning: 'Only a possible presence is stated, such as a shared fryer.' },
  { text: NO_ALLERGENS, meaning: 'None: the restaurant says so, or every ingredient is known.' },
  {
    text: 'Unknown (stated gluten free; ask the restaurant about the rest)',
    meaning: 'The restaurant says that it is gluten free. Nothing else is known.',
  },
  { text: UNKNOWN_ALLERGENS, meaning: 'Nothing is known either way. This is not "none".' },
];

/** What those need who show the data to others. */
export function allergensForBuilders(): Html {
  return html`<h2>If you build on this data</h2>
<ul>
<li>Tell your users, wherever you show allergens or flags, that they must verify them with the restaurant.</li>
<li>Never show an unknown as "none", and never turn an estimate into a promise.</li>
<li>Filter with <code>excludeAllergens</code>. It leaves out what contains or may contain an allergen, and also what is unknown;
<code>X-Allergens-Unknown</code> says how many items that were.</li>
<li><code>allergenCertainty=likely</code> also brings dishes that are clear by an estimate. In every test at most 2 in 100 of these
contained the allergen: show them as probably clear, never as free. The last table says for which allergens there is such an estimate.</li>
<li><code>vegetarian</code>, <code>vegan</code>, <code>halal</code> and <code>spicy</code> are false where nothing is known.</li>
<li><code>GET /v1/menus/{id}/evidence</code> shows for each value whether it is stated or estimated, and the words it rests on.</li>
</ul>

<h3>The allergens of an item</h3>
<div class="wide" tabindex="0" role="region" aria-label="The allergens of an item"><table>
<thead><tr><th scope="col">Text</th><th scope="col">Meaning</th></tr></thead>
<tbody>${READING.map(
    ({ text, meaning }) => html`<tr><td><code>${text}</code></td><td>${meaning}</td></tr>
`,
  )}</tbody>
</table></div>

<h3>The ${ALLERGENS.length} allergens</h3>
<p>Those of UK food law: Regulation (EU) No 1169/2011, Annex II, as it applies in the United Kingdom.</p>
<div class="wide" tabindex="0" role="region" aria-label="The ${ALLERGENS.length} allergens"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Code</th><th scope="col">Also understood by the filter</th><th scope="col">Likely clear</th></tr></thead>
<tbody>${ALLERGENS.map(
    ({
      name,
      code,
      aliases,
    }) => html`<tr><td>${name}</td><td><code>${code}</code></td><td>${aliases.join(', ')}</td><td>${likelyClear(code)}</td></tr>
`,
  )}</tbody>
</table></div>
`;
}

/** How a dish is called likely clear, and how often that may be wrong. */
function likelyClear(code: AllergenCode): string {
  const ways = LIKELY_ABSENCE[code].map(({ by, dishes, containing, upperBound }) => {
    const how = by === 'estimate' ? 'by its words' : by;
    return `${how}: ${containing} of ${dishes} wrong, at most ${(upperBound * 100).toFixed(1)} %`;
  });
  return ways.join('; ') || 'no estimate';
}
