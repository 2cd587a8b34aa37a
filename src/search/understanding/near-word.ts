import { createWordList } from '@menu-data-service/search-engine';
import { isOneSlipApart } from '../../lib/one-slip-apart.ts';

/** Minimum length for one slip and for two, as in the engines. */
const MIN_LENGTH_ONE_SLIP = 5;
const MIN_LENGTH_TWO_SLIPS = 9;

export interface NearWords {
  /** The nearest word, if all equally near ones mean the same; null also for words too short to correct. */
  nearest(typed: string): string | null;
}

/** @param isSame whether two words mean the same; by default one with an s does */
export function nearWords(words: Iterable<string>, isSame: (a: string, b: string) => boolean = isPlural): NearWords {
  const list = createWordList([...words].filter((word) => word.length >= MIN_LENGTH_ONE_SLIP));
  return {
    nearest(typed) {
      for (let slips = 0; slips <= slipsAllowed(typed); slips += 1) {
        const [first, ...others] = list.near(typed, slips);
        if (first !== undefined) return others.every((other) => isSame(other, first)) ? first : null;
      }
      return null;
    },
  };
}

/**
 * Corrects words too short to be forgiven everywhere, where the context leaves little else to mean: the first of `words` with the same
 * first letter and one slip; null if there is none.
 */
export function shortSlip(typed: string, words: readonly string[]): string | null {
  return words.find((word) => word[0] === typed[0] && isOneSlipApart(typed, word)) ?? null;
}

function slipsAllowed(typed: string): number {
  if (typed.length < MIN_LENGTH_ONE_SLIP) return 0;
  return typed.length < MIN_LENGTH_TWO_SLIPS ? 1 : 2;
}

/** Plurals mean the same. */
function isPlural(a: string, b: string): boolean {
  return `${a}s` === b || `${b}s` === a;
}
