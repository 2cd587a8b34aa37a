import type { Words } from '../text/tokens.ts';
import { nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { sentenceEnd, sentenceStart } from './token-spans.ts';

export const EXCEPT = wordSet('except excepting exception exclude excluding excluded apart aside beside than');

const BUT = new Set(['but']);
/** "All but the bun", "anything but gluten free". */
const BEFORE_BUT = wordSet('all everything anything nothing none');

/** True in a sentence with an exception before or behind the statement at `at`: "except", "apart from", "other than". */
export function isExcepted(words: Words, at: number): boolean {
  const [start, end] = [sentenceStart(words, at), sentenceEnd(words, at)];
  if (nextIndexIn(words, start, EXCEPT) < end) return true;
  const but = nextIndexIn(words, start, BUT);
  return but < end && BEFORE_BUT.has(words[but - 1] ?? '');
}
