import { addBit, type BitSet, forEachBit, hasBit, intersectInto, unionInto } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import type { Phrase } from '../query/term.ts';
import { pairDistance } from '../query/word-pairs.ts';
import { listCost } from './merge-lists.ts';
import { phrasesOfNode, relevantReadings, tableWordsOfNode, wordsOfNode } from './node-words.ts';
import type { Occurrences } from './occurrences.ts';
import { type FoundByTerm, project, type Space, TOKENS_A_DOCUMENT } from './space.ts';

/** Documents that match the node in its open interpretations. The set is shared: do not modify it. */
export function nodeDocuments(space: Space, node: QueryNode): BitSet {
  return foundOnce(space.found.documents, node, () =>
    isKnownIn(space.parent, node) || hasShortLists(space, node) ? fromParent(space, node) : matchNode(space, node),
  );
}

/** Memoizes per space by a node's term and open interpretations. */
function foundOnce<Found>(known: FoundByTerm<Found>, node: QueryNode, find: () => Found): Found {
  const byReadings = known.get(node.term) ?? [];
  known.set(node.term, byReadings);
  const readings = relevantReadings(node);
  byReadings[readings] ??= find();
  return byReadings[readings];
}

function isKnownIn(space: Space | null, node: QueryNode): boolean {
  return space?.found.documents.get(node.term)?.[relevantReadings(node)] !== undefined;
}

/** True if reading the posting lists of the whole index is cheaper than the tokens of the space. */
function hasShortLists(space: Space, node: QueryNode): boolean {
  if (space.compact || !space.parent || space.parent.parent) return false;
  const words = keptSets(space, node) ? wordsOfNode(node) : [...wordsOfNode(node), ...tableWordsOfNode(node)];
  return listCost(space.store.postings, words) < space.size * TOKENS_A_DOCUMENT;
}

function fromParent(space: Space, node: QueryNode): BitSet {
  return project(space, nodeDocuments(space.parent as Space, node));
}

export function nodeOccurrences(space: Space, node: QueryNode): readonly Occurrences[] {
  return foundOnce(space.found.occurrences, node, () =>
    space.occurrences([...wordsOfNode(node), ...tableWordsOfNode(node)]),
  );
}

function matchNode(space: Space, node: QueryNode): BitSet {
  const set = space.newSet();
  addNode(space, set, node, space.mask);
  for (const phrase of phrasesOfNode(node)) unionInto(set, phraseDocuments(space, phrase));
  return set;
}

/** Adds the documents with a word of the node in attribute bits of `mask`, without phrases. */
export function addNode(space: Space, set: BitSet, node: QueryNode, mask: number): void {
  const kept = space.parent ? null : keptSets(space, node);
  if (!kept) {
    addOccurrences(set, nodeOccurrences(space, node), mask);
    return;
  }
  for (const [attribute, documents] of kept.entries()) if (mask & (1 << attribute)) unionInto(set, documents);
  addWords(space, set, wordsOfNode(node), mask);
}

/** Cached documents of the whole index with a table word of the node, by attribute; null if they are not cached. */
function keptSets(space: Space, node: QueryNode): readonly BitSet[] | null {
  return tableWordsOfNode(node).length ? space.store.documentsWithPrefix(node.term.text) : null;
}

/** Adds the documents that hold one of the words in a searched attribute, or in attribute bits of `mask`. */
export function addWords(space: Space, set: BitSet, words: readonly number[], mask: number = space.mask): void {
  addOccurrences(set, space.occurrences(words), mask);
}

function addOccurrences(set: BitSet, lists: readonly Occurrences[], mask: number): void {
  for (const { documents, attributes, from, to } of lists)
    for (let i = from; i < to; i++) if ((attributes[i] as number) & mask) addBit(set, documents[i] as number);
}

/** Documents with the words of a phrase side by side, checked by pairs and triples (R22). The set is shared. */
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

/** True if every pair of neighbours is at distance 1 and words two apart at most 2, anywhere in the document. */
function standsTogether(space: Space, document: number, ids: readonly number[]): boolean {
  const tokens = space.tokens();
  const from = tokens.starts[document] as number;
  const to = tokens.ends[document] as number;
  for (let i = 0; i + 1 < ids.length; i++)
    for (let apart = 1; apart <= 2 && i + apart < ids.length; apart++) {
      const distance = pairDistance(tokens, from, to, ids[i] as number, ids[i + apart] as number);
      if (distance === 0 || distance > apart) return false;
    }
  return true;
}

export function missesWord(space: Space, set: BitSet, word: number): boolean {
  for (const { documents, attributes, from, to } of space.occurrences([word]))
    for (let i = from; i < to; i++)
      if ((attributes[i] as number) & space.mask && hasBit(set, documents[i] as number)) return false;
  return true;
}
