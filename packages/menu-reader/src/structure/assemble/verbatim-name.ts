import { isContainedList } from '../stated/allergen-words.ts';
import { isOfDish } from '../stated/dish-energy.ts';
import { withoutIntroduced } from '../stated/introduced-codes.ts';
import type { Legend } from '../stated/legend.ts';
import { legendBrackets, legendTail } from '../stated/legend-tail.ts';
import { withPlainCodes } from '../stated/printed-codes.ts';
import { DISH_NUMBER } from './dish-numbers.ts';

const SIGN = /\p{Extended_Pictographic}|\ufe0f|[∞●■◆★☆†‡Ⓥⓥ►▪•]/gu;

/** Removes pictures and signs; digits, which Unicode counts among the pictographs, stay. */
export const withoutSigns = (text: string): string =>
  text
    .replace(SIGN, (sign) => (/[0-9#*©®™]/.test(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim();

// no code is written in two ways in one pattern: a name of codes alone would be tried in every combination of them
const LONG_MARK =
  '(?:ve|vg|vgn|veg|vgo|veo|vo|gf|gfo|gfa|ngci|df|dfo|nf|nfo|pb|gfv|vegan|vegetarian|veggie|halal|new|spicy|hot|gluten free|dairy free|plant[- ]based|vegan option|vegan available|gluten free option|gluten free available)';
const MARK = `(?:${LONG_MARK}|[vnobhsp])`;
const TAIL = new RegExp(
  String.raw`(?:\s*[([]\**(?:${LONG_MARK}|\d{1,2}|[a-z])(?:[\s,/&:+|.*-]+(?:${LONG_MARK}|\d{1,2}|[a-z]))*[\s*]*[)\]])+[\s*.]*$`,
  'i',
);
const MIDDLE = new RegExp(String.raw`\s*[([](?:\s*(?:${MARK}|o\s*:\s*b)\s*)(?:[,/&:+|.\s-]+${MARK})*\s*[)\]]\s*`, 'gi');
const BARE = /\s+(?:VE?G?N?|GFO?|DFO?|VGO|NGCI|NF|PB)(?:[\s,/|]+(?:VE?G?N?|GFO?|DFO?|NF?|VGO|NGCI|PB))*[\s*]*$/;
const BARE_LOWER =
  /\s+(?:vgo?|veo?|gfo?|dfo?|nfo?|ngci|v\/gf|v)(?:[\s,/|&]+(?:v|vgo?|veo?|gfo?|dfo?|nfo?|ngci|n))*\s*$/;
const LEADING = /^(?:(?:V|VE|VG|VGN|GF|DF)\s+)(?=[\p{Lu}*"“‘'])/u;
/** Bracketed words at the end, and the signs of a list of allergens rather than of ingredients: "Fried rice (egg)". */
const ALLERGENS = /\s*[([][^()[\]]{3,120}[)\]]\s*$/;
const NO_WORD_OF_NAMES = /gluten|dairy|lactose|sul(?:ph|f)|lupin|[,/&+]/i;
const KILOJOULES = String.raw`\b\d{1,2}(?:,?\d{3})?\s*kj\b`;
const KCAL = new RegExp(
  String.raw`[\s(|[]*(?:${KILOJOULES}\s*[/|(,;–-]*\s*)?\b\d{1,3}(?:,?\d{3})?\s*k?cals?\b(?:\s*[/|(,;–-]+\s*${KILOJOULES})?[)\]]?\.?\s*$`,
  'i',
);

export interface CleanedText {
  readonly text: string;
  readonly codes: readonly string[];
}

/** Adjacent signs stay together: three chillies are one mark. */
const SIGN_RUN = new RegExp(String.raw`(?:(?:${SIGN.source})\s*)+`, 'gu');

const signCodes = (text: string): string[] =>
  (text.match(SIGN_RUN) ?? []).map((run) => run.trim()).filter((run) => !/[0-9]/.test(run));

/** Removes an energy value from a text unless the words before it say that it is not the dish's. */
const ofDish =
  (take: (words: string) => string) =>
  (words: string, at: number, text: string): string =>
    isOfDish(text.slice(0, at), '') ? take(words) : words;

/** Name as presented, without diet codes, signs, and (where the document numbers its dishes) the number. */
export function cleanName(raw: string, numbered: boolean, legend?: Legend): CleanedText {
  const codes = signCodes(raw);
  const take = (by: string) => (match: string) => {
    codes.push(match.trim());
    return by;
  };
  const takeTail = (match: string): string => {
    // "(5)" counts pieces where no legend numbers the allergens
    if (legend && !hasNumbers(legend) && /^\s*\(\d{1,2}\)\s*$/.test(match)) return match;
    return take('')(match);
  };
  let text = withoutLegend(withoutSigns(raw), legend, codes, 1);
  if (numbered) text = text.replace(DISH_NUMBER, '');
  text = text
    .replace(/^(?:\p{L}{1,2}\s?)?\d{1,3}[.)]\s*(?=[\p{L}½¼(])/u, '')
    .replace(LEADING, take(''))
    .replace(/^[*†+~•·–—\-|:>.]+\s*/, '')
    .replace(KCAL, ofDish(take('')))
    .replace(ALLERGENS, (words) => (isContainedList(words) && NO_WORD_OF_NAMES.test(words) ? take('')(words) : words))
    .replace(TAIL, takeTail)
    .replace(BARE, take(''))
    .replace(BARE_LOWER, take(''))
    .replace(TAIL, takeTail)
    .replace(MIDDLE, take(' '))
    .replace(/\s+(?:small|sm|regular|glass|from|half)\s*[:.]?$/, '')
    .replace(/\s*[*†‡^]+$/, take(''))
    .replace(/[\s|–—:\-…,;/]+$/u, '')
    .replace(/\.{2,}$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, codes };
}

const hasNumbers = ({ meanings }: Legend): boolean => [...meanings.keys()].some((key) => /^\d/.test(key));

/**
 * Removes what the legend explains: statements by codes, brackets of codes, and codes at the end. They go to `codes`.
 * @param least minimum number of words that stay: a name has one
 */
function withoutLegend(text: string, legend: Legend | undefined, codes: string[], least = 0): string {
  if (!legend) return text;
  let rest = withoutIntroduced(withPlainCodes(text, legend), legend, codes);
  for (const printed of legendBrackets(rest, legend)) {
    codes.push(printed.trim());
    rest = rest.replace(printed, '');
  }
  const tail = legendTail(rest, legend, least);
  if (!tail) return rest;
  codes.push(tail.trim());
  return rest.slice(0, -tail.length);
}

export function cleanDescription(lines: readonly string[], legend?: Legend): CleanedText {
  const raw = lines.join(' ');
  const codes = signCodes(raw);
  const take = (match: string): string => {
    codes.push(match.trim());
    return '';
  };
  const text = withoutLegend(withoutSigns(raw), legend, codes)
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
    .replace(MIDDLE, (match) => `${take(match)} `)
    .replace(/^[\s–—\-:|]+/, '')
    .replace(/^(?:\d{1,2}\s+for|for\s+\d{1,2})$/i, '')
    .replace(KCAL, ofDish(take))
    .replace(/[\s|–—-]+$/, '')
    .replace(TAIL, take)
    .replace(BARE, take)
    .replace(BARE_LOWER, take)
    .trim();
  return { text, codes };
}
