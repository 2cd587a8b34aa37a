import { readStatements } from '@menu-data-service/food-knowledge/reading/statements';
import { tokenise } from '@menu-data-service/food-knowledge/text/tokens';
import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { hasWord, type ListedKind, legendWords, wordKinds } from './legend-words.ts';
import { speaksOfBlanks } from './mark-signs.ts';
import { allergensNamed } from './table-columns.ts';

export interface TableTexts {
  readonly outside: readonly string[];
  /** Those that may be the title of a whole table. */
  readonly titles: readonly string[];
  /** Headings, and cells of columns that are not about an allergen. */
  readonly beside: readonly string[];
}

/** A sentence beside a table that dishes may contain more than their rows say. */
export interface Precaution {
  /** The allergens it names; none if it is about all of them. */
  readonly codes: readonly AllergenCode[];
  /** True for a warning; false if it names allergens in words that are not understood, and leaves them open. */
  readonly warns: boolean;
  readonly line: string;
}

const TRACES =
  /\b(?:traces?|spuren|trazas|tracce|sporen|slad(?:y|owe)|vestigios|cross (?:conta\w+|over)|kreuz\w*konta\w+|conta\w+ (?:croisee|cruzada|crociata|incrociata)|kruisbesmetting)\b/;
const GUARANTEE = /\b(?:guarant\w+|garan\w+|gewahrleist\w+)\b/;
/** An entry of a legend: "M = may contain", "(M) may contain", "may contain = M", "◐ may contain". */
const IS_LEGEND =
  /(?:^|\s)["'“(]?(?:\p{Lu}{1,3}|[\p{L}\d]|[^\p{L}\d\s]{1,2})["'”)]?\s*(?:[=:]| [-–—] | means?\b| indicates?\b| denotes?\b)|[=:]\s*["'“(]?\S{1,3}["'”)]?$|^["'“]?(?:\([\p{L}\d]{1,3}\)|[^\p{L}\d\s(]{1,2})\s/u;

/** "* may contain nuts" is a warning with the sign of a footnote. */
const isEntry = (clause: string): boolean => IS_LEGEND.test(clause) && allergensNamed(clause).length === 0;

function sentencesOf(text: string): string[] {
  const sentences = text.split(/[.!?;|\n]+/).map((one) => one.trim());
  return sentences.flatMap((sentence) =>
    IS_LEGEND.test(sentence) ? sentence.split(',').filter((clause) => !isEntry(clause.trim())) : [sentence],
  );
}

/** Reads the warnings of traces and shared kitchens among the texts around a table. */
export const readPrecautions = (texts: readonly string[]): readonly Precaution[] =>
  [...new Set(texts)].flatMap((text) => sentencesOf(text).flatMap((line) => precautionOf(line) ?? []));

function precautionOf(line: string): Precaution | undefined {
  const declared = readStatements(tokenise(line), 'description').declared.flatMap(({ code, state }) =>
    state === 'may contain' ? [code] : [],
  );
  const folded = foldText(line);
  const traces = TRACES.exec(folded);
  const cue = traces?.index ?? GUARANTEE.exec(folded)?.index ?? mayContainAt(folded);
  if (cue === undefined) {
    const codes = [...declared, ...handledIn(line)];
    if (codes.length > 0 || saysIncomplete(line) || isShared(folded)) return { codes, warns: true, line };
    return openedBy(line);
  }
  const behind = folded.slice(cue);
  const named = [behind, ...(traces ? [folded] : [])].map(allergensNamed).find(({ length }) => length > 0) ?? [];
  const codes = [...new Set([...declared, ...named.map(({ code }) => code)])];
  // "May contain small bones" is not about an allergen.
  const isOfAll = traces !== null || wordKinds(behind).some((kind) => kind === 'allergen' || kind === 'free');
  return codes.length > 0 || isOfAll ? { codes, warns: true, line } : openedBy(line);
}

/** A text with more allergens lists the subjects of the columns. */
const MAX_NAMED = 3;

/** "There is a risk of sesame", "sesame: ask your server": a few allergens among words foreign to legends. */
function openedBy(line: string): Precaution | undefined {
  const codes = [...new Set(allergensNamed(line).map(({ code }) => code))];
  const others = foldText(line)
    .split(' ')
    .filter((word) => allergensNamed(word).length === 0);
  const isOpen = wordKinds(others.join(' ')).some((kind) => kind === 'strange' || kind === 'may contain');
  return isOpen && codes.length > 0 && codes.length <= MAX_NAMED && !hasWord(line, 'mark')
    ? { codes, warns: false, line }
    : undefined;
}

/** "Nuts are used in our kitchen". */
function handledIn(line: string): readonly AllergenCode[] {
  const kinds = wordKinds(line);
  const isUsed =
    kinds.includes('contains') ||
    /\b(?:uses?|using|process(?:es)?|verwende\w*|utilis\w+|usamos|usiamo|gebruik\w*)\b/i.test(line);
  if (!isUsed || !hasWord(line, 'place') || kinds.includes('free') || kinds.includes('not')) return [];
  return allergensNamed(line).map(({ code }) => code);
}

/** "All fryers are shared", "the same oil". */
const isShared = (folded: string): boolean => near(folded.split(' '), 'shared', 'place', 2);

/** True if the table is incomplete: "not verified", "tested for milk only", "incomplete"; excludes statements on empty cells. */
export const saysIncomplete = (line: string): boolean => {
  if (speaksOfBlanks(line)) return false;
  const words = foldText(line).split(' ');
  return (
    hasWord(line, 'unsettled') ||
    near(words, 'not', 'settled', 3) ||
    words.some((word, i) => word === 'be' && legendWords('settled').has(words[i + 1] ?? '')) ||
    (words.includes('only') && hasWord(line, 'settled'))
  );
};

/** True if a word of one kind is at most so many words from one of another. */
const near = (words: readonly string[], kind: ListedKind, other: ListedKind, most: number): boolean =>
  words.some(
    (word, i) =>
      legendWords(kind).has(word) &&
      words.slice(Math.max(0, i - most), i + 1 + most).some((one) => legendWords(other).has(one)),
  );

/** Maximum words between "may" and "contain". */
const MAX_BETWEEN = 4;

function mayContainAt(folded: string): number | undefined {
  const words = folded.split(' ');
  const kinds = wordKinds(folded);
  const may = kinds.findIndex(
    (kind, i) => kind === 'may contain' && kinds.slice(i + 1, i + 2 + MAX_BETWEEN).includes('contains'),
  );
  return may < 0 ? undefined : words.slice(0, may).join(' ').length;
}

const IS_WARNING = /\b(?:cannot|cant|can not|guarant\w*|never)\b/;
const NOT_IN =
  /\b(?:in|have|has|any|all|allergens?|contain\w*|include\w*|present|use[ds]?|found|enthalt\w*|contient|contiene|zawiera|contem|bevat)\b/;
const SUITS =
  /\b(?:(?:can|may) (?:i|you|we|they|be)|(?:i|you|we|they) (?:can|may)) (?:eat|have|enjoy|order|done?|made|remove\w*)\b/;
/** Longer texts are prose, not titles. */
const MAX_TITLE = 8;

/**
 * Finds a text that seems to reverse the marks, "Free from", "What is not in our food"; undefined for none. "We cannot guarantee food free
 * from nuts" does not count.
 */
export const turningText = (texts: readonly string[]): string | undefined =>
  texts
    .flatMap((text) => text.split(/[.!?;|\n]+/))
    .find((sentence) => turnsRound(sentence) && !speaksOfBlanks(sentence))
    ?.trim();

function turnsRound(sentence: string): boolean {
  const folded = foldText(sentence);
  if (IS_WARNING.test(folded)) return false;
  const words = folded.split(' ');
  const kinds = wordKinds(folded);
  const isAbout = words.length <= MAX_TITLE || kinds.includes('allergen');
  // "Can be made gluten free" is about one allergen.
  const isOfNone = allergensNamed(folded).length === 0;
  if (isOfNone && (SUITS.test(folded) || (isAbout && hasWord(folded, 'turning')))) return true;
  return words.some((word, i) => {
    const next = words[i + 1] ?? '';
    if (kinds[i] === 'not')
      return isAbout && !/^(?:all|every)$/.test(next) && NOT_IN.test(words.slice(i + 1, i + 4).join(' '));
    if (kinds[i] !== 'free' || !isAbout) return false;
    // "Nut free brownie", "suitable for vegans", "free delivery"
    if (word === 'free' || word === 'frei') return /^(?:from|of|von|)$/.test(next) || kinds[i - 1] === 'allergen';
    if (/^(?:ok|okay|fine|safe|suitable|clear|none|geeignet|apto|adatto|geschikt)$/.test(word))
      return (
        /^allerg/.test(words[i - 1] ?? '') ||
        (/^(?:for|to|fur|para|per|pour|voor|bei|bij|przy|with|if)$/.test(next) && !/^veg/.test(words[i + 2] ?? ''))
      );
    return true;
  });
}

/** True if a line is about a dish: it names it, explains a sign of its row, or is about all dishes. */
export function appliesToDish(
  line: string,
  name: string,
  rows: readonly { readonly name: string; readonly text: string }[],
): boolean {
  const folded = ` ${foldText(line)} `;
  const named = rows.filter((row) => folded.includes(` ${foldText(row.name)} `));
  const [sign] = /^[*†‡§#¹²³⁴⁵]+/.exec(line) ?? [];
  const signed = sign === undefined ? [] : rows.filter(({ text }) => text.includes(sign));
  const about = [...named, ...signed];
  return about.length === 0 || about.some((row) => row.name === name);
}
