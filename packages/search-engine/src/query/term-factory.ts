import { LRUCache } from 'lru-cache';
import { MAX_PREFIX_WORDS, MAX_WORD_BYTES } from '../limits.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { utf8Length } from '../text/utf8-length.ts';
import { bestSplit } from './best-split.ts';
import { nearWords } from './near-words.ts';
import { capped, type Synonyms } from './synonyms.ts';
import { type Derivations, NO_DERIVATIONS, type Phrase, type Term } from './term.ts';

/** Words whose typos and split are remembered until the index changes. */
const MOST_DERIVATIONS = 2_000;

/** Makes the terms of queries against one state of an index. */
export interface TermFactory {
  word(text: string, prefix: boolean): Term;
  /** Neighbouring words read as one: costs one or two of the budget (R20). */
  joined(parts: readonly string[], prefix: boolean): Term;
  phrase(words: readonly string[]): Term;
}

export function createTermFactory(
  store: DocumentStore,
  synonyms: Synonyms,
  budgetOf: (word: string) => number,
): TermFactory {
  const lexicon = store.dictionary.lexicon();
  const toPhrase = (words: readonly string[]): Phrase => ({
    words,
    ids: words.map((word) => lexicon.idOf(word) ?? null),
  });

  const derived = new LRUCache<string, Derivations>({ max: MOST_DERIVATIONS });
  const derive = (text: string, budget: number, prefix: boolean, parts: readonly string[] | null): Derivations => {
    const near = budget > 0 ? nearWords(lexicon, text, budget, prefix) : NO_DERIVATIONS;
    const ownCut = parts?.length === 2 && budget < 2 ? (parts[0]?.length ?? null) : null;
    const halves = bestSplit(store, text, ownCut);
    return { ...near, split: halves && toPhrase(halves) };
  };

  const make = (text: string, budget: number, prefix: boolean, parts: readonly string[] | null): Term => {
    if (utf8Length(text) > MAX_WORD_BYTES) return unmatchable(text, parts);
    const exact = lexicon.idOf(text) ?? null;
    const inTable = prefix && lexicon.prefixTable.has(text);
    const behind = prefix ? Array.from(lexicon.ids.subarray(...lexicon.range(text))) : [];
    const joinedSynonyms = parts ? synonyms.of(parts) : [];
    let own: Derivations | undefined;
    const key = `${budget}${prefix ? '*' : '='}${parts?.length ?? 1}${text}`;
    return {
      text,
      phrase: null,
      parts,
      prefix,
      budget,
      exact,
      prefixWords: inTable ? [] : behind.filter((id) => id !== exact).slice(0, MAX_PREFIX_WORDS),
      tableWords: inTable ? behind : null,
      synonyms: [...capped(synonyms.of([text])), ...joinedSynonyms].map(toPhrase),
      derivations: () => {
        own ??= derived.get(key);
        if (!own) {
          own = derive(text, budget, prefix, parts);
          derived.set(key, own);
        }
        return own;
      },
    };
  };

  return {
    word: (text, prefix) => make(text, budgetOf(text), prefix, null),
    joined: (parts, prefix) => {
      const text = parts.join('');
      return make(text, Math.max(0, budgetOf(text) - (parts.length - 1)), prefix, parts);
    },
    phrase: (words) => ({ ...unmatchable(words.join(' '), null), phrase: toPhrase(words) }),
  };
}

function unmatchable(text: string, parts: readonly string[] | null): Term {
  return {
    text,
    phrase: null,
    parts,
    prefix: false,
    budget: 0,
    exact: null,
    prefixWords: [],
    tableWords: null,
    synonyms: [],
    derivations: () => NO_DERIVATIONS,
  };
}
