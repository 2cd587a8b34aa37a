import { AFTER_OTHER_FREE, NEGATION_FILL, NEGATIONS } from '../lexicon/word-classes.ts';
import { isBreak, type Words } from '../text/tokens.ts';
import { isOffered } from './offered.ts';

/** True where the text says that what words[from, to) name is not there: "no …", "… free", "instead of …". */
export function isNegated(words: Words, from: number, to: number): boolean {
  if (words[to] === 'free' && !AFTER_OTHER_FREE.has(words[to + 1] ?? '')) return true;
  if (words[to] === 'less') return true;
  const before = words[from - 1] ?? '';
  const before2 = isBreak(before) ? '' : (words[from - 2] ?? '');
  if (before === 'of' && before2 === 'instead') return true;
  if (before === 'only' || before === 'just') return false;
  // "With or without nuts" denies nothing.
  if (before === 'without' && before2 === 'or') return false;
  if (NEGATIONS.has(before)) return !isOffered(words, from - 1);
  return NEGATION_FILL.has(before) && NEGATIONS.has(before2) && !isOffered(words, from - 2);
}
