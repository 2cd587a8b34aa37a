import { type Html, html } from '../../../pages/html.ts';
import { type ItemSort, LAST_OFFSET } from '../../../ports/search/queries.ts';
import { DISHES_A_PAGE } from '../../schemas/find-query.ts';
import { count, counted } from '../dish/amounts.ts';
import { browse } from './browse.ts';
import { chips } from './chips.ts';
import { dishCard } from './dish-card.ts';
import { findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';
import { ALWAYS_ASK, leftOut, noneIsSure } from './left-out.ts';
import { notUnderstood } from './not-understood.ts';
import { toAsk } from './to-ask.ts';
import { capital } from './words.ts';

const SORTS: readonly (readonly [ItemSort | '', string])[] = [
  ['', 'Best match'],
  ['price', 'Cheapest first'],
  ['-price', 'Dearest first'],
  ['calories', 'Fewest calories'],
  ['-calories', 'Most calories'],
  ['name', 'Name'],
];

/** The dishes that were found, or ways to begin. */
export function results(answer: FindAnswer): Html {
  const { found, dishes, query } = answer;
  if (found === null) return html`<section id="results" aria-labelledby="count">${browse(answer)}</section>`;
  const orders = found.around ? [...SORTS, ['distance', 'Nearest first'] as const] : SORTS;
  const sorts = orders.map(
    ([value, label]) =>
      html`<option value="${value}"${(query.sort ?? '') === value ? html` selected` : undefined}>${label}</option>`,
  );
  const unsure = noneIsSure(answer, found);
  return html`<section id="results" aria-labelledby="count">
<div class="heading"><h2 id="count">${unsure ?? counted(found.total, 'dish', 'dishes')}</h2>
${found.total > 1 && html`<div class="field sort"><label for="sort">In order of</label><select id="sort" name="sort">${sorts}</select></div>`}</div>
${notUnderstood(answer)}
${chips(answer)}
${unsure === null ? html`${found.total > 0 ? leftOut(answer) : nothing(answer)}${found.total > 0 && html`<ul class="cards">${dishes.map((dish) => dishCard(dish, answer))}</ul>`}` : html`<p class="small">${ALWAYS_ASK}</p>`}
${pages(answer, found.total)}
${toAsk(answer)}
</section>`;
}

function nothing({ waysOn }: FindAnswer): Html {
  const ways = waysOn.map(
    ({ title, asked, total }) =>
      html`<li><a href="${findAddress(asked)}">${capital(title)}</a> <span class="count">${count(total)}</span></li>`,
  );
  return html`<div class="panel"><p><strong>No dish fits all of this.</strong> ${ways.length > 0 && 'What there is instead:'}</p>
${ways.length > 0 && html`<ul class="ways-on">${ways}</ul>`}<p><a href="/find">Begin again</a></p></div>`;
}

function pages({ query }: FindAnswer, total: number): Html | undefined {
  const last = Math.min(Math.ceil(total / DISHES_A_PAGE), LAST_OFFSET / DISHES_A_PAGE);
  if (last <= 1) return undefined;
  const { page } = query;
  const link = (to: number, label: string, rel: string) =>
    html`<a class="button plain" rel="${rel}" href="${findAddress(query, { page: to })}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">${page > 1 ? link(page - 1, 'Previous', 'prev') : html`<span></span>`}
<span>Page ${page} of ${last}</span>
${page < last ? link(page + 1, 'Next', 'next') : html`<span></span>`}</nav>`;
}
