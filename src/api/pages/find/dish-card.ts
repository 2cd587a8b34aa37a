import { allergenName } from '@menu-data-service/menu-model/allergens';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { metresBetween } from '../../../domain/place.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { ItemDocument } from '../../../ports/search/documents.ts';
import type { Match } from '../../../ports/search/understanding.ts';
import { joinWords } from '../../shared/allergen-names.ts';
import { price } from '../../shared/amounts.ts';
import { allergenLines } from '../dish/allergen-lines.ts';
import { ALLERGEN_SOURCES } from '../dish/allergen-source.ts';
import { dietTags } from '../dish/diet-tags.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { dishAddress } from '../read/dish-anchor.ts';
import { excludedIn, type FindAnswer, type FoundDish } from './find-answer.ts';
import { sameElsewhere } from './same-elsewhere.ts';

export function dishCard(dish: FoundDish, answer: FindAnswer): Html {
  const { item, menuId, menuName, sectionName, restaurantId, restaurantName, city, sectionPosition, itemPosition } =
    dish.hit;
  const words = (field: Match['field']) =>
    new Set(dish.matches.filter((match) => match.field === field).flatMap(({ word }) => word.split(' ')));
  const lang = menuLang(dish.hit.language);
  const why = matchReasons(dish, answer);
  const onMenu = dishAddress(menuId, sectionPosition, itemPosition);
  const nameOnly = byNameOnly(dish, answer);
  const place = [restaurantName, city].filter(Boolean).length > 1 ? html`, ${city}` : undefined;
  return html`<li class="card">
<div class="priced"><h3${lang}><a href="${onMenu}">${markWords(item.name, words('name'))}</a></h3>
<span class="price">${dish.hit.printedPrice ?? price(item.price)}</span></div>
${item.description ? html`<p${lang}>${markWords(item.description, words('description'))}</p>` : undefined}
<p class="small"><a href="/restaurants/${restaurantId}">${markWords(restaurantName, words('restaurantName'))}</a>${place}${away(dish.hit, answer)} <span class="quiet">·</span> <a href="${onMenu}">${inMenuLang(markWords(menuName, words('menuName')), dish.hit.language)}<span class="visually-hidden"> at ${inMenuLang(item.name, dish.hit.language)}</span></a>${sectionName && html` <span class="quiet"${lang}>› ${markWords(sectionName, words('sectionName'))}</span>`}</p>
${nameOnly && html`<p class="small quiet">Found by the name of the ${nameOnly}, not of the dish.</p>`}
${sameElsewhere(dish.hit, answer.elsewhere, answer.query)}
${dietTags(dish.hit)}
${askWhy(dish, answer).map((one) => html`<p class="small ask">${one}</p>`)}
<p class="small allergens">${allergenLines(item.allergens).map((line, i) => html`${i > 0 && html`<br>`}${line}`)}<br><span class="quiet">${ALLERGEN_SOURCES[dish.hit.allergenGround]}.</span></p>
${why.length > 0 && html`<details class="more"><summary>Why is this here?<span class="visually-hidden"> ${inMenuLang(item.name, dish.hit.language)}</span></summary><ul>${why.map((one) => html`<li>${one}</li>`)}</ul></details>`}
</li>
`;
}

function away({ place }: ItemDocument, { found }: FindAnswer): Html | undefined {
  if (!found?.around || !place) return undefined;
  const metres = metresBetween(found.around, place);
  return html` <span class="quiet">(${metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`})</span>`;
}

const PLACES: Readonly<Record<Match['field'], string>> = {
  name: 'the name',
  description: 'the description',
  sectionName: 'the heading above it',
  menuName: 'the name of the menu',
  restaurantName: 'the name of the restaurant',
  flags: 'its diet',
};

/** Reasons why a dish is among the results, a sentence each; empty if nothing was asked for. */
export function matchReasons({ hit, matches }: FoundDish, answer: FindAnswer): readonly string[] {
  const words = alike(matches).map(reason);
  const allergens = excludedIn(answer).map((code) => {
    const name = allergenName(code);
    if (hit.absentAllergens.includes(code)) return `No ${name}: the restaurant says so, or every ingredient is known.`;
    if (hit.likelyAbsentAllergens.includes(code))
      return `Probably no ${name}: our estimate from the words of the dish.`;
    return `The restaurant has not said whether it contains ${name}.`;
  });
  return [...words, ...byOtherNames(matches, answer.found), ...allergens];
}

/** Reasons to ask about a dish that is not known to be without the excluded allergens. */
export function askWhy({ hit }: FoundDish, answer: FindAnswer): readonly string[] {
  return excludedIn(answer).flatMap((code) => {
    if (hit.absentAllergens.includes(code)) return [];
    const name = allergenName(code);
    return hit.likelyAbsentAllergens.includes(code)
      ? [`Ask about ${name}: its words point to none, but the restaurant has not said so.`]
      : [`Ask about ${name}: the restaurant has not said whether it contains any.`];
  });
}

/** Tells whose name alone has the searched words; null if something of the dish itself matches. */
export function byNameOnly({ matches }: FoundDish, { found }: FindAnswer): 'restaurant' | 'menu' | null {
  if (byOtherNames(matches, found).length > 0) return null;
  const fields = matches.map(({ field }) => field).filter((field) => field !== 'flags');
  if (fields.length === 0 || !fields.every((field) => field === 'restaurantName' || field === 'menuName')) return null;
  return fields.includes('restaurantName') ? 'restaurant' : 'menu';
}

/** Required words that are printed nowhere in the dish: it has other names too. */
function byOtherNames(matches: readonly Match[], found: FindAnswer['found']): readonly string[] {
  const last = found?.attempts.at(-1);
  if (last?.strategy !== 'all') return [];
  const words = last.text.split(' ').filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .filter((word) => !matches.some(({ typed }) => typed === word))
    .map((word) => `“${word}” fits another name of the dish, or its course.`);
}

/** Groups matches of the same word and kind, with all their places. */
function alike(matches: readonly Match[]): readonly (Match & { readonly places: string })[] {
  const same = (a: Match, b: Match): boolean => a.word === b.word && a.by === b.by && a.typed === b.typed;
  return matches
    .filter((match, at) => matches.findIndex((other) => same(match, other)) === at)
    .map((match) => {
      const places = matches.filter((other) => same(match, other)).map(({ field }) => PLACES[field]);
      return { ...match, places: joinWords(places) };
    });
}

function reason({ places, word, by, typed }: Match & { readonly places: string }): string {
  switch (by) {
    case 'exact':
      return `“${typed}” is in ${places}.`;
    case 'prefix':
      return `“${typed}” begins “${word}” in ${places}.`;
    case 'typo':
      return `“${typed}” is nearly “${word}”, which is in ${places}.`;
    case 'synonym':
      return `“${word}” in ${places} is another word for “${typed}”.`;
    case 'split':
      return `“${typed}” is part of “${word}” in ${places}.`;
  }
}

/** Words with their apostrophes, and the text between them. */
const PIECES = /[\p{L}\p{N}\p{M}'’‘]+|[^\p{L}\p{N}\p{M}'’‘]+/gu;

/** Marks words in a text. @param words in search text, as a search found them */
function markWords(text: string, words: ReadonlySet<string>): Html {
  if (words.size === 0) return html`${text}`;
  const pieces = (text.match(PIECES) ?? []).map((piece) => {
    const folded = foldText(piece);
    return folded !== '' && words.has(folded) ? html`<mark>${piece}</mark>` : html`${piece}`;
  });
  return html`${pieces}`;
}
