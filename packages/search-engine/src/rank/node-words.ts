import type { QueryNode } from '../query/query-graph.ts';
import { AS_TYPED, EXACT_ONLY, ONE_TYPO, TWO_TYPOS } from '../query/readings.ts';
import type { Phrase } from '../query/term.ts';

const NONE: readonly number[] = [];

/** Open interpretations that some word or phrase has; nodes with equal ones share results. */
export function relevantReadings({ term, open }: QueryNode): number {
  if (term.phrase || open & EXACT_ONLY || !(open & (ONE_TYPO | TWO_TYPOS))) return open;
  const { oneTypo, twoTypos, split } = term.derivations();
  let readings = open;
  if (!oneTypo.length && !split) readings &= ~ONE_TYPO;
  if (!twoTypos.length) readings &= ~TWO_TYPOS;
  return readings;
}

/** Words that match the node in its open interpretations, without those of a prefix table. */
export function wordsOfNode({ term, open }: QueryNode): readonly number[] {
  const exact = term.exact === null ? NONE : [term.exact];
  if (open & EXACT_ONLY) return exact;
  const words: number[] = [];
  if (open & AS_TYPED) words.push(...exact, ...term.prefixWords);
  if (open & ONE_TYPO) words.push(...term.derivations().oneTypo);
  if (open & TWO_TYPOS) words.push(...term.derivations().twoTypos);
  return words;
}

/** Words of a prefix in the prefix table, if that interpretation is open. */
export function tableWordsOfNode({ term, open }: QueryNode): readonly number[] {
  return open & AS_TYPED ? (term.tableWords ?? NONE) : NONE;
}

/** Phrases that match the node: quoted, synonyms, the word split in two. Synonyms stay open always. */
export function phrasesOfNode({ term, open }: QueryNode): readonly Phrase[] {
  if (term.phrase) return [...term.synonyms, term.phrase];
  const split = open & ONE_TYPO && !(open & EXACT_ONLY) ? term.derivations().split : null;
  return split ? [...term.synonyms, split] : term.synonyms;
}

/** Exact match of the node: a word, a phrase, or null. */
export function exactOfNode({ term, open }: QueryNode): number | Phrase | null {
  if (term.parts || !(open & AS_TYPED)) return null;
  return term.phrase ?? term.exact;
}

export function relevantWords(nodes: readonly QueryNode[]): Set<number> {
  const words = new Set<number>();
  for (const node of nodes) {
    for (const word of wordsOfNode(node)) words.add(word);
    for (const word of tableWordsOfNode(node)) words.add(word);
    if (node.term.exact !== null) words.add(node.term.exact);
    for (const phrase of phrasesOfNode(node)) for (const word of phrase.ids) if (word !== null) words.add(word);
  }
  return words;
}
