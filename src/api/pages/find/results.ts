import { askStaff } from '../../../domain/ask-staff.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { NamedCount } from '../../../ports/search/facets.ts';
import { type ItemSort, MAX_OFFSET } from '../../../ports/search/queries.ts';
import { type FindChange, findAddress } from '../../items/find-address.ts';
import { DISHES_A_PAGE } from '../../items/find-query-schema.ts';
import { CERTAINTY_WORDS, capital, courseLabel } from '../../items/words.ts';
import { allergenNames, joinWords } from '../../shared/allergen-names.ts';
import { count, quantity } from '../../shared/amounts.ts';
import { ALWAYS_ASK, allergenNotice, noneCertainHeading } from './allergen-notice.ts';
import { chips } from './chips.ts';
import { dishCard } from './dish-card.ts';
import type { FindAnswer } from './find-answer.ts';

const SORTS: readonly (readonly [ItemSort | '', string])[] = [
  ['', 'Best match'],
  ['price', 'Cheapest first'],
  ['-price', 'Most expensive first'],
  ['calories', 'Fewest calories'],
  ['-calories', 'Most calories'],
  ['name', 'Name'],
];

export function results(answer: FindAnswer): Html {
  const { found, dishes, query } = answer;
  if (found === null) return html`<section id="results" aria-labelledby="count">${browse(answer)}</section>`;
  const orders = found.around ? [...SORTS, ['distance', 'Nearest first'] as const] : SORTS;
  const sorts = orders.map(
    ([value, label]) =>
      html`<option value="${value}"${(query.sort ?? found.understood.sort ?? '') === value ? html` selected` : undefined}>${label}</option>`,
  );
  const unsure = noneCertainHeading(answer, found);
  return html`<section id="results" aria-labelledby="count">
<div class="heading"><h2 id="count">${unsure ?? quantity(found.total, 'dish', 'dishes')}</h2>
${found.total > 1 && html`<div class="field sort"><label for="sort">Sort by</label><select id="sort" name="sort">${sorts}</select></div>`}</div>
${notUnderstood(answer)}
${doubted(answer)}
${chips(answer)}
${unsure === null ? html`${found.total > 0 ? allergenNotice(answer) : nothing(answer)}${found.total > 0 && html`<ul class="cards">${dishes.map((dish) => dishCard(dish, answer))}</ul>`}` : html`<p class="small">${ALWAYS_ASK}</p>`}
${pages(answer, found.total)}
${toAsk(answer)}
</section>`;
}

function nothing({ relaxations }: FindAnswer): Html {
  const links = relaxations.map(
    ({ title, asked, total }) =>
      html`<li><a href="${findAddress(asked)}">${capital(title)}</a> <span class="count">${count(total)}</span></li>`,
  );
  return html`<div class="panel"><p><strong>No dishes match.</strong> ${links.length > 0 && 'Try one of these:'}</p>
${links.length > 0 && html`<ul class="relaxations">${links}</ul>`}<p><a href="/find">Start again</a></p></div>`;
}

function pages({ query }: FindAnswer, total: number): Html | undefined {
  const last = Math.min(Math.ceil(total / DISHES_A_PAGE), MAX_OFFSET / DISHES_A_PAGE);
  if (last <= 1) return undefined;
  const { page } = query;
  const link = (to: number, label: string, rel: string) =>
    html`<a class="button plain" rel="${rel}" href="${findAddress(query, { page: to })}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">${page > 1 ? link(page - 1, 'Previous', 'prev') : html`<span></span>`}
<span>Page ${page} of ${last}</span>
${page < last ? link(page + 1, 'Next', 'next') : html`<span></span>`}</nav>`;
}

/** Warns loudly if an exclusion was not understood, and says that leaving a word out guarantees nothing. */
export function notUnderstood({ found, query }: FindAnswer): Html | undefined {
  if (found === null || query.understand === false) return undefined;
  const { notUnderstood: nothing, without } = found.hints;
  const words = (isKnown: boolean) =>
    without.filter((word) => word.isKnown === isKnown).map(({ typed }) => `“${typed}”`);
  const unclear = [...nothing.map((typed) => `“${typed}”`), ...words(false).map((word) => word.replace('“', '“no '))];
  const loud =
    unclear.length > 0 &&
    html`<div class="notice bad" role="note"><p><strong>We did not understand ${joinWords(unclear)}: nothing was left out.</strong> Allergens can be chosen under “Avoid”.</p></div>
`;
  const known = words(true);
  const quiet =
    known.length > 0 &&
    html`<p class="small quiet">We left out dishes that mention ${joinWords(known, 'or')}. Other dishes may have ${known.length > 1 ? 'them' : 'it'} all the same: ask the restaurant.</p>
`;
  return html`${loud}${quiet}`;
}

/** Says that dishes with these allergens are left out because it was unclear whether they are wanted, and links to the search with them. */
function doubted({ found, relaxations }: FindAnswer): Html | undefined {
  const words = found?.hints.doubted.map((one) => `“${one.words}”`) ?? [];
  if (words.length === 0) return undefined;
  const [wanted] = relaxations.filter(({ asked }) => asked.understand === false);
  return html`<div class="notice" role="note"><p>We were not sure whether ${joinWords(words, 'or')} is wanted, so dishes with it are left out.${
    wanted && html` <a href="${findAddress(wanted.asked)}">Show ${quantity(wanted.total, 'dish', 'dishes')} with it</a>`
  }</p></div>`;
}

/** Dishes to ask about, separate from those known to be without an allergen. */
function toAsk(answer: FindAnswer): Html | undefined {
  const { toAsk: asked, found, query } = answer;
  if (asked === null || found === null) return undefined;
  const { allergensUnknown: all, allergensLikely: likely } = found;
  const names = allergenNames(asked.excluded, 'or');
  const shown = asked.dishes.length;
  return html`<section class="to-ask" aria-labelledby="to-ask">
<h2 id="to-ask">${quantity(all, 'dish', 'dishes')} where the menu does not say: ask first about ${names}</h2>
<div class="notice bad" role="note"><p><strong>Not the same as free from ${names}.</strong> The restaurant has not said whether ${all === 1 ? 'this dish contains' : 'these dishes contain'} any.${
    likely > 0 &&
    html` We think ${count(likely)} of them probably ${likely === 1 ? 'contains' : 'contain'} none. ${CERTAINTY_WORDS.likely.hint}`
  }</p>
<p>Say or show this to the staff: <q class="say">${askStaff(asked.excluded)}</q></p></div>
<ul class="cards">${asked.dishes.map((dish) => dishCard(dish, answer))}</ul>
${
  shown < all &&
  html`<p>${likely > 0 && html`<a href="${findAddress(query, { allergenCertainty: 'likely' })}">Only the ${count(found.total + likely)} that are at least probably free from ${names}</a> · `}<a href="${findAddress(query, { allergenCertainty: 'any' })}">Show all ${count(found.total + all)}</a></p>`
}
</section>`;
}

const MAX_SHOWN = 12;

function browse({ facets }: FindAnswer): Html {
  const { vegetarian, vegan, halal, spicy } = facets;
  const diets = [
    { name: 'Vegetarian', count: vegetarian, change: { vegetarian: true } },
    { name: 'Vegan', count: vegan, change: { vegan: true } },
    { name: 'Halal', count: halal, change: { halal: true } },
    { name: 'Spicy', count: spicy, change: { spicy: true } },
  ] as const;
  return html`<h2 id="count">${quantity(facets.total, 'dish', 'dishes')} to choose from</h2>
${ways('By diet', diets)}
${ways(
  'By cuisine',
  named(facets.cuisines, (cuisine) => ({ cuisine })),
)}
${ways(
  'By place',
  named(facets.cities, (city) => ({ city })),
)}
${ways(
  'By course',
  named(facets.courses, (course) => ({ search: undefined, course: course as FindChange['course'] })).map((way) => ({
    ...way,
    name: courseLabel(way.name),
  })),
)}`;
}

interface Way extends NamedCount {
  readonly change: FindChange;
}

function named(counts: readonly NamedCount[], change: (name: string) => FindChange): readonly Way[] {
  return counts
    .filter(({ name }) => name !== '')
    .slice(0, MAX_SHOWN)
    .map((one) => ({ ...one, change: change(one.name) }));
}

function ways(title: string, all: readonly Way[]): Html | undefined {
  const some = all.filter((way) => way.count > 0);
  if (some.length === 0) return undefined;
  const entries = some.map(
    (way) =>
      html`<li><a class="chip" href="${findAddress(way.change)}">${way.name} <span class="count">${count(way.count)}</span></a></li>`,
  );
  return html`<h3>${title}</h3><ul class="chips">${entries}</ul>`;
}
