import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { InputError } from '../../../domain/errors.ts';
import { type Html, html } from '../../../pages/html.ts';
import { layout } from '../../../pages/layout.ts';
import type { Site } from '../../../pages/site.ts';
import type { Suggestion, SuggestionKind } from '../../../ports/search/suggestions.ts';
import { findAddress } from '../../items/find-address.ts';
import { chosenConditions } from '../../items/relaxations/asked-conditions.ts';
import { quantity } from '../../shared/amounts.ts';
import { askedDish } from './chips.ts';
import { filterPanel } from './filter-panel.ts';
import type { FindAnswer } from './find-answer.ts';
import { results } from './results.ts';

const HEAD = html`<link rel="stylesheet" href="/assets/find.css">
<script src="/assets/find.js" defer></script>
<script src="/assets/suggest.js" defer></script>
`;

/** Only if restaurants have places. */
const POSITION = html`<script src="/assets/near.js" defer></script>
`;

const NO_TITLE = 'Find a dish';

const DESCRIPTION = 'Find dishes on the menus of restaurants by name, diet, allergens, price, calories and place.';

export function findPage(site: Site, answer: FindAnswer): string {
  const chosen = chosenConditions(answer.query).length;
  const parts = html`${suggestionList(answer)}
<div class="finder"><details class="filters"><summary>Filters${chosen > 0 && html` (${chosen})`}</summary>
${filterPanel(answer)}</details>
${results(answer)}</div>`;
  return page(site, titleOf(answer), answer.query.search ?? '', parts, answer.hasPlaces ? POSITION : undefined);
}

/** The parts of the page that depend on the query; a script replaces them while somebody types. */
export function findParts(answer: FindAnswer): string {
  return html`<title>${titleOf(answer)}</title>
${suggestionList(answer)}${filterPanel(answer)}${results(answer)}`.html;
}

export function wrongFindPage(site: Site, typed: string, faults: readonly InputError[]): string {
  return page(site, NO_TITLE, typed, wrongParts(faults));
}

export function wrongFindParts(faults: readonly InputError[]): string {
  return html`<title>${NO_TITLE}</title>
${wrongParts(faults)}`.html;
}

function wrongParts(faults: readonly InputError[]): Html {
  return html`<div id="suggestions"></div>
<section id="results" aria-labelledby="count"><h2 id="count">We cannot search for this</h2>
<div class="notice bad"><ul>${faults.map(({ parameter, detail }) => html`<li><strong>${parameter}</strong>: ${detail}</li>`)}</ul></div>
<p><a href="/find">Start again</a></p></section>`;
}

function page(site: Site, title: string, typed: string, parts: Html, more?: Html): string {
  const main = html`<form class="find" id="find" action="/find" role="search" autocomplete="off">
<h1>Find a dish</h1>
<div class="ask"><label class="visually-hidden" for="search">What would you like to eat?</label>
<input type="search" id="search" name="search" value="${typed}" maxlength="200" placeholder="What would you like to eat?" aria-describedby="search-hint" enterkeyhint="search" spellcheck="false">
<button class="button">Find</button></div>
<p class="hint" id="search-hint">Try “vegan curry under £15 in Stone”, “pizza no milk” or “500 kcal”. Don't worry about spelling.</p>
${parts}
</form>
<p class="visually-hidden" id="said" role="status"></p>
`;
  return layout(site, {
    path: '/find',
    title,
    description: DESCRIPTION,
    head: html`${HEAD}${more}`,
    main,
    broad: true,
  });
}

function titleOf(answer: FindAnswer): string {
  const { query, found } = answer;
  if (found === null) return NO_TITLE;
  const asked = [query.search, ...chosenConditions(query, { dish: askedDish(answer) }).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ');
  const dishes = quantity(found.total, 'dish', 'dishes');
  return `${asked === '' ? 'All dishes' : asked}: ${dishes}${query.page > 1 ? `, page ${query.page}` : ''}`;
}

const KINDS: Readonly<Record<Exclude<SuggestionKind, 'dish'>, string>> = {
  section: 'section',
  menu: 'menu',
  restaurant: 'restaurant',
  cuisine: 'cuisine',
  city: 'place',
};

function suggestionList({ suggestions, query }: FindAnswer): Html {
  const typed = foldText(query.search ?? '');
  const useful = suggestions.filter(({ text, kind }) => kind !== 'dish' || foldText(text) !== typed);
  if (useful.length === 0) return html`<div id="suggestions"></div>`;
  const entries = useful.map(
    (one) =>
      html`<li><a class="chip" href="${address(one)}">${one.text} <span class="count">${label(one)}</span></a></li>`,
  );
  return html`<nav id="suggestions" aria-label="Suggestions"><ul class="chips">${entries}</ul></nav>`;
}

function label({ kind, count }: Suggestion): string {
  const dishes = quantity(count, 'dish', 'dishes');
  return kind === 'dish' ? dishes : `${KINDS[kind]}, ${dishes}`;
}

function address({ text, kind, restaurantId }: Suggestion): string {
  if (restaurantId !== null) return `/restaurants/${restaurantId}`;
  if (kind === 'cuisine') return findAddress({ cuisine: text });
  return findAddress(kind === 'city' ? { city: text } : { search: text });
}
