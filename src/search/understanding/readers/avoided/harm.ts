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
/** Maximum words between a food and its effect. */
const MAX_DISTANCE = 9;
const NEARLY = 3;
/** After a sign these refer back: "nuts, they make me ill". */
const BACK_REFERENCES: ReadonlySet<string> = new Set(avoidedWords('said of before'));

export interface Harm {
  readonly at: number;
  readonly next: number;
  /** True if the cause stands before: "makes me ill". */
  readonly caused: boolean;
}

/** Skips words that belong to the preceding statement. */
function past(table: PhraseTable<unknown>, tokens: readonly Token[], from: number): number {
  let at = from;
  for (let found = table.at(tokens, at); found !== null; found = table.at(tokens, at)) at = found.next;
  return at;
}

/** Finds a phrase of harm here, unless it is part of a wish. */
function harmAt(tokens: readonly Token[], at: number): Harm | null {
  const found = HARMS.at(tokens, at);
  return found === null || isWished(tokens, at) ? null : { at, next: found.next, caused: isCaused(tokens, at) };
}

function isCaused(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - NEARLY), at).some(({ text }) => CAUSING.has(text));
}

/** Finds the harm said of what stands right before: "makes me really ill", "gives him hives". */
export function harmAfter(tokens: readonly Token[], from: number): Harm | null {
  const continues = tokens[from]?.kind === 'sign' && BACK_REFERENCES.has(tokens[from + 1]?.text ?? '');
  let vague: Harm | null = null;
  for (let at = continues ? from + 1 : from; at < tokens.length && at - from <= MAX_DISTANCE; at += 1) {
    const found = harmAt(tokens, at);
    const isBetween = TO.has(tokens[at]?.text ?? '');
    // vague "makes my", used if nothing says it better
    if (found !== null && isVague(tokens, found)) vague ??= { ...found, next: past(AFTER, tokens, found.next) };
    // "never agrees", "ill": the last of several words of harm
    else if (found !== null && !(isBetween && harmAt(tokens, found.next) !== null))
      return { ...found, next: past(AFTER, tokens, found.next) };
    if (!isBetween) return vague;
  }
  return vague;
}

/** True if the effect is not named: "makes me". */
function isVague(tokens: readonly Token[], { at, next }: Harm): boolean {
  return next > at + 1 && tokens.slice(at, next).every(({ text }) => TO.has(text));
}

/** Finds the possible cause of a harm, and whether it is unambiguous. */
export function causeOf(
  tokens: readonly Token[],
  from: number,
): { readonly at: number; readonly sure: boolean } | null {
  const found = harmAt(tokens, from);
  if (found === null) return null;
  let at = found.next;
  let sure = false;
  for (; at < tokens.length && at - found.next <= MAX_DISTANCE; at += 1) {
    const text = tokens[at]?.text ?? '';
    // "disagrees with me": the person, not the cause
    if (JOINS.has(text) && !PERSONS.has(tokens[at + 1]?.text ?? '')) sure = true;
    if (!OF.has(text) && !SIGNS.has(text) && harmAt(tokens, at) === null) break;
  }
  // "makes me ill fish and chips": the harm refers back
  return at < tokens.length && (sure || !found.caused) ? { at, sure } : null;
}

/** Recognises illnesses caused by food: "allergic", "makes me sick". */
export function isIllness(tokens: readonly Token[], at: number): boolean {
  if (ALLERGIES.at(tokens, at) !== null) return !isWished(tokens, at);
  return harmAt(tokens, at)?.caused ?? false;
}
