import { foldText } from '../../../domain/fold-text.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { Suggestion, SuggestionKind } from '../../../ports/search/suggestions.ts';
import { counted } from '../dish/amounts.ts';
import { findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';

const KINDS: Readonly<Record<Exclude<SuggestionKind, 'dish'>, string>> = {
  section: 'section',
  menu: 'menu',
  restaurant: 'restaurant',
  cuisine: 'kind of food',
  city: 'place',
};

/** What somebody may be about to type, as links that find it. */
export function suggestionList({ suggestions, query }: FindAnswer): Html {
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
  const dishes = counted(count, 'dish', 'dishes');
  return kind === 'dish' ? dishes : `${KINDS[kind]}, ${dishes}`;
}

function address({ text, kind, restaurantId }: Suggestion): string {
  if (restaurantId !== null) return `/restaurants/${restaurantId}`;
  if (kind === 'cuisine') return findAddress({ cuisine: text });
  return findAddress(kind === 'city' ? { city: text } : { search: text });
}
