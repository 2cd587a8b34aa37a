import { type Html, html } from '../../../pages/html.ts';
import { listed } from '../dish/allergen-names.ts';
import type { FindAnswer } from './find-answer.ts';

/** Says loudly where somebody asked to leave something out and nobody knows what it is, and what leaving a word out does not promise. */
export function notUnderstood({ found, query }: FindAnswer): Html | undefined {
  if (found === null || query.understand === false) return undefined;
  const { notUnderstood: nothing, without } = found.hints;
  const words = (isKnown: boolean) =>
    without.filter((word) => word.isKnown === isKnown).map(({ typed }) => `“${typed}”`);
  const unclear = [...nothing.map((typed) => `“${typed}”`), ...words(false).map((word) => word.replace('“', '“no '))];
  const loud =
    unclear.length > 0 &&
    html`<div class="notice bad" role="note"><p><strong>We did not understand ${listed(unclear)}: nothing was left out.</strong> Allergens can be chosen under “Leave out dishes with”.</p></div>
`;
  const known = words(true);
  const quiet =
    known.length > 0 &&
    html`<p class="small quiet">Left out is what prints ${listed(known, 'or')}. Other dishes may have ${known.length > 1 ? 'them' : 'it'} all the same: ask the restaurant.</p>
`;
  return html`${loud}${quiet}`;
}
