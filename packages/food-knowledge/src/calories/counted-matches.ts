import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import type { Portion } from './load-portions.ts';

export interface PortionMatch {
  readonly phrase: string;
  readonly kcal: number;
  readonly from: number;
  readonly words: number;
  readonly usualSide: number;
}

const NUMBERS: ReadonlyMap<string, number> = new Map([...NUMBER_WORDS, ['double', 2], ['triple', 3]]);
/** A larger number is a code, a year or a weight, not pieces on a plate. */
const MAX_PIECES = 24;

/** Every longest match in a text, except after "instead of", "no" or "without". Matches may overlap. */
export function countedMatches(words: readonly string[], table: PhraseTrie<Portion>): PortionMatch[] {
  const found: PortionMatch[] = [];
  let end = 0;
  for (let i = 0; i < words.length; i += 1) {
    const hit = table.longest(words, i);
    if (!hit || i + hit.length <= end) continue;
    end = i + hit.length;
    const before = words[i - 1];
    const denied = before === 'no' || before === 'without' || (before === 'of' && words[i - 2] === 'instead');
    if (denied) continue;
    const { phrase, each, usualSide } = hit.value;
    const count = each === undefined ? undefined : countBefore(words, i);
    const kcal = count === undefined || each === undefined ? hit.value.kcal : count * each;
    found.push({ phrase, kcal, from: i, words: hit.length, usualSide });
  }
  return found;
}

/** Pieces counted before position `from`, at most two words away ("two free-range poached eggs"). */
function countBefore(words: readonly string[], from: number): number | undefined {
  for (let i = from - 1; i >= Math.max(0, from - 3); i -= 1) {
    const word = words[i] ?? '';
    if (word === 'dozen') return words[i - 1] === 'half' || words[i - 2] === 'half' ? 6 : 12;
    const number = NUMBERS.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
    if (number !== undefined) return number >= 1 && number <= MAX_PIECES ? number : undefined;
    if (!/^[a-z]+$/.test(word)) return undefined;
  }
  return undefined;
}
