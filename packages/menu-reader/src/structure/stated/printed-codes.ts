import { codeKey, type Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';

/** Signs around a code that point to a remark: "*G", "M+". */
const MARKS_AROUND = /^[*+^°~#]+|[*+^°~#]+$/gu;

export const bareCode = (printed: string): string => codeKey(printed).replace(MARKS_AROUND, '');

export const marksAround = (printed: string): readonly string[] => [...(printed.match(MARKS_AROUND) ?? []).join('')];

/** Code of the legend; for one of its kinds ("A1" of "A", "8b" of "8") that of the group. */
export const groupCodeOf = (code: string): string =>
  code.replace(/(?<=^\p{L}{1,2})\d+$|(?<=^\d{1,2})(?:\p{L}{1,2}|\.\d{1,2})$/u, '');

/** Meaning of a code by the legend, by its group ("8b" by "8"), or else by the kinds of its group if they are all of one allergen. */
export function meaningOf(code: string, { meanings }: Legend): Meaning | undefined {
  return meanings.get(code) ?? meanings.get(groupCodeOf(code)) ?? meaningOfKinds(groupCodeOf(code), meanings);
}

function meaningOfKinds(head: string, meanings: Legend['meanings']): Meaning | undefined {
  if (!/^\d+$/.test(head)) return undefined;
  const kinds = [...meanings]
    .filter(([code]) => code !== head && groupCodeOf(code) === head)
    .map(([, meaning]) => meaning);
  const [first] = kinds;
  return kinds.every(({ contains }) => contains && contains.join() === first?.contains?.join()) ? first : undefined;
}

/** Separators of codes; a "+" that touches only one of them is a mark of it. */
const BETWEEN_CODES = /[\s,;/|&()[\]{}:–—-]+|(?<=[\p{L}\d*])\+(?=[\p{L}\d*])/u;

/** Splits a printed list of codes, "(1,3,7)", "8b/GF", "A. C. G", "[M, *N]", each as printed with its marks. */
export function splitCodes(printed: string, legend: Legend): string[] {
  const codes = withRangesListed(printed, legend).split(BETWEEN_CODES);
  return codes
    .flatMap((code) => (isKindOfNumber(code, legend) ? code : code.split('.')))
    .filter((code) => code && (!JOINS.test(code) || legend.meanings.has(codeKey(code))));
}

const JOINS = /^(?:and|or|und|oder|et|ou)$/i;

const MAX_NUMBER = 30;
const RANGE = /(?<![\p{L}\d.])(\d{1,2}|\p{Lu})\s*[-–—]\s*(\d{1,2}|\p{Lu})(?![\p{L}\d.])/gu;

/** Expands "1-4" to each number and "A-D" to each letter, if the legend explains both ends. */
const withRangesListed = (printed: string, { meanings }: Legend): string =>
  printed.replace(RANGE, (range, from: string, to: string) => {
    if (!meanings.has(codeKey(from)) || !meanings.has(codeKey(to))) return range;
    const [first, last] = /\d/.test(from) ? [Number(from), Number(to)] : [from.charCodeAt(0), to.charCodeAt(0)];
    if (!(first < last && last - first < MAX_NUMBER)) return range;
    const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    if (/\d/.test(from)) return all.join(',');
    return all
      .map((letter) => String.fromCharCode(letter))
      .filter((letter) => meanings.has(codeKey(letter)))
      .join(',');
  });

const RAISED_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /\s*[⁰¹²³⁴-⁹]+(?:[\s,/·˒]*[⁰¹²³⁴-⁹]+)*/gu;

/** Turns superscript figures into codes in brackets if the legend has them: "plate¹⁷" is "plate (1,7)". */
export const withPlainCodes = (text: string, { meanings }: Legend): string =>
  text.replace(RAISED, (raised) => {
    const runs = (raised.match(/[⁰¹²³⁴-⁹]+/gu) ?? []).map((run) =>
      [...run].map((figure) => RAISED_FIGURES.indexOf(figure)),
    );
    // without a divider "¹²" is 12, or 1 and 2: warnings of both count
    const codes = runs.flatMap((figures) => {
      const known = figures.map(String).filter((figure) => meanings.has(figure));
      const whole = figures.join('');
      return [...(meanings.has(whole) || !known.length ? [whole] : []), ...(figures.length > 1 ? known : [])];
    });
    return codes.some((code) => meanings.has(code)) ? ` (${codes.join(',')}) ` : raised;
  });

/** True where a point makes a kind of the number before ("8.1" of "8") rather than dividing ascending numbers ("3.7"). */
function isKindOfNumber(code: string, { meanings }: Legend): boolean {
  const [number = '', kind = '', more] = bareCode(code).split('.');
  if (more !== undefined || !/^\d{1,2}$/.test(number) || !/^\d{1,2}$/.test(kind)) return false;
  if ([...meanings.keys()].some((known) => known.includes('.'))) return true;
  return !(Number(number) < Number(kind) && meanings.has(number) && meanings.has(kind));
}
