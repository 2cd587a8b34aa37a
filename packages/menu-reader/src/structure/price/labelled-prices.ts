import { formsOf } from '../../vocabulary/load-forms.ts';
import { type PriceToken, priceTokens } from './price-token.ts';
import { isSizeLabel } from './size-label.ts';

/** Longer words before a price are more than the name of a size or filling. */
const LABEL_LENGTH = 24;
const LABEL_WORDS = 3;
const FILLING = new RegExp(
  `^(?:(?:king |tiger |jumbo |mixed |fresh |grilled |extra |with |add )?(?:${formsOf('fillings')})|${formsOf('portions')})$`,
  'i',
);

export const isFilling = (text: string): boolean => FILLING.test(text);

/** "Chicken 9.95 | Beef 10.95": prices of one dish, each behind its label; null where the text says anything else. */
export function labelledPrices(text: string): PriceToken[] | null {
  const found = priceTokens(text).filter((token) => token.form !== 'integer');
  const last = found.at(-1);
  if (!last || /\p{L}/u.test(text.slice(last.end))) return null;
  const labels = found.map((token, i) =>
    text.slice(found[i - 1]?.end ?? 0, token.start).replace(/^[\s|/\\,;:+&(–—•·-]+|[\s|/\\,;:(–—•·-]+$/g, ''),
  );
  const short = labels.every((label) => label.length <= LABEL_LENGTH && label.split(/\s+/).length <= LABEL_WORDS);
  return short ? found.map((token, i) => ({ ...token, label: labels[i] || token.label })) : null;
}

/** Such prices anywhere, if there are several and every label is a usual filling or size. */
export function variantPrices(text: string): PriceToken[] | null {
  const found = labelledPrices(text.trim());
  return found && found.length > 1 && found.every(({ label }) => label && isFilling(label)) ? found : null;
}

/** Marks between the prices of one dish; three dots stand for a leader. */
const SEPARATOR = /^\s*(?:[·•|/,;…]|\.\s)\s*/;

export interface PriceList {
  readonly start: number;
  readonly prices: readonly PriceToken[];
}

/** "Gumbo sm 5.5 · lg 7.5": two or more prices that end the text, each behind the name of a size or filling. */
export function priceList(text: string): PriceList | null {
  const found = priceTokens(text);
  const last = found.at(-1);
  if (!last || !/^[\s).]*$/.test(text.slice(last.end))) return null;
  const prices: PriceToken[] = [];
  for (let i = found.length - 1; i > 0; i--) {
    const [before, token] = [found[i - 1], found[i]];
    const between = before && token ? text.slice(before.end, token.start) : '';
    const label = SEPARATOR.test(between) ? between.replace(SEPARATOR, '') : '';
    if (!token || !isLabel(label)) break;
    prices.unshift({ ...token, label: plainLabel(label) });
  }
  const first = found[found.length - 1 - prices.length];
  if (!first || !prices.length) return null;
  const label = labelAtEnd(text.slice(found[found.length - 2 - prices.length]?.end ?? 0, first.start));
  if (label === null) return null;
  return { start: first.start - label.length, prices: [{ ...first, label: plainLabel(label) }, ...prices] };
}

const plainLabel = (label: string): string => label.replace(/[\s:–-]+$/, '');

const isLabel = (text: string): boolean =>
  isSizeLabel(plainLabel(text)) || isFilling(plainLabel(text)) || /^\p{L}+:\s*$/u.test(text);

function labelAtEnd(text: string): string | null {
  for (let words = LABEL_WORDS; words > 0; words--) {
    const label = new RegExp(String.raw`(?<=\p{L}.*\s)(?:\S+\s+){${words - 1}}\S+\s*$`, 'u').exec(text)?.[0];
    if (!label || !isLabel(label)) continue;
    const apart = /[-–—:,(]\s*$/.test(text.slice(0, -label.length));
    if (apart || isSizeLabel(plainLabel(label)) || label === label.toLowerCase()) return label;
  }
  return null;
}
