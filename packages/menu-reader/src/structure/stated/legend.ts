import { memoize } from '@menu-data-service/menu-model/memoize';
import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { allergensIn } from './allergen-words.ts';
import { DIET_PATTERN, dietMeaning } from './diet-words.ts';
import { legendEntries } from './legend-entries.ts';
import type { Meaning } from './meaning.ts';

export interface Legend {
  /** Lower-case codes and signs as they are; of "n" and "N" with two meanings, "N" as printed. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly others: ReadonlySet<string>;
  readonly traceMarks: ReadonlySet<string>;
  readonly statements: readonly Meaning[];
}

export const NO_LEGEND: Legend = { meanings: new Map(), others: new Set(), traceMarks: new Set(), statements: [] };

const SIGN = String.raw`[\p{Extended_Pictographic}●○■◆★☆†‡ⓋⓥⒼⓃ]\ufe0f?`;
/** "8", "8.1", "8b": a letter behind the figure is one of its kinds. */
export const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}|\p{L}{1,2}(?![\p{L}]))?`;
const CODE = String.raw`(?:\p{L}{1,4}\*?|\p{L}\d{1,2}|${NUMBER}|(?:${SIGN}\s*)+|\*+|[†‡^~•]+)`;
const LINK = String.raw`\s*(?:[-–—=:.)]|(?:are|is|denotes?|indicates?|means?|stands for|signifies|dishes are|items are)\b)\s*(?:(?:dish(?:es)?|items?) )?(?:are |is )?`;
const REST = `(?: (?:options?|available|option available|on request))?`;
const MEANING = `(?<meaning>(?:can be (?:made )?|contains? )?(?:${DIET_PATTERN})${REST})`;
/** "(V) Vegetarian", "V - vegetarian", "V Vegetarian", "1 gluten". */
const FORWARD = new RegExp(
  lowerCasePattern(
    `(?<![\\p{L}\\d]|\\d\\.)(?:${[
      String.raw`(?<bracket>[([]\s*(?<a>${CODE})\s*[)\]])(?:${LINK}|\s*)`,
      `(?<b>${CODE})${LINK}`,
      String.raw`(?<c>\p{Lu}\d{1,2}|\p{Lu}[\p{L}]{0,3}\*?|${NUMBER}|(?:${SIGN}\s*)+|\*+)\s*`,
    ].join('|')})${MEANING}`,
  ),
  'dgu',
);
const AT_START = new RegExp(`^${FORWARD.source}`, 'dgu');
/** "Vegetarian (V)", "vegan = ve". */
const BACKWARD = new RegExp(
  lowerCasePattern(
    String.raw`${MEANING}\s*(?:[([]\s*(?<a>${CODE})\s*[)\]]|[=:–-]\s*(?<b>\p{L}{1,3}\*?|(?:${SIGN}\s*)+)(?![\p{L}]))`,
  ),
  'dgu',
);

/** Small words before a meaning are not codes: "no nuts", "mit Milch". */
const NO_CODE: ReadonlySet<string> = new Set(
  `no not non or and with the our is are can be may all for any of to in very hot free contain contains from also has have some your non-
  mit und oder aus von ohne kein auf im am sind ist der die das zum zur avec sans et ou de du des la le les au aux en sur con sin y o e al
  del los las el un una di da alla allo ai agli il lo gli i senza z ze na w bez oraz lub do od`.split(/\s+/),
);

export const LEGEND_OF = 3;
const LABELLED_LEGEND_OF = 2;

export function legendPairs(text: string): readonly Pair[] {
  const forward = forwardPairs(text);
  const backward = backwardPairs(text);
  const first = backward[0];
  // in "Vegetarian (V) Vegan (VE)" the code is after its meaning
  return first && (!forward[0] || first.index < forward[0].index) ? backward : forward;
}

const SHORT_WORDS = /(?<![\p{L}\d])[\p{L}\d]{1,4}(?![\p{L}\d])/gu;

const LABELLED = new RegExp(lowerCasePattern(`^\\W*(?:${formsOf('legend-labels')})\\W`), 'u');
const LABELLED_CODE = /^(?:\d|\p{L}\d?$)/u;
const LETTER_KIND = /(?<!\d)\d{1,2}\p{L}{1,2}(?![\p{L}\d])/u;

/** True for a text that explains allergen codes, in any language: "1 gluten, 2 lait"; few are enough below a label. */
const isAllergenLegend = memoize((text) => {
  const words = text.match(SHORT_WORDS)?.length ?? 0;
  const isLabelled = words >= LABELLED_LEGEND_OF && LABELLED.test(lowerCased(text));
  const hasKinds = words >= LEGEND_OF && LETTER_KIND.test(text);
  if (words < LEGEND_OF && !isLabelled) return false;
  const groups = allergensIn(text).length;
  if (groups === 0 || (groups < LEGEND_OF && !isLabelled && !hasKinds)) return false;
  const codes = legendPairs(text).flatMap(({ code, meaning }) => (meaning.contains ? code : []));
  if (isLabelled && codes.length >= LABELLED_LEGEND_OF && codes.every((code) => LABELLED_CODE.test(code))) return true;
  return codes.length >= LEGEND_OF && (groups >= LEGEND_OF || codes.some((code) => LETTER_KIND.test(code)));
});

const BETWEEN_PAIRS = /^[\s,;|•·./([]*$/;

/** "DF dairy free | EF egg free", "(v) vegetarian (ve) vegan": nothing but letter codes, each with its meaning. */
function isPairs(text: string): boolean {
  const found = forwardPairs(text);
  const ends = [0, ...found.map(({ to }) => to)];
  const gaps = [...found.map(({ index }) => index), text.length].map((start, at) => text.slice(ends[at], start));
  return (
    found.length > 1 &&
    found.every((pair) => isSureCode(pair, text)) &&
    gaps.slice(0, -1).every((gap) => BETWEEN_PAIRS.test(gap)) &&
    !/[\p{L}\d]/u.test(gaps.at(-1) ?? '')
  );
}

/** In capitals or brackets; a lower-case code of presence may be a word: "egg milk". */
const isSureCode = ({ raw, index, meaning }: Pair, text: string): boolean =>
  !/^\d/.test(raw) && (raw !== raw.toLowerCase() || /[([]/.test(text.charAt(index)) || meaning.contains === undefined);

export const isLegend = memoize(
  (text): boolean => legendEntries(text).length > 0 || isAllergenLegend(text) || isPairs(text),
);

export function legendsAmong(texts: readonly string[]): readonly string[] {
  const lines = texts.filter(isLegendOfOne);
  return [...texts.filter(isLegend), ...(lines.length >= LEGEND_OF ? lines : [])];
}

/** True for a text that explains one allergen code and says nothing else: "G = Milch". */
export function isLegendOfOne(text: string): boolean {
  const [pair] = pairAtStart(text);
  return pair !== undefined && pair.to >= text.trimEnd().length && pair.meaning.contains !== undefined;
}

const CODE_AT_START = /^\W*[\p{L}\d]{1,4}[\s\W]/u;

export interface Pair {
  readonly index: number;
  readonly to: number;
  readonly code: string;
  readonly raw: string;
  readonly meaning: Meaning;
}

const forwardPairs = memoize((text) => pairs(text, FORWARD));
const backwardPairs = memoize((text) => pairs(text, BACKWARD));
const pairAtStart = memoize((text) => (CODE_AT_START.test(text) ? pairs(text, AT_START) : []));

function pairs(text: string, pattern: RegExp): readonly Pair[] {
  const found = [...lowerCased(text).matchAll(pattern)].flatMap((match) => {
    const { c, meaning: phrase = '' } = match.groups ?? {};
    const meaning = dietMeaning(phrase);
    const places = match.indices?.groups ?? {};
    const raw = text.slice(...(places.a ?? places.b ?? places.c ?? [0, 0]));
    if (!raw || !meaning) return [];
    const code = codeKey(raw);
    // "No nuts" and the like are words, not codes; "e" is one of either, and a code among codes of a letter
    const isWord = NO_CODE.has(code) && !isLetterCode(raw, c === undefined);
    return [{ index: match.index, to: match.index + match[0].length, code, raw, meaning, isWord }];
  });
  const letters = found.filter(({ code, isWord }) => !isWord && /^\p{Ll}\d?$/u.test(code)).length;
  return found.filter(({ code, isWord }) => !isWord || (code.length === 1 && letters >= LEGEND_OF));
}

/** "e" and "o" join words in some languages, but "E peanuts" and "(o) sulphites" are codes: a letter that is capital or set off. */
const isLetterCode = (raw: string, setOff: boolean): boolean =>
  /^\p{L}$/u.test(raw) && (setOff || raw !== raw.toLowerCase());

export const codeKey = (code: string): string => code.toLowerCase().replace(/\s+|\ufe0f/g, '');
