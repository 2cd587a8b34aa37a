import { type Html, html } from '../../../pages/html.ts';
import type { AllergenCertainty } from '../../../ports/search-index.ts';
import { allergenNames } from '../dish/allergen-names.ts';
import { counted } from '../dish/amounts.ts';
import { findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';

/** What a filter on allergens leaves out for want of knowledge, and what its results do not promise. */
export function leftOut({ query, filter, found }: FindAnswer): Html | undefined {
  if (found === null) return undefined;
  const codes = [...new Set([...(filter.excludeAllergens ?? []), ...(found.understood.excludeAllergens ?? [])])];
  if (codes.length === 0) return undefined;
  const names = allergenNames(codes, 'or');
  const certainty = filter.allergenCertainty ?? 'stated';
  const at = (allergenCertainty: AllergenCertainty) => findAddress(query, { allergenCertainty });
  const { allergensUnknown: unknown, allergensLikely: likely } = found;
  return html`<div class="notice${certainty === 'any' ? ' bad' : ''}" role="note">
<p>${found.total === 0 ? `No dish is known to fit and to be without ${names}.` : PROMISES[certainty](names)} <strong>Always tell the restaurant about an allergy before you order.</strong></p>
${
  unknown > 0 &&
  html`<p>${counted(unknown, 'more dish', 'more dishes')} ${unknown === 1 ? 'is' : 'are'} left out, because nobody has said whether ${unknown === 1 ? 'it contains' : 'they contain'} ${names}.
${likely > 0 && html`<a href="${at('likely')}">Show ${counted(likely, 'dish', 'dishes')} that ${likely === 1 ? 'is' : 'are'} probably without too</a> · `}<a href="${at('any')}">Show all ${unknown}</a></p>`
}
</div>
`;
}

const PROMISES: Readonly<Record<AllergenCertainty, (names: string) => string>> = {
  stated: (names) => `These dishes are without ${names}, as far as the restaurants say or every ingredient is known.`,
  likely: (names) =>
    `Some of these dishes are only probably without ${names}: we judged that by their words, and may be wrong.`,
  any: (names) =>
    `These dishes may contain ${names}: only those known to contain any of it are left out. Silence of a restaurant does not mean that a dish is safe.`,
};
