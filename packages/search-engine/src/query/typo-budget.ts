import type { IndexSettings } from '../settings.ts';
import { tokenize } from '../text/tokenize.ts';

const DEFAULT_ONE_TYPO = 5;
const DEFAULT_TWO_TYPOS = 9;

/** Maximum typos of a query word by its length in characters; none for guarded words (R13). */
export function createTypoBudget(settings: IndexSettings['typoTolerance']): (word: string) => 0 | 1 | 2 {
  if (settings?.enabled === false) return () => 0;
  const guarded = new Set(
    (settings?.disableOnWords ?? []).map((word) =>
      tokenize(word)
        .map((token) => token.text)
        .join(''),
    ),
  );
  const one = settings?.minWordSizeForTypos?.oneTypo ?? DEFAULT_ONE_TYPO;
  const two = settings?.minWordSizeForTypos?.twoTypos ?? DEFAULT_TWO_TYPOS;
  return (word) => {
    if (guarded.has(word)) return 0;
    const { length } = [...word];
    if (length < one) return 0;
    return length < two ? 1 : 2;
  };
}
