import { phraseSet } from '../../phrase-table.ts';
import { type Reader, spanOf } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';

const WISHES = phraseSet(avoidedWords('wanted'));
/** No wish has more words before the one that sounds like harm. */
const FARTHEST = 4;

/** "not without cheese", "no problem with nuts", "I'll have": sounds like leaving out, and is not. */
export const readWish: Reader = (tokens, from) => {
  const wish = WISHES.at(tokens, from);
  return wish && spanOf(from, wish.next, [{ kind: 'wish' }], 10);
};

/** Whether a token belongs to such a wish. */
export function isWished(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - FARTHEST); from <= at; from += 1) {
    const wish = WISHES.at(tokens, from);
    if (wish !== null && wish.next > at) return true;
  }
  return false;
}
