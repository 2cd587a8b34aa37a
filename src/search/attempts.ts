import type { MatchingStrategy } from '@menu-data-service/search-engine';
import type { ParsedQuery } from './search-text.ts';
import { withFoodFirst, withKnownWords } from './words/known-words.ts';

/** One way to ask an engine for the typed words. */
export interface WordMatch {
  readonly parsed: ParsedQuery;
  readonly strategy: MatchingStrategy;
}

/**
 * Attempts until something is found: all words; all words with food words completed; without words that are not food; without the last
 * words; without the most frequent words, which helps if an unknown word comes first. A single word is never dropped.
 */
export function* attempts(parsed: ParsedQuery): Generator<WordMatch> {
  yield { parsed, strategy: 'all' };
  const known = parsed.plain === null ? null : withKnownWords(parsed.plain);
  if (known !== null) yield { parsed: { ...parsed, text: known, plain: known }, strategy: 'all' };
  if (parsed.words <= 1) return;
  const foodFirst = parsed.plain === null ? null : withFoodFirst(known ?? parsed.plain);
  if (foodFirst !== null) yield { parsed: { ...parsed, text: foodFirst, plain: foodFirst }, strategy: 'last' };
  yield { parsed, strategy: 'last' };
  yield { parsed, strategy: 'frequency' };
}
