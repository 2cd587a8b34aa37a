import type { BitSet } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import { nodeOccurrences, phraseDocuments } from './node-documents.ts';
import { phrasesOfNode } from './node-words.ts';
import type { Occurrences } from './occurrences.ts';
import type { Space } from './space.ts';

/**
 * The place of the node in its open readings. A phrase is where its first word is, and counts only in the
 * documents of `only`.
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
