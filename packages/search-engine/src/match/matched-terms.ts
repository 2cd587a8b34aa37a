import type { QueryGraph } from '../query/query-graph.ts';
import type { Term } from '../query/term.ts';
import type { Lexicon } from '../store/lexicon.ts';

interface MatchedWords {
  readonly words: readonly string[];
  readonly prefix: boolean;
  readonly typed: number;
}

export interface MatchedTerms {
  readonly phrases: readonly (readonly string[])[];
  readonly words: readonly MatchedWords[];
}

/** All interpretations of a query, including typos within the budget, whichever of them led to a hit (R41). */
export function matchedTerms(graph: QueryGraph, lexicon: Lexicon, textOf: (id: number) => string): MatchedTerms {
  const nodes = [...graph.nodes].sort((a, b) => a.size - b.size);
  const phrases = nodes.flatMap(({ term }) =>
    phrasesOf(term).filter((words) => words.every((word) => lexicon.idOf(word) !== undefined)),
  );
  const words = nodes
    .filter(({ term }) => !term.phrase)
    .sort((a, b) => Number(a.term.prefix) - Number(b.term.prefix) || b.last - b.first - (a.last - a.first))
    .map(({ term }) => ({ words: wordsOf(term, textOf), prefix: term.prefix, typed: [...term.text].length }));
  return { phrases, words };
}

/**
 * The typed word, words with this prefix, then those with typos in order of the dictionary. For a prefix in the prefix table only the typed
 * word is known, if it exists.
 */
function wordsOf(term: Term, textOf: (id: number) => string): string[] {
  const { oneTypo, twoTypos } = term.derivations();
  const exact = term.exact === null ? [] : [term.text];
  return [...exact, ...term.prefixWords.map(textOf), ...[...oneTypo, ...twoTypos].map(textOf).sort()];
}

function phrasesOf(term: Term): (readonly string[])[] {
  const { split } = term.derivations();
  return [...term.synonyms, term.phrase, split].flatMap((phrase) => (phrase ? [phrase.words] : []));
}
