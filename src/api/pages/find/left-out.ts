import { type Html, html } from '../../../pages/html.ts';
import type { ItemPage } from '../../../ports/search/pages.ts';
import type { AllergenCertainty } from '../../../ports/search/queries.ts';
import { allergenNames } from '../dish/allergen-names.ts';
import { counted } from '../dish/amounts.ts';
import { findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';
import { CERTAINTY_WORDS } from './words.ts';

/** What dishes are to be without, in a sentence. */
interface Excluded {
  /** "milk or nuts" */
  readonly names: string;
  /** The same, once it was named: "it", "them". */
  readonly it: string;
  readonly certainty: AllergenCertainty;
  at(certainty: AllergenCertainty): string;
}

function excluded({ query, filter }: FindAnswer, { understood }: ItemPage): Excluded | null {
  const codes = [...new Set([...(filter.excludeAllergens ?? []), ...(understood.excludeAllergens ?? [])])];
  if (codes.length === 0) return null;
  const names = allergenNames(codes, 'or');
  return {
    names,
    it: codes.length > 1 || names.endsWith('s') ? 'them' : 'it',
    certainty: filter.allergenCertainty ?? 'stated',
    at: (allergenCertainty) => findAddress(query, { allergenCertainty }),
  };
}

const ALWAYS_ASK = html`<strong>Always tell the restaurant about an allergy before you order.</strong>`;

/** What a filter on allergens leaves out for want of knowledge, and what its results do not promise. */
export function leftOut(answer: FindAnswer, found: ItemPage): Html | undefined {
  const asked = excluded(answer, found);
  if (asked === null) return undefined;
  const { names, it, certainty, at } = asked;
  const { allergensUnknown: unknown, allergensLikely: likely } = found;
  return html`<div class="notice${certainty === 'any' ? ' bad' : ''}" role="note">
<p>${PROMISES[certainty](asked)} ${ALWAYS_ASK}</p>
${
  unknown > 0 &&
  html`<p>${counted(unknown, 'more dish', 'more dishes')} ${unknown === 1 ? 'is' : 'are'} left out, because nobody has said whether ${unknown === 1 ? 'it contains' : 'they contain'} ${names}.
${likely > 0 && html`<a href="${at('likely')}">Show ${counted(likely, 'dish', 'dishes')} that ${likely === 1 ? 'is' : 'are'} probably without ${it} too</a> · `}<a href="${at('any')}">Show all ${unknown}</a></p>`
}
</div>
`;
}

/**
 * Stands in place of the results where dishes fit, but none is sure enough to be without an allergen: says so in the heading, and offers
 * what is less sure. Null where that is not why nothing was found.
 */
export function noneIsSure(
  answer: FindAnswer,
  found: ItemPage,
): { readonly heading: string; readonly box: Html } | null {
  const asked = excluded(answer, found);
  const { total, allergensUnknown: unknown, allergensLikely: likely } = found;
  if (asked === null || total > 0 || unknown === 0) return null;
  const { names, it, certainty, at } = asked;
  const rest = unknown - likely;
  const offer =
    likely > 0 &&
    html`<p><a class="button" href="${at('likely')}">Show ${counted(likely, 'dish', 'dishes')} probably without ${it}</a></p>
<p class="small">${CERTAINTY_WORDS.likely.hint}</p>`;
  const others =
    rest > 0 &&
    html`<p>Of ${counted(rest, likely > 0 ? 'other dish' : 'dish', likely > 0 ? 'other dishes' : 'dishes')} that ${rest === 1 ? 'fits' : 'fit'} nobody has said whether ${rest === 1 ? 'it contains' : 'they contain'} ${it}. <a href="${at('any')}">Show all ${unknown}</a>; they may contain ${it}.</p>`;
  return {
    heading: `No dish is ${certainty === 'likely' ? 'even probably' : 'known to be'} without ${names}`,
    box: html`<div class="notice" role="note">${offer}${others}<p>${ALWAYS_ASK}</p></div>
`,
  };
}

const PROMISES: Readonly<Record<AllergenCertainty, (of: Excluded) => string>> = {
  stated: ({ names }) =>
    `These dishes are without ${names}, as far as the restaurants say or every ingredient is known.`,
  likely: ({ names }) =>
    `Some of these dishes are only probably without ${names}: we judged that by their words, and may be wrong.`,
  any: ({ names, it }) =>
    `These dishes may contain ${names}: only those known to contain ${it} are left out. Silence of a restaurant does not mean that a dish is safe.`,
};
