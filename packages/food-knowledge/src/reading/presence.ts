import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { COMMA, isBreak, printed, type Tokens, type Words } from '../text/tokens.ts';
import { hasIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, groupCodes, isCompleteNoun } from './allergen-words.ts';
import { type Answer, answerOf } from './answers.ts';
import {
  mayContainSpan,
  namesEveryAllergen,
  namesNuts,
  PLACES,
  requestSpan,
  warnsWithoutName,
} from './cross-contact.ts';
import { denialBefore } from './denials.ts';
import { EXCEPT } from './exceptions.ts';
import { isOpen } from './no-allergens.ts';
import { promise } from './promises.ts';
import { declare, isOfOtherStatement, markTokens, recordAnswer, type StatementReading } from './said.ts';
import { allergenListEnd, segmentEnd, segmentStart, sentenceEnd, sentenceStart } from './token-spans.ts';

const CONTAINS = new Set(['contain', 'containing']);
const ALLERGEN = new Set(['allergen']);
const NONE = wordSet('no none not without nothing free');
/** Words between "apart" and the like and the excepted food. */
const BEFORE_EXCEPTED = wordSet('from for than the of');
const PEANUTS = ['PEANUTS'] as const;
const EVERY = ALLERGENS.map(({ code }) => code);

export function readPresence(said: StatementReading, i: number, isAsked: boolean): void {
  const { words } = said.tokens;
  const word = words[i] ?? '';
  const request = requestSpan(words, i);
  const may = mayContainSpan(words, i) ?? usedSpan(words, i, said.promised.length > 0);
  if (request) markTokens(said, request.from, request.to, 'silent');
  else if (may) warn(said, may);
  else if (isAsked) return;
  else if (EXCEPT.has(word)) readException(said, i);
  else if (CONTAINS.has(word)) readContained(said, i);
  else if (word === 'allergen' && isListHeading(said.tokens, i)) readList(said, i);
}

function warn(said: StatementReading, { from, to }: { readonly from: number; readonly to: number }): void {
  const { words } = said.tokens;
  if (warnsWithoutName(words, from, to)) said.traces ??= printed(said.tokens, from, to);
  // A promise of "nut free" is one of peanuts, and so is its warning.
  const isOfPeanuts = said.promised.includes('PEANUTS') && namesNuts(words, from, to);
  const further = namesEveryAllergen(words, from, to) ? EVERY : isOfPeanuts ? PEANUTS : [];
  declare(said, from, to, { state: 'may contain', further });
  markTokens(said, from, to, 'may');
}

/** "Contains nuts", "contains nuts: no"; "not all dishes contain nuts" leaves this dish open. */
function readContained(said: StatementReading, i: number): void {
  const { words } = said.tokens;
  const begin = words[i + 1] === COMMA ? i + 2 : i + 1;
  const to = allergenListEnd(words, begin);
  const answer = to > begin ? answerOf(said.tokens, i, to) : undefined;
  // "Contains: milk: no, eggs: yes" is a heading over labels.
  if (begin > i + 1 && isAnswered(answer)) return;
  const isOfOne = !words.slice(begin, to).some(isBreak);
  // A comma or a bracket may begin something else.
  if (answer?.says === 'no' && answer.by !== 'word' && isOfOne) {
    recordAnswer(said, to, answer);
    promise(said, { codes: groupCodes(words, begin, to), from: i, to }, answer.to);
    return;
  }
  if (answer?.says === 'yes') recordAnswer(said, to, answer);
  const denial = denialBefore(words, i, (at) => isOfOtherStatement(said, at));
  const isUnclear = denial?.ofClause;
  declare(said, i, to, { state: isUnclear ? 'may contain' : 'contains' });
  markTokens(said, i, to, isUnclear ? 'may' : 'contains');
}

function readList(said: StatementReading, i: number): void {
  const { tokens } = said;
  const to = allergenListEnd(tokens.words, i + 2);
  // "Allergens: milk: no, eggs: yes" is a heading over labels.
  if (to > i + 2 && isAnswered(answerOf(tokens, i + 2, to))) return;
  const before = tokens.words[i - 1] ?? '';
  const isPossible = POSSIBLE.has(before);
  const complete = !isPossible && !IN_PART.has(before) && !isOpen(tokens.text);
  declare(said, i, to, { state: isPossible ? 'may contain' : 'contains', complete });
  markTokens(said, i, to, isPossible ? 'may' : 'contains');
}

/** "Potential allergens: soya" lists what may be there, "main allergens: milk" not all of them. */
const POSSIBLE = wordSet('potential possible likely hidden suspected available');
const IN_PART = wordSet('main key common major some known certain notable important additional other further');

const isAnswered = (answer: Answer | undefined): boolean => answer !== undefined && answer.by !== 'sign';

/** "No allergens except milk". */
function readException(said: StatementReading, i: number): void {
  const { words } = said.tokens;
  const start = sentenceStart(words, i);
  if (!hasIn(words, start, i, ALLERGEN) || !hasIn(words, start, i, NONE)) return;
  let from = i + 1;
  while (BEFORE_EXCEPTED.has(words[from] ?? '')) from += 1;
  const to = allergenListEnd(words, from);
  declare(said, from, to, { state: 'contains' });
  markTokens(said, from, to, 'contains');
}

/** True for "Allergens: …" and "Allergens contain: …", false for "allergens are listed elsewhere". */
function isListHeading({ text, words, ends }: Tokens, i: number): boolean {
  return words[i + 1] === COMMA && /^\s*:/.test(text.slice(ends[i]));
}

const DENIES = wordSet('no not never without neither nor none isnt arent dont cannot');
const MANY = wordSet('also both many several various other some lot of');

/**
 * Tokens of a warning about ingredients of the kitchen, with its verb at `i`: "nuts are used in our kitchen", "our kitchen uses nuts";
 * undefined for none.
 * @param isPromised whether a promise comes before, which "but we use nuts" retracts without naming a place
 */
function usedSpan(words: Words, i: number, isPromised: boolean): { from: number; to: number } | undefined {
  const word = words[i];
  if (word !== 'used' && word !== 'use') return undefined;
  const start = segmentStart(words, i);
  const inPlace = hasIn(words, sentenceStart(words, i), sentenceEnd(words, i), PLACES);
  if ((!inPlace && !isPromised) || hasIn(words, start, i, DENIES)) return undefined;
  const to = segmentEnd(words, i);
  if (word === 'used') {
    const from = firstNamed(words, start, i);
    // "Oat milk is used instead" retracts nothing.
    const isNamed = inPlace || (from !== undefined && groupCodes(words, from, i, true).length > 0);
    return from === undefined || !isNamed ? undefined : { from, to };
  }
  let from = i + 1;
  while (MANY.has(words[from] ?? '')) from += 1;
  const end = allergenListEnd(words, from);
  const isNamed = firstNamed(words, from, end) !== undefined;
  return isNamed && words[end] !== 'free' && isCompleteNoun(words, end)
    ? { from: i, to: Math.max(end, to) }
    : undefined;
}

/** First word in [from, to) that names an allergen and is not negated by "free". */
function firstNamed(words: Words, from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1)
    if (ALLERGEN_WORDS.has(words[at] ?? '') && words[at + 1] !== 'free' && !isBreak(words[at])) return at;
  return undefined;
}
