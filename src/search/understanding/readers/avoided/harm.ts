import { type PhraseTable, phraseSet } from '../../phrase-table.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';
import { isWished } from './read-wish.ts';

const HARMS = phraseSet(avoidedWords('harm'));
const ALLERGIES = phraseSet(avoidedWords('allergy'));
const CAUSING: ReadonlySet<string> = new Set(avoidedWords('cause'));
const TO: ReadonlySet<string> = new Set([...avoidedWords('to harm'), '=']);
const OF: ReadonlySet<string> = new Set(avoidedWords('of harm'));
const JOINS: ReadonlySet<string> = new Set([...avoidedWords('joins harm'), ':', '=']);
const AFTER = phraseSet(avoidedWords('after harm'));
const PERSONS: ReadonlySet<string> = new Set(['me', 'him', 'her', 'us', 'them', 'my', 'his', 'our', 'their']);
const SIGNS: ReadonlySet<string> = new Set([':', '-', '–', '—', '=', '(', '*']);
/** Words between a food and what it does, at most. */
const FARTHEST = 9;
const NEARLY = 3;
/** After a sign these go on about what stands before it: "nuts, they make me ill". */
const SAID_AGAIN: ReadonlySet<string> = new Set(avoidedWords('said of before'));

export interface Harm {
  /** The first token of the words of harm. */
  readonly at: number;
  readonly next: number;
  /** It is said to be made by what stands before: "makes me ill". */
  readonly caused: boolean;
}

/** The end of words that belong to what was said before. */
function past(table: PhraseTable<unknown>, tokens: readonly Token[], from: number): number {
  let at = from;
  for (let found = table.at(tokens, at); found !== null; found = table.at(tokens, at)) at = found.next;
  return at;
}

/** The phrase of harm that stands here, unless it is part of a wish. */
function harmAt(tokens: readonly Token[], at: number): Harm | null {
  const found = HARMS.at(tokens, at);
  return found === null || isWished(tokens, at) ? null : { at, next: found.next, caused: isCaused(tokens, at) };
}

function isCaused(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - NEARLY), at).some(({ text }) => CAUSING.has(text));
}

/** The harm that is said of what stands right before: "makes me really ill", "gives him hives". */
export function harmAfter(tokens: readonly Token[], from: number): Harm | null {
  const goesOn = tokens[from]?.kind === 'sign' && SAID_AGAIN.has(tokens[from + 1]?.text ?? '');
  let vague: Harm | null = null;
  for (let at = goesOn ? from + 1 : from; at < tokens.length && at - from <= FARTHEST; at += 1) {
    const found = harmAt(tokens, at);
    const isBetween = TO.has(tokens[at]?.text ?? '');
    // "makes my" whatever it is, where nothing says it better
    if (found !== null && isVague(tokens, found)) vague ??= { ...found, next: past(AFTER, tokens, found.next) };
    // "never agrees", "ill": the last of several words of harm
    else if (found !== null && !(isBetween && harmAt(tokens, found.next) !== null))
      return { ...found, next: past(AFTER, tokens, found.next) };
    if (!isBetween) return vague;
  }
  return vague;
}

/** It says that something is done to somebody, and not what: "makes me". */
function isVague(tokens: readonly Token[], { at, next }: Harm): boolean {
  return next > at + 1 && tokens.slice(at, next).every(({ text }) => TO.has(text));
}

/** The token where it may be said what does the harm that stands here, and whether nothing else can be meant by it. */
export function causeOf(
  tokens: readonly Token[],
  from: number,
): { readonly at: number; readonly sure: boolean } | null {
  const found = harmAt(tokens, from);
  if (found === null) return null;
  let at = found.next;
  let sure = false;
  for (; at < tokens.length && at - found.next <= FARTHEST; at += 1) {
    const text = tokens[at]?.text ?? '';
    // "disagrees with me": whom, and not what
    if (JOINS.has(text) && !PERSONS.has(tokens[at + 1]?.text ?? '')) sure = true;
    if (!OF.has(text) && !SIGNS.has(text) && harmAt(tokens, at) === null) break;
  }
  // "makes me ill fish and chips": the harm is of what was said before
  return at < tokens.length && (sure || !found.caused) ? { at, sure } : null;
}

/** Words of an illness that must be of something that is eaten: "allergic", "makes me sick". */
export function isIllness(tokens: readonly Token[], at: number): boolean {
  if (ALLERGIES.at(tokens, at) !== null) return !isWished(tokens, at);
  return harmAt(tokens, at)?.caused ?? false;
}
