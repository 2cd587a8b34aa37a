import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Site } from '../../pages/site.ts';
import { allergensForBuilders } from './allergens-for-builders.ts';
import { CERTAINTY_WORDS } from './find/words.ts';

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
    meaning: 'Nobody knows. It does not mean that there are none.',
  },
  { text: 'No allergens', meaning: 'The restaurant says that there are none, or every ingredient is known.' },
];

/** How far allergens and diets can be relied on: first for people who eat, then for those who build on the data. */
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
<p>Most menus say little, so the first choice often leaves few dishes. We always say how many were left out because nobody has said.</p>

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
