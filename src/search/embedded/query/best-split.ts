import type { DocumentStore } from '../store/document-store.ts';
import { countNeighbours } from './word-pairs.ts';

/**
 * The one cut of a word whose halves stand side by side in most documents of the whole index; the first such cut
 * wins (R21). Null when they never do.
 */
export function bestSplit(store: DocumentStore, word: string): readonly [string, string] | null {
  let best: Cut | null = null;
  let most = 0;
  for (const cut of promisingFirst(possibleCuts(store, word))) {
    if (cut.atMost < most) break;
    const beats = best && cut.at < best.at ? most - 1 : most;
    const count = countNeighbours(store, cut.left, cut.right, beats);
    if (count <= beats) continue;
    most = count;
    best = cut;
  }
  return best && [word.slice(0, best.at), word.slice(best.at)];
}

interface Cut {
  readonly at: number;
  readonly left: number;
  readonly right: number;
  /** Documents of the rarer half. */
  readonly atMost: number;
}

/** Cuts with two words of the dictionary. */
function possibleCuts(store: DocumentStore, word: string): Cut[] {
  const lexicon = store.dictionary.lexicon();
  const { frequencies } = store.dictionary;
  const cuts: Cut[] = [];
  for (let at = 1; at < word.length; at++) {
    const left = lexicon.idOf(word.slice(0, at));
    const right = left === undefined ? undefined : lexicon.idOf(word.slice(at));
    if (left === undefined || right === undefined) continue;
    cuts.push({ at, left, right, atMost: Math.min(frequencies[left] as number, frequencies[right] as number) });
  }
  return cuts;
}

function promisingFirst(cuts: readonly Cut[]): Cut[] {
  return [...cuts].sort((a, b) => b.atMost - a.atMost || a.at - b.at);
}
