import type { QueryNode } from '../query/query-graph.ts';
import { AS_TYPED, EXACT_ONLY, ONE_TYPO, TWO_TYPOS } from '../query/readings.ts';
import type { Phrase } from '../query/term.ts';

const NONE: readonly number[] = [];

/** The open readings without those that no word or phrase has; what was found for equal ones is the same. */
export function readingsThatMatter({ term, open }: QueryNode): number {
  if (term.phrase || open & EXACT_ONLY || !(open & (ONE_TYPO | TWO_TYPOS))) return open;
  const { oneTypo, twoTypos, split } = term.derivations();
  let readings = open;
  if (!oneTypo.length && !split) readings &= ~ONE_TYPO;
  if (!twoTypos.length) readings &= ~TWO_TYPOS;
  return readings;
}

/** Words that match the node in its open readings, those of a prefix table apart. */
export function wordsOfNode({ term, open }: QueryNode): readonly number[] {
  const exact = term.exact === null ? NONE : [term.exact];
  if (open & EXACT_ONLY) return exact;
  const words: number[] = [];
  if (open & AS_TYPED) words.push(...exact, ...term.prefixWords);
  if (open & ONE_TYPO) words.push(...term.derivations().oneTypo);
  if (open & TWO_TYPOS) words.push(...term.derivations().twoTypos);
  return words;
}

/** Words behind a beginning of the prefix table, if that reading is open. */
export function tableWordsOfNode({ term, open }: QueryNode): readonly number[] {
  return open & AS_TYPED ? (term.tableWords ?? NONE) : NONE;
}

/** Phrases that match the node: quoted, synonyms, the word read as two. Synonyms stay open in every reading. */
export function phrasesOfNode({ term, open }: QueryNode): readonly Phrase[] {
  if (term.phrase) return [...term.synonyms, term.phrase];
  const split = open & ONE_TYPO && !(open & EXACT_ONLY) ? term.derivations().split : null;
  return split ? [...term.synonyms, split] : term.synonyms;
}

/** What of the node was found exactly as typed: a word, a phrase, or null. */
export function exactOfNode({ term, open }: QueryNode): number | Phrase | null {
  if (term.parts || !(open & AS_TYPED)) return null;
  return term.phrase ?? term.exact;
}

/** All words a search for these nodes ever looks at. */
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
