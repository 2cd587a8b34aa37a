import { forSmallLetters, inSmallLetters } from '../../any-case.ts';
import { remembered } from '../../remembered.ts';
import { allergensIn } from './allergen-words.ts';
import { DIET_PATTERN, dietMeaning } from './diet-words.ts';
import type { Meaning } from './meaning.ts';

/** Codes in lower case, signs as they are, with their meaning in one document. */
export interface Legend {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** What the document says of all its dishes. */
  readonly statements: readonly Meaning[];
}

export const NO_LEGEND: Legend = { meanings: new Map(), statements: [] };

const SIGN = String.raw`[\p{Extended_Pictographic}●○■◆★☆†‡ⓋⓥⒼⓃ]\ufe0f?`;
const CODE = String.raw`(?:\p{L}{1,4}\*?|\p{L}\d{1,2}|\d{1,2}|(?:${SIGN}\s*)+|\*+|[†‡^~•]+)`;
const LINK = String.raw`\s*(?:[-–—=:.)]|(?:are|is|denotes?|indicates?|means?|stands for|signifies|dishes are|items are)\b)\s*(?:(?:dish(?:es)?|items?) )?(?:are |is )?`;
const REST = `(?: (?:options?|available|option available|on request))?`;
const MEANING = `(?<meaning>(?:can be (?:made )?|contains? )?(?:${DIET_PATTERN})${REST})`;
/** "(V) Vegetarian", "V - vegetarian", "V Vegetarian", "1 gluten". */
const FORWARD = new RegExp(
  forSmallLetters(
    `(?<![\\p{L}\\d])(?:${[
      String.raw`(?<bracket>[([]\s*(?<a>${CODE})\s*[)\]])(?:${LINK}|\s*)`,
      `(?<b>${CODE})${LINK}`,
      String.raw`(?<c>\p{Lu}\d{1,2}|\p{Lu}[\p{L}]{0,3}\*?|\d{1,2}|(?:${SIGN}\s*)+|\*+)\s*`,
    ].join('|')})${MEANING}`,
  ),
  'dgu',
);
const AT_START = new RegExp(`^${FORWARD.source}`, 'dgu');
/** "Vegetarian (V)", "vegan = ve". */
const BACKWARD = new RegExp(
  forSmallLetters(
    String.raw`${MEANING}\s*(?:[([]\s*(?<a>${CODE})\s*[)\]]|[=:–-]\s*(?<b>\p{L}{1,3}\*?|(?:${SIGN}\s*)+)(?![\p{L}]))`,
  ),
  'dgu',
);

/** Small words before a meaning are no codes: "no nuts", "mit Milch". */
const NO_CODE: ReadonlySet<string> = new Set(
  `no not non or and with the our is are can be may all for any of to in very hot free contain contains from also has have some your non-
  mit und oder aus von ohne kein auf im am sind ist der die das zum zur avec sans et ou de du des la le les au aux en sur con sin y o e al
  del los las el un una di da alla allo ai agli il lo gli i senza z ze na w bez oraz lub do od`.split(/\s+/),
);

/** So many allergens with a code each are a legend, and no dishes. */
export const LEGEND_OF = 3;

/** Reads the legends among the texts of a document: every pair of a code and a meaning. */
export function readLegend(texts: readonly string[], statements: readonly Meaning[] = []): Legend {
  const meanings = new Map<string, Meaning>();
  for (const text of texts) {
    for (const [code, meaning] of legendPairs(text)) if (!meanings.has(code)) meanings.set(code, meaning);
  }
  return { meanings, statements };
}

function legendPairs(text: string): [string, Meaning][] {
  const forward = forwardPairs(text);
  const backward = backwardPairs(text);
  const first = backward[0];
  // in "Vegetarian (V) Vegan (VE)" the code is after its meaning
  if (first && (!forward[0] || first.index < forward[0].index))
    return backward.map((pair) => [pair.code, pair.meaning]);
  return forward.map((pair) => [pair.code, pair.meaning]);
}

const SHORT_WORDS = /(?<![\p{L}\d])[\p{L}\d]{1,4}(?![\p{L}\d])/gu;

/** A text that explains the codes of allergens, in any language: "1 gluten, 2 lait, 3 œufs". */
export const isAllergenLegend = remembered(
  (text) =>
    (text.match(SHORT_WORDS)?.length ?? 0) >= LEGEND_OF &&
    allergensIn(text).length >= LEGEND_OF &&
    legendPairs(text).filter(([, { contains }]) => contains).length >= LEGEND_OF,
);

/** The numbers that a document gives to allergens. */
export function legendNumbers(texts: readonly string[]): ReadonlySet<string> {
  const { meanings } = readLegend(legendsAmong(texts));
  return new Set([...meanings.keys()].filter((code) => /^\d+$/.test(code)));
}

/** The texts that explain codes of allergens: several, or each one of enough lines. */
export function legendsAmong(texts: readonly string[]): readonly string[] {
  const lines = texts.filter(isLegendOfOne);
  return [...texts.filter(isAllergenLegend), ...(lines.length >= LEGEND_OF ? lines : [])];
}

/** A text that explains one code of an allergen and says nothing else: "G = Milch". */
export function isLegendOfOne(text: string): boolean {
  const [pair] = pairAtStart(text);
  return pair !== undefined && pair.to >= text.trimEnd().length && pair.meaning.contains !== undefined;
}

const CODE_AT_START = /^\W*[\p{L}\d]{1,4}[\s\W]/u;

interface Pair {
  readonly index: number;
  readonly to: number;
  readonly code: string;
  readonly meaning: Meaning;
}

const forwardPairs = remembered((text) => pairs(text, FORWARD));
const backwardPairs = remembered((text) => pairs(text, BACKWARD));
const pairAtStart = remembered((text) => (CODE_AT_START.test(text) ? pairs(text, AT_START) : []));

function pairs(text: string, pattern: RegExp): readonly Pair[] {
  const found = [...inSmallLetters(text).matchAll(pattern)].flatMap((match) => {
    const { c, meaning: phrase = '' } = match.groups ?? {};
    const meaning = dietMeaning(phrase);
    const places = match.indices?.groups ?? {};
    const raw = text.slice(...(places.a ?? places.b ?? places.c ?? [0, 0]));
    if (!raw || !meaning) return [];
    const code = codeKey(raw);
    // "No nuts" and the like are words, not codes; "e" is one of either, and a code among codes of a letter
    const isWord = NO_CODE.has(code) && !isLetterCode(raw, c === undefined);
    return [{ index: match.index, to: match.index + match[0].length, code, meaning, isWord }];
  });
  const letters = found.filter(({ code, isWord }) => !isWord && /^\p{Ll}\d?$/u.test(code)).length;
  return found.filter(({ code, isWord }) => !isWord || (code.length === 1 && letters >= LEGEND_OF));
}

/** "e" and "o" join words in some languages, but "E peanuts" and "(o) sulphites" are codes: a letter that is capital or set off. */
const isLetterCode = (raw: string, setOff: boolean): boolean =>
  /^\p{L}$/u.test(raw) && (setOff || raw !== raw.toLowerCase());

/** The form in which codes are compared. */
export const codeKey = (code: string): string => code.toLowerCase().replace(/\s+|\ufe0f/g, '');
