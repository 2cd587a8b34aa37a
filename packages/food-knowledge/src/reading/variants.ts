import { fold } from '../languages/fold.ts';
import { CLOSE, COMMA, OPEN, type Tokens, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { segmentStart, sentenceEnd, sentenceStart } from './token-spans.ts';

// Folded, of every language that menus are read in: headings are too short to show their language.
const SURCHARGE = wordSet(
  `surcharge surcharges supplement supplements supp upcharge upgrade charge fee aufpreis aufschlag zuschlag mehrpreis suplemento recargo
  supplemento sovrapprezzo maggiorazione toeslag meerprijs bijbetaling doplata doplaty acrescimo`,
);
/** Words for the usual kind of a dish, beside which another is a choice: "classic / gluten free". */
const USUAL = wordSet(
  `regular classic standard normal traditional ordinary conventional usual plain
  klassisch klassische klassischer klassisches normale normaler normales traditionell traditionelle herkommlich herkommliche
  classique classiques normaux normales traditionnel traditionnelle traditionnelles ordinaire
  clasico clasica clasicos clasicas tradicional tradicionales tradicionais
  classico classica classici classiche normali tradizionale tradizionali classicos classicas normais
  klassiek klassieke gewoon gewone traditioneel traditionele
  klasyczny klasyczna klasyczne zwykly zwykla zwykle tradycyjny tradycyjna tradycyjne normalny normalna normalne`,
);
/** Marks and words that join choices; a comma joins only single words. */
const JOINT = /[/|&+]|\s(?:and|or|und|oder|et|ou|y|o|u|e|en|of|i|oraz|lub|albo)\s/iu;
const PLUS = /\+\s?\p{Sc}?\s?\d/u;
const AMOUNT = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:zł|pln|eur|euros?|chf|gbp|usd|p)(?!\p{L}))|\d[.,]\d\d(?!\d)/iu;
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
/** Maximum distance in tokens, before and behind, of related words in a sentence; a long list of promises is no sentence. */
const MAX_REACH = 20;

/**
 * True where the statement at tokens [from, to) is about a variant of the dish: one that costs more ("gluten free +£2", "gluten free
 * (surcharge)"), or one beside the usual kind ("classic / gluten free", "gluten free and regular pizzas").
 */
export function isOfVariant(tokens: Tokens, from: number, to: number): boolean {
  const { words } = tokens;
  const start = Math.max(sentenceStart(words, from), from - MAX_REACH);
  const end = Math.min(sentenceEnd(words, to), to + MAX_REACH);
  const sentence = printedBetween(tokens, start, end);
  if (PLUS.test(sentence) || foldedWords(sentence).some((word) => SURCHARGE.has(word))) return true;
  const clause = printedBetween(tokens, Math.max(start, segmentStart(words, from)), closingBefore(words, to, end));
  if (AMOUNT.test(clause)) return true;
  return (
    isBesideUsual(printedBetween(tokens, start, from), printedBetween(tokens, to, end)) || repeats(words, from, to)
  );
}

/** Printed text from the token before `from` to token `to`, without both; signs around the tokens are part of it. */
const printedBetween = ({ text, starts, ends }: Tokens, from: number, to: number): string =>
  text.slice(ends[from - 1] ?? 0, starts[to] ?? text.length);

/** Position of the bracket that closes around the statement before `to`; `end` for none. */
function closingBefore(words: Words, to: number, end: number): number {
  let depth = 0;
  for (let at = to; at < end; at += 1) {
    if (words[at] === CLOSE && depth === 0) return at;
    if (words[at] === OPEN) depth += 1;
    if (words[at] === CLOSE) depth -= 1;
  }
  return end;
}

function isBesideUsual(before: string, after: string): boolean {
  const isUsual = (word: string | undefined): boolean => word !== undefined && USUAL.has(word);
  const isAlone = (part: string): boolean => {
    const words = foldedWords(part);
    return words.length === 1 && isUsual(words[0]);
  };
  const [, ...partsAfter] = after.split(JOINT);
  const partsBefore = before.split(JOINT).slice(0, -1);
  if (partsBefore.some((part) => isUsual(foldedWords(part).at(-1)))) return true;
  if (partsAfter.some((part) => isUsual(foldedWords(part)[0]))) return true;
  return before.split(',').slice(0, -1).some(isAlone) || after.split(',').slice(1).some(isAlone);
}

function repeats(words: Words, from: number, to: number): boolean {
  const joint = words[from - 1];
  return (joint === COMMA || joint === 'and' || joint === 'or') && from >= 2 && words[from - 2] === words[to];
}

const foldedWords = (text: string): string[] => (text.match(WORDS) ?? []).map(fold);
