import { addBit, type BitSet, forEachBit, intersectInto, isEmptySet, subtractFrom } from '../bit-set.ts';
import type { QueryGraph } from '../query/query-graph.ts';
import { positionBit } from '../store/position-buckets.ts';
import type { Bucket, RankingRule } from './bucket.ts';
import { exactOfNode } from './node-words.ts';
import type { Space } from './space.ts';

/** Cost after that of the whole attribute, 0, and of its start, 1. */
const NOT_EXACT = 2;

interface ExactPart {
  readonly from: number;
  readonly ids: readonly (number | null)[];
  readonly first: number;
  readonly positions: number;
}

/**
 * Three buckets: some attribute is the query, some attribute begins with it, the rest (R31). As loose as the engine: right words at the right
 * positions of any attribute, all words in one, and the number of its words.
 */
export const exactAttributeRule: RankingRule = function* (space, universe, graph): Generator<Bucket> {
  const parts = exactParts(graph);
  const words = parts.flatMap((part) => part.ids);
  const length = parts.reduce((sum, part) => sum + part.positions, 0);
  const candidates = parts.length ? documentsInPlace(space, universe, parts) : null;
  const rest = universe.slice();
  if (candidates) {
    const [whole, beginning] = byWordCount(space, candidates, words as readonly number[], length);
    for (const [cost, documents] of [whole, beginning].entries()) {
      if (!intersectInto(documents, rest)) continue;
      subtractFrom(rest, documents);
      yield { documents, graph, cost };
    }
  }
  if (!isEmptySet(rest)) yield { documents: rest, graph, cost: NOT_EXACT };
};

/** Exact parts from the start of the query on; empty if there is a gap between them. Missing ones at the end do not count. */
function exactParts(graph: QueryGraph): readonly ExactPart[] {
  const byTerm = new Map<number, ExactPart>();
  for (const node of graph.nodes) {
    const exact = exactOfNode(node);
    if (exact === null || byTerm.has(node.from)) continue;
    const ids = typeof exact === 'number' ? [exact] : exact.ids;
    byTerm.set(node.from, { from: node.from, ids, first: node.first, positions: node.last - node.first + 1 });
  }
  const parts = [...byTerm.values()].sort((a, b) => a.from - b.from);
  return parts.every((part, i) => part.from === i) ? parts : [];
}

/** Documents with every word at its position of the query; null for none. */
function documentsInPlace(space: Space, universe: BitSet, parts: readonly ExactPart[]): BitSet | null {
  const candidates = universe.slice();
  for (const part of parts)
    for (const [i, word] of part.ids.entries()) {
      if (word === null) return null;
      if (!intersectInto(candidates, documentsAt(space, word, part.first + i))) return null;
    }
  return candidates;
}

function documentsAt(space: Space, word: number, position: number): BitSet {
  const bit = 1 << positionBit(position);
  const here = space.newSet();
  for (const { documents, positions, from, to } of space.occurrences([word]))
    for (let k = from; k < to; k++) if ((positions[k] as number) & bit) addBit(here, documents[k] as number);
  return here;
}

/** Searched attributes with all the words, by document of a space; reused across calls. */
let scratchMasks: Uint16Array = new Uint16Array(0);

/** Candidates with an attribute of all the words and nothing else, and with one that continues. Each holds every word. */
function byWordCount(space: Space, candidates: BitSet, words: readonly number[], length: number) {
  const whole = space.newSet();
  const beginning = space.newSet();
  const { wordCounts, attributes: names } = space.store;
  if (scratchMasks.length < space.size) scratchMasks = new Uint16Array(space.size + 1_000);
  const masks = scratchMasks.fill(space.mask, 0, space.size);
  for (const word of words)
    for (const { documents, attributes, from, to } of space.occurrences([word]))
      for (let i = from; i < to; i++) {
        const document = documents[i] as number;
        masks[document] = (masks[document] as number) & (attributes[i] as number);
      }
  forEachBit(candidates, (document) => {
    const inIndex = space.inIndex ? (space.inIndex[document] as number) : document;
    let bits = masks[document] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const count = wordCounts[inIndex * names.length + (31 - Math.clz32(lowest))];
      addBit(count === length ? whole : beginning, document);
      bits ^= lowest;
    }
  });
  return [whole, beginning] as const;
}
