import { type Html, html } from '../../../pages/html.ts';
import type { ItemPage } from '../../../ports/search/pages.ts';
import type { AllergenCertainty } from '../../../ports/search/queries.ts';
import { allergenNames } from '../../shared/allergen-names.ts';
import { excludedIn, type FindAnswer } from './find-answer.ts';

interface Excluded {
  readonly names: string;
  /** Pronoun: "it", "them". */
  readonly it: string;
  readonly certainty: AllergenCertainty;
}

function excluded(answer: FindAnswer): Excluded | null {
  const codes = excludedIn(answer);
  if (codes.length === 0) return null;
  const names = allergenNames(codes, 'or');
  return {
    names,
    it: codes.length > 1 || names.endsWith('s') ? 'them' : 'it',
    certainty: answer.filter.allergenCertainty ?? 'stated',
  };
}

export const ALWAYS_ASK = html`<strong>Always tell the restaurant about an allergy before you order.</strong>`;

export function allergenNotice(answer: FindAnswer): Html | undefined {
  const asked = excluded(answer);
  if (asked === null) return undefined;
  const { certainty } = asked;
  return html`<div class="notice${certainty === 'any' ? ' bad' : ''}" role="note">
<p>${PROMISES[certainty](asked)} ${ALWAYS_ASK}</p>
</div>
`;
}

/** Heading if dishes fit but none is sure enough to be without an allergen; null if there is another reason. */
export function noneCertainHeading(answer: FindAnswer, found: ItemPage): string | null {
  const asked = excluded(answer);
  if (asked === null || found.total > 0 || found.allergensUnknown === 0) return null;
  return `No dish is ${asked.certainty === 'likely' ? 'even probably' : 'stated'} free from ${asked.names}`;
}

const PROMISES: Readonly<Record<AllergenCertainty, (of: Excluded) => string>> = {
  stated: ({ names }) => `The restaurants say these dishes are free from ${names}, or every ingredient is known.`,
  likely: ({ names }) =>
    `Some of these dishes are only probably free from ${names}: we judge by their words, and may be wrong.`,
  any: ({ names, it }) =>
    `These dishes may contain ${names}: we left out only those known to contain ${it}. Not stated does not mean safe.`,
};
