import { fold } from '../languages/fold.ts';
import type { Tokens } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

export interface Answer {
  /** `open` for anything but the others: "Gluten free: ask us". */
  readonly says: 'yes' | 'no' | 'traces' | 'open';
  /** Form of the answer: a sign such as ✓, a word behind a colon or an equals sign, or a word behind any other mark. */
  readonly by: 'sign' | 'told word' | 'word';
  readonly to: number;
  readonly end: number;
}

// Folded, of every language that menus are read in: an answer is too short to tell the language of its text.
const YES = wordSet('yes yep yeah y true ja oui si sim tak');
const NO = wordSet('no not none nope never n false nein nicht kein keine non pas nee niet nao nie brak');
const TRACES = wordSet('traces trace spuren tracce trazas vestigios tracos sporen slady maybe possibly');
const MAY = wordSet('may might could kann peut puede puo pode kan moze');
const CONTAIN = wordSet('contain enthalten contenir contener contenere conter bevatten zawierac');
/** After a denial these make it an answer of several words: "not available". */
const POSSIBLE = wordSet(
  `available possible offered verfugbar moglich erhaltlich disponible disponibile possibile disponivel possivel
  dostepne dostepny dostepna mozliwe beschikbaar mogelijk`,
);
const CLAUSE_BREAK = /[,;.|\n()[\]/•]/u;
const SIGN_AT_END = /[✓✔☑✅👍✗✘✕✖❌❎☒🚫⛔👎](?=\uFE0F?\s*$)/u;
const SIGN = /^[✓✔☑✅👍✗✘✕✖❌❎☒🚫⛔👎]/u;
const TICK = /^[✓✔☑✅👍]/u;
/** Marks between a label and its answer; a colon or an equals sign announces one. */
const SEPARATOR = /^((?:["”*)\]]+(?=\s*[:=]))?)([\s:=|,/([>–—→-]*)/u;
/** Separators between marks such as "GF, N" or "GF V". */
const MARKS = /^[\s,/]*$/;
const ANNOUNCES = /[:=]/;
/** A lone word behind one of these answers the label before it. */
const BEFORE_ANSWER = /[:=([{]\s*$|\s[-–—]\s*$/u;
const WORD = /^[\p{L}\p{M}]+/u;
const NEXT_WORD = /^\s+(\p{L}+)/u;
/** End of an answer; "No. 4" is none. */
const ENDS = /^\s*(?:$|\.(?!\s*\d)|[^\s\p{L}\p{N}.])|^[^\S\n]*\n/u;
const ALTERNATIVE = /^\s*\/\s*(\p{L}+)/u;
const NEXT_LABEL = /^\s[^:=.,;()\n]{1,40}[:=]/u;
const MAX_LENGTH = 80;

/** Answer to the label at tokens [from, to), behind or before it; undefined for none. Anything but yes or no leaves it open. */
export function answerOf({ text, starts, ends }: Tokens, from: number, to: number): Answer | undefined {
  const start = starts[from] ?? 0;
  const begin = ends[to - 1] ?? text.length;
  // The label is a part of a compound.
  if ((starts[to] ?? begin) < begin) return undefined;
  const [lead = '', closing = '', separator = ''] = SEPARATOR.exec(text.slice(begin, begin + MAX_LENGTH)) ?? [];
  const isAnnounced = ANNOUNCES.test(separator);
  const rest = text.slice(begin + lead.length, begin + MAX_LENGTH);
  const answer = (says: Answer['says'], by: Answer['by'], length: number): Answer => {
    const end = begin + (length === 0 ? 0 : lead.length + length);
    let last = to;
    while (last < starts.length && (starts[last] ?? 0) < end) last += 1;
    return { says, by, to: last, end };
  };
  const sign = SIGN.exec(rest)?.[0];
  if (sign !== undefined && isAnnounced) return answer(signed(sign), 'sign', sign.length);
  const around = signAround(text, start, begin, sign);
  if (around !== undefined) return answer(around, 'sign', sign === undefined ? 0 : sign.length);
  const said = separator === '' ? undefined : wordAnswer(rest, separator);
  // "Soup (GF): leek, potato"
  if (said === undefined || (said.says === 'open' && closing !== '')) return undefined;
  return answer(said.says, isAnnounced ? 'told word' : 'word', said.length);
}

/** Sign beside a label: before it where its clause begins with one, behind it where its clause ends with one. */
function signAround(text: string, start: number, end: number, behind: string | undefined): Answer['says'] | undefined {
  const left =
    text
      .slice(Math.max(0, start - MAX_LENGTH), start)
      .split(CLAUSE_BREAK)
      .at(-1) ?? '';
  const right = text.slice(end, end + MAX_LENGTH).split(CLAUSE_BREAK)[0] ?? '';
  const before = SIGN_AT_END.exec(left)?.[0];
  if (before === undefined && behind === undefined) return undefined;
  const begins = SIGN.test(left.trimStart());
  const isLast = SIGN_AT_END.test(right);
  if (begins === isLast) return 'open';
  const own = begins ? before : behind;
  return own === undefined ? undefined : signed(own);
}

function wordAnswer(rest: string, separator: string): { says: Answer['says']; length: number } | undefined {
  if (rest === '') return undefined;
  const isAnnounced = ANNOUNCES.test(separator);
  const printed = WORD.exec(rest)?.[0] ?? '';
  const word = fold(printed);
  const behind = rest.slice(printed.length);
  // "Yes/no" is no answer, nor is "n/a".
  const other = ALTERNATIVE.exec(behind)?.[1];
  const isSplit = other !== undefined && (printed.length === 1 || YES.has(fold(other)) || NO.has(fold(other)));
  const isAlone = !isSplit && isEnd(behind, isAnnounced);
  // In "(GF, N)" the letter is another mark; in "gluten free (N)" it may be.
  if (printed.length === 1 && isAlone && !isAnnounced)
    return MARKS.test(separator) ? undefined : { says: 'open', length: 0 };
  if (isAlone && YES.has(word)) return { says: 'yes', length: printed.length };
  if (isAlone && NO.has(word)) return { says: 'no', length: printed.length };
  if (isAlone && TRACES.has(word)) return { says: 'traces', length: printed.length };
  const [more = '', possible = ''] = NEXT_WORD.exec(behind) ?? [];
  const says = isEnd(behind.slice(more.length), isAnnounced) ? answerInTwoWords(word, fold(possible)) : undefined;
  if (says !== undefined) return { says, length: printed.length + more.length };
  return isAnnounced ? { says: 'open', length: 0 } : undefined;
}

/** "Not available", "may contain" */
function answerInTwoWords(word: string, next: string): Answer['says'] | undefined {
  if (NO.has(word) && POSSIBLE.has(next)) return 'no';
  return MAY.has(word) && CONTAIN.has(next) ? 'traces' : undefined;
}

/** True where the token at `at` answers a label before it, whatever that is: "spicy: no", "milk (no)", "vegan - no". */
export function isAnswer({ text, starts, ends }: Tokens, at: number): boolean {
  const [start, end] = [starts[at] ?? 0, ends[at] ?? text.length];
  const before = text.slice(Math.max(0, start - MAX_LENGTH), start);
  const behind = text.slice(end, end + MAX_LENGTH);
  return (
    NO.has(fold(text.slice(start, end))) &&
    BEFORE_ANSWER.test(before) &&
    isEnd(behind, ANNOUNCES.test(before.slice(-2)))
  );
}

const isEnd = (behind: string, isAnnounced: boolean): boolean =>
  ENDS.test(behind) || (isAnnounced && NEXT_LABEL.test(behind));

const signed = (sign: string): Answer['says'] => (TICK.test(sign) ? 'yes' : 'no');
