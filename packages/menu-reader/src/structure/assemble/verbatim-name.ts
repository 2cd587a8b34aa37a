import { isContainedList } from '../stated/allergen-words.ts';
import type { Legend } from '../stated/legend.ts';
import { legendTail } from '../stated/legend-tail.ts';
import { DISH_NUMBER } from './dish-numbers.ts';

const SIGN = /\p{Extended_Pictographic}|\ufe0f|[∞●■◆★☆†‡Ⓥⓥ►▪•]/gu;

/** Without pictures and signs; digits, which Unicode counts among the pictographs, stay. */
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
/** Words in brackets at the end, and what tells a list of allergens from what a dish is made of: "Fried rice (egg)". */
const ALLERGENS = /\s*[([][^()[\]]{3,120}[)\]]\s*$/;
const NO_WORD_OF_NAMES = /gluten|dairy|lactose|sul(?:ph|f)|lupin|[,/&+]/i;
const KCAL = /[\s(|[]*\b\d{1,3}(?:,?\d{3})?\s*k?cals?\b[)\]]?\.?\s*$/i;

export interface CleanedText {
  readonly text: string;
  /** The codes that were taken out, as printed. */
  readonly codes: readonly string[];
}

/** Signs beside each other stay together: three chillies are one mark. */
const SIGN_RUN = new RegExp(String.raw`(?:(?:${SIGN.source})\s*)+`, 'gu');

const signCodes = (text: string): string[] =>
  (text.match(SIGN_RUN) ?? []).map((run) => run.trim()).filter((run) => !/[0-9]/.test(run));

/** The name as presented, without diet codes, signs, and (where the document numbers its dishes) the number. */
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
  let text = withoutTail(withoutSigns(raw), legend, codes, 1);
  if (numbered) text = text.replace(DISH_NUMBER, '');
  text = text
    .replace(/^(?:\p{L}{1,2}\s?)?\d{1,3}[.)]\s*(?=[\p{L}½¼(])/u, '')
    .replace(LEADING, take(''))
    .replace(/^[*†+~•·–—\-|:>.]+\s*/, '')
    .replace(KCAL, take(''))
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

const hasNumbers = ({ meanings }: Legend): boolean => [...meanings.keys()].some((key) => /^\d+$/.test(key));

/** Without the codes of the legend at its end, which go to `codes`. */
function withoutTail(text: string, legend: Legend | undefined, codes: string[], least = 0): string {
  const tail = legend && legendTail(text, legend, least);
  if (!tail) return text;
  codes.push(tail.trim());
  return text.slice(0, -tail.length);
}

/** The description as printed, without signs, calories and codes at its end. */
export function cleanDescription(lines: readonly string[], legend?: Legend): CleanedText {
  const raw = lines.join(' ');
  const codes = signCodes(raw);
  const take = (match: string): string => {
    codes.push(match.trim());
    return '';
  };
  const text = withoutTail(withoutSigns(raw), legend, codes)
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
    .replace(MIDDLE, (match) => `${take(match)} `)
    .replace(/^[\s–—\-:|]+/, '')
    .replace(KCAL, take)
    .replace(/[\s|–—-]+$/, '')
    .replace(TAIL, take)
    .replace(BARE, take)
    .replace(BARE_LOWER, take)
    .trim();
  return { text, codes };
}
