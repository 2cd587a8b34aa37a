import { type PhraseTable, phraseSet } from '../../phrase-table.ts';
import type { Reader } from '../../span.ts';
import { NOT_MADE, WAYS_OF_MAKING } from '../../words/avoided.ts';
import { excludedWord } from './avoided-list.ts';

const NOT = phraseSet(NOT_MADE);
const WAYS: PhraseTable<string> = phraseSet(WAYS_OF_MAKING);
const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', 'or', 'and', 'nor']);

/** "not fried", "not too sweet": how the dish must not be made or taste. */
export const readMaking: Reader = (tokens, from) => {
  const not = NOT.at(tokens, from);
  const ways: string[] = [];
  let to = from;
  for (let way = not && WAYS.at(tokens, not.next); way !== null; ) {
    ways.push(way.value);
    to = way.next;
    way = JOINTS.has(tokens[to]?.text ?? '') ? WAYS.at(tokens, to + 1) : null;
  }
  if (ways.length === 0) return null;
  const words = ways.map((way) => excludedWord(way, [way]));
  return { from, to, meanings: [{ kind: 'without', words }], certain: true, weight: 7.5 * (to - from) };
};
