import { isBreak } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

const STOP_WORDS = wordSet('with and in the a of on or for to our your served from by is made');
/** More words of a description add little and cost time. */
const MOST_WORDS = 80;

/**
 * Calls `each` once for every feature of an item: words, pairs of neighbours, beginnings and ends of the name's words, its last word.
 * `nameDone` is called after those of the name, before those that the description adds.
 */
export function eachFeature(
  name: readonly string[],
  description: readonly string[] | undefined,
  each: (feature: string) => void,
  nameDone?: () => void,
): void {
  const seen = new Set<string>();
  const emit = (feature: string) => {
    if (seen.has(feature)) return;
    seen.add(feature);
    each(feature);
  };
  runOver(name, true, emit);
  nameDone?.();
  if (description && description.length > 0) {
    runOver(description, false, emit);
    emit('has description');
  }
}

function runOver(words: readonly string[], title: boolean, emit: (feature: string) => void): void {
  let previous: string | undefined;
  let last: string | undefined;
  const count = Math.min(words.length, MOST_WORDS);
  for (let i = 0; i < count; i += 1) {
    const word = words[i] ?? '';
    if (isBreak(word)) {
      previous = undefined;
      continue;
    }
    if (STOP_WORDS.has(word)) continue;
    emit(`w:${word}`);
    if (previous !== undefined) emit(`b:${previous}_${word}`);
    if (title && word.length >= 5) {
      emit(`c:${word.slice(0, 4)}`);
      emit(`c:${word.slice(-4)}`);
    }
    previous = word;
    last = word;
  }
  if (title && last !== undefined) emit(`h:${last}`);
}
