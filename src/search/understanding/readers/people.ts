import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import { readGroups } from '../../words/read-list.ts';
import { phraseSet } from '../phrase-table.ts';
import { type Reader, type Span, spanOf } from '../span.ts';
import type { Token } from '../tokens.ts';
import { isSign } from './amounts.ts';

const listed = readGroups('asked/people.txt');
const BEFORE = phraseSet(listed('before'));
const AFTER = phraseSet(listed('after'));
const TIME = phraseSet(listed('time'));
const BOOKING: ReadonlySet<string> = new Set(listed('booking'));
/** No party is larger, and nobody is older. */
const MAX_NUMBER = 99;

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === 'number' ? !token.decimals && token.value <= MAX_NUMBER : NUMBER_WORDS.has(token?.text ?? '');

const party = (from: number, to: number): Span => spanOf(from, to, [{ kind: 'wish' }], 9);

/** Reads numbers of people, ages and times: "party of 6", "two adults", "aged 7", "at 7.30" of a booking. */
export const readPeople: Reader = (tokens, from) => {
  const time = TIME.at(tokens, from)?.next ?? from;
  const hour = tokens[time];
  if (hour?.kind === 'number' && isSign(tokens[time + 1], /^:$/) && tokens[time + 2]?.kind === 'number')
    return party(from, time + 3);
  if (hour?.decimals && time > from && tokens.some(({ text }) => BOOKING.has(text))) return party(from, time + 1);
  const before = BEFORE.at(tokens, from);
  const at = before?.next ?? from;
  if (!isNumber(tokens[at])) return null;
  const after = AFTER.at(tokens, at + 1);
  return before === null && after === null ? null : party(from, after?.next ?? at + 1);
};
