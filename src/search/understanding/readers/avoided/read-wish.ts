import { phraseSet } from '../../phrase-table.ts';
import { type Reader, spanOf } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';

const WISHES = phraseSet(avoidedWords('wanted'));
/** Maximum words of a wish before the one that sounds like harm. */
const MAX_DISTANCE = 4;

/** Reads phrases that look like exclusions but are not: "not without cheese", "no problem with nuts", "I'll have". */
export const readWish: Reader = (tokens, from) => {
  const wish = WISHES.at(tokens, from);
  return wish && spanOf(from, wish.next, [{ kind: 'wish' }], 10);
};

/** Tells whether a token belongs to such a wish. */
export function isWished(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - MAX_DISTANCE); from <= at; from += 1) {
    const wish = WISHES.at(tokens, from);
    if (wish !== null && wish.next > at) return true;
  }
  return false;
}
