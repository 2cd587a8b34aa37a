import { addBit, type BitSet, forEachBit, hasBit, intersectInto, unionInto } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import type { Phrase } from '../query/term.ts';
import { pairDistance } from '../query/word-pairs.ts';
import { phrasesOfNode, tableWordsOfNode, wordsOfNode } from './node-words.ts';
import { project, type Space } from './space.ts';

/** Documents that match the node in its open readings. The set is shared: not to be changed. */
export function nodeDocuments(space: Space, node: QueryNode): BitSet {
  const known = knownDocuments(space, node);
  if (known) return known;
  const parents = space.parent && knownDocuments(space.parent, node);
  const set = parents ? project(space, parents) : matchNode(space, node);
  let byReading = space.found.terms.get(node.term);
  if (!byReading) {
    byReading = new Map();
    space.found.terms.set(node.term, byReading);
  }
  byReading.set(node.open, set);
  return set;
}

function knownDocuments(space: Space, node: QueryNode): BitSet | undefined {
  return space.found.terms.get(node.term)?.get(node.open);
}

function matchNode(space: Space, node: QueryNode): BitSet {
  const set = space.newSet();
  addWords(space, set, wordsOfNode(node));
  for (const phrase of phrasesOfNode(node)) unionInto(set, phraseDocuments(space, phrase));
  addWords(space, set, tableWordsOfNode(node));
  return set;
}

/** Adds the documents that hold one of the words in a searched attribute, or in attribute bits of `mask`. */
export function addWords(space: Space, set: BitSet, words: readonly number[], mask: number = space.mask): void {
  for (const { documents, attributes, from, to } of space.occurrences(words))
    for (let i = from; i < to; i++) if ((attributes[i] as number) & mask) addBit(set, documents[i] as number);
}

/** Documents in which the words of a phrase stand side by side, checked by pairs and triples (R22). Shared set. */
export function phraseDocuments(space: Space, phrase: Phrase): BitSet {
  const known = space.found.phrases.get(phrase);
  if (known) return known;
  const parents = space.parent?.found.phrases.get(phrase);
  const set = parents ? project(space, parents) : matchPhrase(space, phrase);
  space.found.phrases.set(phrase, set);
  return set;
}

function matchPhrase(space: Space, phrase: Phrase): BitSet {
  const ids = phrase.ids.filter((id) => id !== null);
  const set = space.newSet();
  if (ids.length < phrase.ids.length || !ids.length) return set;
  addWords(space, set, ids.slice(0, 1));
  for (const word of ids.slice(1)) {
    const holding = space.newSet();
    addWords(space, holding, [word]);
    if (!intersectInto(set, holding)) return set;
  }
  if (ids.length === 1) return set;
  const matching = space.newSet();
  forEachBit(set, (document) => {
    if (standsTogether(space, document, ids)) addBit(matching, document);
  });
  return matching;
}

/** Every pair of neighbours at distance 1, words two apart at most 2, anywhere in the document. */
function standsTogether({ tokens }: Space, document: number, ids: readonly number[]): boolean {
  const from = tokens.starts[document] as number;
  const to = tokens.ends[document] as number;
  for (let i = 0; i + 1 < ids.length; i++)
    for (let apart = 1; apart <= 2 && i + apart < ids.length; apart++) {
      const distance = pairDistance(tokens, from, to, ids[i] as number, ids[i + apart] as number);
      if (distance === 0 || distance > apart) return false;
    }
  return true;
}

/** Is none of the documents of the set one that holds the word in a searched attribute? */
export function missesWord(space: Space, set: BitSet, word: number): boolean {
  for (const { documents, attributes, from, to } of space.occurrences([word]))
    for (let i = from; i < to; i++)
      if ((attributes[i] as number) & space.mask && hasBit(set, documents[i] as number)) return false;
  return true;
}
