import { createWordList } from '@menu-data-service/search-engine';
import { isOneSlipApart } from '../../lib/one-slip-apart.ts';

/** Letters a word must have for one slip and for two, as in the engines. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

/** Words that a mistyped one may be read as. */
export interface NearWords {
  /** The nearest word, when all that are that near mean the same; null also for words that are too short to be read otherwise. */
  nearest(typed: string): string | null;
}

/** @param isSame whether it does not matter which of two words is meant; one with an s is the same as without */
export function nearWords(words: Iterable<string>, isSame: (a: string, b: string) => boolean = isPlural): NearWords {
  const list = createWordList([...words].filter((word) => word.length >= ONE_SLIP));
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
 * For words too short to be forgiven everywhere, where the words around leave little else to mean: the first of `words` that begins with
 * the same letter and becomes the typed one by one slip; null where there is none.
 */
export function shortSlip(typed: string, words: readonly string[]): string | null {
  return words.find((word) => word[0] === typed[0] && isOneSlipApart(typed, word)) ?? null;
}

function slipsAllowed(typed: string): number {
  if (typed.length < ONE_SLIP) return 0;
  return typed.length < TWO_SLIPS ? 1 : 2;
}

/** One is the other with an s: whichever is meant, they say the same. */
function isPlural(a: string, b: string): boolean {
  return `${a}s` === b || `${b}s` === a;
}
