import type { BitSet } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import { nodeOccurrences, phraseDocuments } from './node-documents.ts';
import { phrasesOfNode } from './node-words.ts';
import type { Occurrences } from './occurrences.ts';
import type { Space } from './space.ts';

/**
 * Visits the places of the node in its open interpretations. A phrase is at the place of its first word, and counts only in documents of
 * `only`.
 */
export function forEachPlace(
  space: Space,
  node: QueryNode,
  visit: (occurrences: Occurrences, only: BitSet | null) => void,
): void {
  for (const list of nodeOccurrences(space, node)) visit(list, null);
  for (const phrase of phrasesOfNode(node)) {
    const first = phrase.ids[0] ?? null;
    if (first === null) continue;
    for (const list of space.occurrences([first])) visit(list, phraseDocuments(space, phrase));
  }
}
