import type { DocumentStore } from '../store/document-store.ts';
import { countNeighbours } from './word-pairs.ts';

/**
 * The one cut of a word whose halves are adjacent in most documents of the whole index; the first such cut wins (R21). Null if they never
 * are, or if the cut is at `ownCut`, where the word was joined.
 */
export function bestSplit(store: DocumentStore, word: string, ownCut: number | null): readonly [string, string] | null {
  const cuts = possibleCuts(store, word);
  const { best, most } = bestOf(
    store,
    cuts.filter((cut) => cut.at !== ownCut),
  );
  if (!best) return null;
  const own = cuts.find((cut) => cut.at === ownCut);
  if (own) {
    const enough = own.at < best.at ? most : most + 1;
    if (countNeighbours(store, own.left, own.right, enough - 1, enough) >= enough) return null;
  }
  return [word.slice(0, best.at), word.slice(best.at)];
}

function bestOf(store: DocumentStore, cuts: readonly Cut[]): { readonly best: Cut | null; readonly most: number } {
  let best: Cut | null = null;
  let most = 0;
  for (const cut of promisingFirst(cuts)) {
    if (cut.atMost < most) break;
    const beats = best && cut.at < best.at ? most - 1 : most;
    const count = countNeighbours(store, cut.left, cut.right, beats);
    if (count <= beats) continue;
    most = count;
    best = cut;
  }
  return { best, most };
}

interface Cut {
  readonly at: number;
  readonly left: number;
  readonly right: number;
  /** Upper bound: documents of the rarer half. */
  readonly atMost: number;
}

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
