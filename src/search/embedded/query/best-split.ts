import type { DocumentStore } from '../store/document-store.ts';
import { countNeighbours } from './word-pairs.ts';

/**
 * The one cut of a word whose halves stand side by side in most documents of the whole index; the first such cut
 * wins (R21). Null when they never do.
 */
export function bestSplit(store: DocumentStore, word: string): readonly [string, string] | null {
  const lexicon = store.dictionary.lexicon();
  const { frequencies } = store.dictionary;
  let best: readonly [string, string] | null = null;
  let most = 0;
  for (let cut = 1; cut < word.length; cut++) {
    const left = word.slice(0, cut);
    const right = word.slice(cut);
    const a = lexicon.idOf(left);
    const b = a === undefined ? undefined : lexicon.idOf(right);
    if (a === undefined || b === undefined) continue;
    if (Math.min(frequencies[a] as number, frequencies[b] as number) <= most) continue;
    const count = countNeighbours(store, a, b);
    if (count <= most) continue;
    most = count;
    best = [left, right];
  }
  return best;
}
