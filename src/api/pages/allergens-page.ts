import { ALLERGENS, type AllergenCode, NO_ALLERGENS, UNKNOWN_ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/menu-model/likely-absence';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { CERTAINTY_WORDS } from '../items/words.ts';

const SAID = [
  { text: 'Contains: milk', meaning: 'The restaurant says so.' },
  {
    text: 'Probably contains: milk (our estimate)',
    meaning: 'The restaurant says nothing. The words of the dish point to milk: “cheese”, “white sauce”.',
  },
  { text: 'May contain: nuts', meaning: 'It may get in, for example from a shared fryer, or from a usual recipe.' },
  { text: 'The restaurant says it is free from: gluten', meaning: 'It says that of gluten, and of nothing else.' },
  {
    text: 'Other allergens: the restaurant has not said',
    meaning: 'No information. It does not mean that there are none.',
  },
  { text: 'No allergens', meaning: 'The restaurant says that there are none, or every ingredient is known.' },
];

/** Explains how far allergens and diets can be relied on: first for people who eat, then for those who build on the data. */
export function allergensPage(site: Site): string {
  const main = html`<h1>Allergens and diets are guidance</h1>
<div class="notice" role="note"><p><strong>Always tell the restaurant about an allergy before you order.</strong>
Kitchens change recipes, suppliers and fryers without printing a new menu, and much of what you see here is our estimate.</p></div>

<h2>Where it comes from</h2>
<p>We read the menus that restaurants publish. Where a menu says what is in a dish, we show that. Where it says nothing, we estimate from
the name and the description of the dish, and say that it is an estimate. An estimate can be wrong in both directions: a dish may
contain something that its words do not show.</p>
<p>On the page of a menu, “How we know” shows for each dish the words of the menu that an entry rests on.</p>

<h2>What the words mean</h2>
<dl class="terms">${SAID.map(({ text, meaning }) => html`<dt>${text}</dt><dd>${meaning}</dd>`)}</dl>

<h2>When you leave something out</h2>
<p>If you ask for dishes without nuts, how sure should it be that there are none? You can choose:</p>
<dl class="terms">${Object.values(CERTAINTY_WORDS).map(({ label, hint }) => html`<dt>${label}</dt><dd>${hint}</dd>`)}</dl>
<p>Most menus say little, so the first choice often leaves few dishes. We always say how many were left out because it is not stated.</p>

<h2>Diets</h2>
<p>“Vegetarian” and “vegan” are there when the restaurant says so, or when every ingredient shows it; “halal” only when the restaurant
says so. A dish without such a mark may still be one: the menu does not say.</p>

${allergensForBuilders()}`;
  return layout(site, {
    path: '/allergens',
    title: 'Allergens and diets are guidance',
    description: 'How far allergens and diets on these pages can be relied on, and what the words mean.',
    main,
  });
}

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
    text: 'Milk (estimated), Unknown (stated gluten free; ask the restaurant about the rest)',
    meaning: 'The restaurant says that it is gluten free. The rest is estimated or unknown.',
  },
  { text: UNKNOWN_ALLERGENS, meaning: 'Nothing is known either way. This is not "none".' },
];

function allergensForBuilders(): Html {
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

function likelyClear(code: AllergenCode): string {
  const ways = LIKELY_ABSENCE[code].map(({ by, dishes, containing, upperBound }) => {
    const how = by === 'estimate' ? 'by its words' : by;
    return `${how}: ${containing} of ${dishes} wrong, at most ${(upperBound * 100).toFixed(1)} %`;
  });
  return ways.join('; ') || 'no estimate';
}
