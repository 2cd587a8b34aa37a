import { isUsualCode } from './code-meaning.ts';
import type { Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';
import { bareCode, groupCodeOf, marksAround, meaningOf, splitCodes } from './printed-codes.ts';

/** Minimum number of allergens in the legend for a lone capital behind a name to be a code: "Pizza M" may be a size. */
const FULL_LEGEND = 5;
const IN_BRACKETS = /\s*[([{]([^()[\]{}]{1,40})[)\]}][\s.]*$/;
const BRACKETS = /\s*[([{]([^()[\]{}]{1,40})[)\]}]/g;
const CODE_LIKE = /^(?:\p{L}{1,3}\d{0,2}|\d{1,2}(?:\.\d{1,2}|\p{L}{1,2})?)$/u;

/**
 * Codes of the legend at the end of a text, as printed with their separator: " (FS, L)", " a1,c,g", " A C G"; undefined unless it is made of
 * its codes alone.
 * @param least minimum number of words that stay: a name has one
 */
export function legendTail(text: string, legend: Legend, least = 0): string | undefined {
  const allergens = [...legend.meanings.values()].filter(isOfAllergens).length;
  if (allergens === 0) return undefined;
  const [tail, inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (tail !== undefined) return isOfCodes(inside, legend) ? tail : undefined;
  const words = text.trimEnd().split(/\s+/);
  let first = words.length;
  while (first > least && isOfCodes(words[first - 1] ?? '', legend)) first -= 1;
  const codes = splitCodes(words.slice(first).join(' '), legend);
  const [one = ''] = codes;
  const isSure = codes.length > 1 || marksAround(one).length || (allergens >= FULL_LEGEND && /^\p{Lu}\d?$/u.test(one));
  if (!isSure) return undefined;
  return new RegExp(`(?:(?:^|\\s+)\\S+){${words.length - first}}\\s*$`).exec(text)?.[0];
}

/** Brackets of a text with codes of the legend, anywhere: "Rice (1,3) with sauce (7)". */
export function legendBrackets(text: string, legend: Legend): string[] {
  if (![...legend.meanings.values()].some(isOfAllergens)) return [];
  return [...text.matchAll(BRACKETS)].flatMap(([whole, inside = '']) => (isOfCodes(inside, legend) ? [whole] : []));
}

const isOfAllergens = ({ contains, mayContain }: Meaning): boolean => Boolean(contains ?? mayContain);

/** Words that negate the words behind them: "(no G)". */
const TURNS = /^(?:no|non|not|sin|bez|sem|pas)$/;

function isOfCodes(text: string, legend: Legend): boolean {
  const codes = splitCodes(text, legend).map(bareCode).filter(Boolean);
  return (
    codes.some((code) => isKnown(code, legend)) &&
    codes.every((code) => isKnown(code, legend) || (CODE_LIKE.test(code) && !TURNS.test(code)))
  );
}

const isKnown = (code: string, legend: Legend): boolean => meaningOf(code, legend) !== undefined;

/** Unexplained codes of a dish: beside those of the legend, or alone in brackets and shaped like these. */
export function unexplainedCodes(printed: string, legend: Legend): string[] {
  if (!isOfCodes(printed, legend) && !isBracketOfUnknown(printed, legend)) return [];
  return splitCodes(printed, legend).flatMap((one) => {
    const code = bareCode(one);
    const isCount = /^\d+$/.test(code) && !hasCodes(legend, /^\d/);
    return !code || isCount || isExplained(code, legend) || legend.others.has(code) || isUsualCode(code) ? [] : [code];
  });
}

const isExplained = (code: string, legend: Legend): boolean =>
  legend.meanings.has(code) ||
  (isKnown(code, legend) && (groupCodeOf(code) === code || legend.meanings.has(groupCodeOf(code))));

/** "(12.2)" where the legend explains allergens by figures, "[Q]" where it does by letters. */
function isBracketOfUnknown(printed: string, legend: Legend): boolean {
  if (!/^\s*[([{].*[)\]}]\s*$/.test(printed)) return false;
  return splitCodes(printed, legend)
    .map(bareCode)
    .every((code) => CODE_LIKE.test(code) && hasCodes(legend, /^\d/.test(code) ? /^\d/ : /^\p{L}/u));
}

const hasCodes = ({ meanings }: Legend, shape: RegExp): boolean =>
  [...meanings].some(([code, meaning]) => isOfAllergens(meaning) && shape.test(code));
