import { addBit, type BitSet, countBits, forEachBit, intersect } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import { keepNearOnes } from './may-be-near.ts';
import { missesWord, nodeDocuments, phraseDocuments } from './node-documents.ts';
import { phrasesOfNode, tableWordsOfNode, wordsOfNode } from './node-words.ts';
import { FAR_COST, LEFT, RIGHT, RIGHT_FORWARD, scanPairs } from './scan-pairs.ts';
import { type Space, TOKENS_A_DOCUMENT } from './space.ts';
import { wordFlags } from './word-flags.ts';

/**
 * Documents in which right is near left: forward at 1, 2, 3 words costs 0, 1, 2; backward one more. Three disjoint sets by cost. A phrase on
 * the left counts by its last word, on the right by its first, and forward only.
 */
export function documentsByCloseness(
  space: Space,
  universe: BitSet,
  left: QueryNode,
  right: QueryNode,
): readonly BitSet[] {
  const sets = Array.from({ length: FAR_COST }, () => space.newSet());
  const both = space.newSet();
  if (!intersect(both, nodeDocuments(space, left), universe)) return sets;
  const rightWords = wordsOfNode(right);
  const rightPhrases = edgeWords(space, right, 'first');
  const leftPhrases = edgeWords(space, left, 'last');
  const leftWords = usableLeftWords(space, universe, left, rightWords.length + rightPhrases.length);
  const best = new Uint8Array(space.size).fill(FAR_COST);
  const tokens = space.tokens();
  const marks = new WordMarks(space);

  marks.set(rightWords, RIGHT);
  const tableWords = tableWordsOfNode(right);
  marks.set(tableWords, RIGHT_FORWARD);
  if (right.term.tableWords && right.term.exact !== null) marks.set([right.term.exact], RIGHT);
  marks.set(leftWords, LEFT);
  const wordsNear = both.slice();
  // Only if reading the tokens of all these documents costs more than checking the masks of all.
  if (!space.parent && countBits(both) * TOKENS_A_DOCUMENT > space.size)
    keepNearOnes(wordsNear, space.occurrences(leftWords), space.occurrences([...rightWords, ...tableWords]));
  scanPairs(tokens, wordsNear, marks.flags, true, best);
  marks.clear(LEFT);
  for (const [word, documents] of leftPhrases) {
    marks.set([word], LEFT);
    scanPairs(tokens, within(space, both, documents), marks.flags, false, best);
    marks.clear(LEFT);
  }
  marks.clear(RIGHT | RIGHT_FORWARD);
  for (const [word, documents] of rightPhrases) {
    const matching = within(space, both, documents);
    marks.set([word], RIGHT);
    marks.set(leftWords, LEFT);
    scanPairs(tokens, matching, marks.flags, false, best);
    marks.clear(LEFT);
    for (const [other, otherDocuments] of leftPhrases) {
      marks.set([other], LEFT);
      scanPairs(tokens, within(space, matching, otherDocuments), marks.flags, false, best);
      marks.clear(LEFT);
    }
    marks.clear(RIGHT);
  }
  forEachBit(both, (document) => {
    const cost = best[document] as number;
    if (cost < FAR_COST) addBit(sets[cost] as BitSet, document);
  });
  return sets;
}

/** Words at the edge of the node's phrases, with the documents that hold the phrase. */
function edgeWords(space: Space, node: QueryNode, edge: 'first' | 'last'): readonly (readonly [number, BitSet])[] {
  return phrasesOfNode(node).flatMap((phrase) => {
    const word = phrase.ids.at(edge === 'first' ? 0 : -1) ?? null;
    return word === null ? [] : [[word, phraseDocuments(space, phrase)] as const];
  });
}

/** With only some attributes searched, a left word found in none of them is skipped, unless right is one word. */
function usableLeftWords(space: Space, universe: BitSet, left: QueryNode, rightCount: number): readonly number[] {
  const words = wordsOfNode(left);
  if (space.everywhere || rightCount <= 1) return words;
  return words.filter((word) => !missesWord(space, universe, word));
}

function within(space: Space, a: BitSet, b: BitSet): BitSet {
  const out = space.newSet();
  intersect(out, a, b);
  return out;
}

class WordMarks {
  readonly flags: Uint8Array;
  private marked: number[] = [];

  constructor(space: Space) {
    this.flags = wordFlags(space.store.dictionary.texts.length);
  }

  set(words: readonly number[], mark: number): void {
    for (const word of words) {
      this.flags[word] = (this.flags[word] as number) | mark;
      this.marked.push(word);
    }
  }

  clear(mark: number): void {
    for (const word of this.marked) this.flags[word] = (this.flags[word] as number) & ~mark;
    this.marked = this.marked.filter((word) => this.flags[word] !== 0);
  }
}
