import { MAX_QUERY_TOKENS, MAX_TERMS } from '../limits.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Term } from './term.ts';
import type { TermFactory } from './term-factory.ts';

/** A term and the positions of its first and last word in the query. */
export interface LocatedTerm {
  readonly term: Term;
  readonly first: number;
  readonly last: number;
}

export interface ParsedQuery {
  readonly terms: readonly LocatedTerm[];
  readonly excludedWords: readonly string[];
  readonly excludedPhrases: readonly Term[];
}

interface OpenPhrase {
  readonly words: string[];
  first: number;
  last: number;
}

const HARD_POSITIONS = 7;

/**
 * Parses a query: words, straight-quoted phrases, and words or phrases after a minus (R10, R11, R22, R23). Only a last word that nothing
 * follows is a prefix.
 */
export function parseQuery(query: string, factory: TermFactory): ParsedQuery {
  const tokens = query.trim() ? tokenize(query).slice(0, MAX_QUERY_TOKENS) : [];
  const terms: LocatedTerm[] = [];
  const excludedWords: string[] = [];
  const excludedPhrases: Term[] = [];
  let position = -1;
  let phrase: OpenPhrase | null = null;
  let phraseExcluded = false;
  let nextExcluded = false;
  let afterSpace = true;

  const closePhrase = () => {
    if (!phrase?.words.length) return;
    const term = factory.phrase(phrase.words);
    if (phraseExcluded) excludedPhrases.push(term);
    else terms.push({ term, first: phrase.first, last: phrase.last });
  };
  const takeWord = (token: Token, isLast: boolean) => {
    position++;
    if (phrase) {
      if (!phrase.words.length) phrase.first = position;
      phrase.last = position;
      phrase.words.push(token.text);
    } else if (nextExcluded) {
      excludedWords.push(token.text);
      nextExcluded = false;
    } else {
      terms.push({ term: factory.word(token.text, isLast), first: position, last: position });
    }
  };
  const takeSeparator = (token: Token) => {
    if (token.kind === 'hard') {
      position += HARD_POSITIONS;
      if (phrase) {
        closePhrase();
        phrase = { words: [], first: 0, last: 0 };
      }
    }
    if (token.text === '"') {
      closePhrase();
      phraseExcluded = phrase ? false : nextExcluded;
      phrase = phrase ? null : { words: [], first: 0, last: 0 };
    }
    nextExcluded = !phrase && token.text === '-' && afterSpace;
  };

  for (const [i, token] of tokens.entries()) {
    if (terms.length >= MAX_TERMS) return { terms, excludedWords, excludedPhrases };
    if (token.kind === 'word') takeWord(token, i === tokens.length - 1);
    else takeSeparator(token);
    afterSpace = /\s$/u.test(token.text);
  }
  closePhrase();
  return { terms, excludedWords, excludedPhrases };
}
