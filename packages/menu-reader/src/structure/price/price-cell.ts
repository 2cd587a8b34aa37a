import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { isCodes } from '../text/codes.ts';
import { withoutLesser } from './lesser-amounts.ts';
import { CALORIES } from './price-marks.ts';
import { type PriceToken, priceTokens } from './price-token.ts';

const NO_PRICE =
  /^(?:p\.?o\.?a\.?|m\.?p\.?|market price|mkt|m\.?r\.?p|s\.?p\.?|s\.?q\.?|priced daily|ask(?: (?:us|your server))?|\p{Sc}\s?(?:na|n\/a|tbc)|tbc|free|n\/a)\.?$/iu;
/** Separator of two prices behind one sign: "$12/20". */
const SECOND_SIZE =
  /(?<=^\p{Sc}\s?\d{1,3}(?:\.\d{1,2})?(?:\/\d{1,3}(?:\.\d{1,2})?)?)\/(?=\d{1,3}(?:\.\d{1,2})?(?:$|\/))/gu;
/** "+$6" is a surcharge. */
const SUPPLEMENT = /^\+\s?\p{Sc}?\s?\d/u;
const MEASURE = /\b\d+(?:\.\d+)?\s?(?:ml|cl|oz|g|l|ltr|litre|inch)\b/gi;
const PER_HEAD = formsOf('per-head');
const LABEL = new RegExp(
  lowerCasePattern(String.raw`(?<!\p{L})(?:${PER_HEAD}|${formsOf('price-labels')})(?!\p{L})`),
  'gu',
);
const SURE_LABEL = new RegExp(
  lowerCasePattern(
    String.raw`(?<!\p{L})(?:${PER_HEAD}|x|btl|bottle|glass|gls|carafe|pint|half|third|small|sml|sm|medium|med|large|lrg|lg|regular|reg|single|double)(?!\p{L})`,
  ),
  'gu',
);
const SEPARATOR = /[\s|/\\,;:+&*x×()[\]–—\-.…·_~=•]+/gi;

/** Separators of facts of a dish: "8 | vg | 245 kcal", "8 / vg". */
const BETWEEN_FACTS = /\s*[|•·]\s*|\s+[/–-]\s+|,\s+/;
const IN_BRACKETS = /[([][^()[\]]{1,40}[)\]]/g;
const SIZE_LETTER = /^\W*[sml]\W*$/i;

/** "11.5" may be two numbers of allergens elsewhere, and is a price here. */
const isFact = (part: string): boolean => /\p{L}/u.test(part) && isCodes(part) && !SIZE_LETTER.test(part);

function factsBeside(text: string): { readonly facts: readonly string[]; readonly rest: string } {
  const facts: string[] = [];
  const take = (fact: string): string => {
    facts.push(fact);
    return ' | ';
  };
  const apart = text.replace(CALORIES, take).replace(IN_BRACKETS, (part) => (isFact(part) ? take(part) : part));
  const parts = apart.split(BETWEEN_FACTS).filter(Boolean);
  const others = parts.filter((part) => !isFact(part));
  facts.push(...parts.filter(isFact));
  return others.length && facts.length ? { facts, rest: others.join(' | ') } : { facts: [], rest: text };
}

export const codesBeside = (text: string): readonly string[] => factsBeside(text.trim()).facts;

/**
 * Prices of a text with nothing but prices, size labels and separators; empty for "POA" or a dash in the place of a price; null where the
 * text says anything else.
 */
export function priceCell(text: string): PriceToken[] | null {
  const trimmed = factsBeside(text.trim()).rest.replace(SECOND_SIZE, ' / ');
  if (!trimmed || trimmed.length > 60 || SUPPLEMENT.test(trimmed)) return null;
  // a number set letter by letter: "1 9 9 9"
  if (/^\d(?: \d){2,}$/.test(trimmed)) return null;
  if (/^[-–—x×]$/i.test(trimmed) || NO_PRICE.test(trimmed)) return [];
  if (isLargeAmount(trimmed)) {
    const amount = { value: Number(trimmed), start: 0, end: trimmed.length, form: 'integer', currency: null } as const;
    return [{ ...amount, label: null }];
  }
  const spaced = spacedSizes(trimmed);
  const tokens = priceTokens(spaced);
  const amounts = tokens.some((token) => token.form !== 'integer')
    ? tokens.filter((token) => token.form !== 'integer' || !isInBrackets(spaced, token))
    : tokens;
  const found = withoutLesser(spaced, amounts);
  if (!found.length) return null;
  let rest = lowerCased(spaced);
  for (const token of [...amounts].reverse()) rest = `${rest.slice(0, token.start)} ${rest.slice(token.end)}`;
  const integersOnly = found.every((token) => token.form === 'integer');
  if (integersOnly && /\p{L}/u.test(rest.replace(SURE_LABEL, ''))) return null;
  // "12." is a number before a dish
  if (integersOnly && found.length === 1 && /\d\.$/.test(trimmed)) return null;
  rest = rest.replace(COUNT, ' ').replace(MEASURE, '').replace(LABEL, '').replace(SEPARATOR, '');
  return rest ? null : labelled(spaced.slice(0, lesserFrom(amounts, found)), found);
}

/** Start of the amounts that are not prices: labels after them belong to none before. */
function lesserFrom(amounts: readonly PriceToken[], found: readonly PriceToken[]): number | undefined {
  const last = found.at(-1);
  return amounts.find((token) => last && token.start > last.start)?.start;
}

/** "1080" and "45000" in a cell of their own, beside smaller prices; years and most other numbers end otherwise. */
const isLargeAmount = (text: string): boolean => /^[1-9]\d{2,4}[05]$/.test(text) && !/^(?:19|20)\d\d$/.test(text);

const LATEST = 31;

/** "3/4" */
const FRACTION = /^[1357]\/[248]$/;
const DEARER = 1.2;

/** Two or three amounts that end a text: "Albariño 8/12/34". */
const SIZES_AT_END = /(?<=\p{L}[^/]*\s)\d{1,3}(?:\.\d{1,2})?(?:\s?\/\s?\d{1,3}(?:\.\d{1,2})?){1,2}(?=\s*$)/u;

export const withSpacedSizes = (text: string): string => text.replace(SIZES_AT_END, spacedSizes);

/** "12/48", "8/12", "9/12/38" and "--/37" are prices by the glass and the bottle; "3/4" is a fraction, "12/10" and "6/9/27" are dates. */
function spacedSizes(text: string): string {
  const sizes = /^(?:\d{1,3}(?:\.\d{1,2})?|-+)(?:\s?\/\s?\d{1,3}(?:\.\d{1,2})?){1,2}$/.test(text)
    ? text.split(/\s?\/\s?/)
    : [];
  const [first = '', ...others] = sizes;
  const last = Number(others.at(-1));
  if (!others.length) return text;
  if (isBottleBeforeGlass(sizes)) return sizes.join(' / ');
  if (!others.every((size, index) => !(Number(size) <= Number(sizes[index])))) return text;
  const apart = Number(first) > 2 && last > (others.length > 1 ? LATEST : DEARER * Number(first));
  if (FRACTION.test(text)) return text;
  const isNoDate = first.startsWith('-') || text.includes('.') || Number(first) > LATEST;
  return isNoDate || apart ? sizes.join(' / ') : text;
}

/** "53/13": the bottle costs several times the glass, and more than a date could be. */
const isBottleBeforeGlass = ([bottle = '', glass = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && Number(bottle) > LATEST && Number(bottle) >= 2 * Number(glass) && Number(glass) > 2;

const COUNT = /\(\d{1,3}\)/g;

const isInBrackets = (text: string, { start, end }: PriceToken): boolean =>
  text[start - 1] === '(' && text[end] === ')';

function labelled(text: string, found: readonly PriceToken[]): PriceToken[] {
  const tidy = (part: string): string | null =>
    part
      .replace(/^[\s|/\\,;:+&*×()[\]–—\-.…·_~=•]+|[\s|/\\,;:+&*×()[\]–—\-.…·_~=•]+$/g, '')
      .replace(/^(?:or|and|from|only)$/i, '') || null;
  const before = found.map((token, i) => tidy(text.slice(found[i - 1]?.end ?? 0, token.start)));
  const last = tidy(text.slice(found.at(-1)?.end ?? 0));
  const after = before[0] === null && last !== null;
  return found.map((token, i) => ({
    ...token,
    label: (after ? (before[i + 1] ?? (i === found.length - 1 ? last : null)) : before[i]) ?? null,
  }));
}
