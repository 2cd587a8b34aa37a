import { LRUCache } from 'lru-cache';
import { MAX_ONE_TYPO_WORDS, MAX_PREFIX_WORDS, MAX_TWO_TYPO_WORDS, MAX_WORD_BYTES } from '../limits.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Lexicon } from '../store/lexicon.ts';
import { utf8Length } from '../text/utf8-length.ts';
import { bestSplit } from './best-split.ts';
import { capped, type Synonyms } from './synonyms.ts';
import { type Derivations, NO_DERIVATIONS, type Phrase, type Term } from './term.ts';
import { walkTypos } from './typo-walk.ts';

/** Maximum number of words whose typos and split are cached until the index changes. */
const MAX_DERIVATIONS = 2_000;

export interface TermFactory {
  word(text: string, prefix: boolean): Term;
  /** Neighbouring words read as one: costs one or two of the typo budget (R20). */
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

  const derived = new LRUCache<string, Derivations>({ max: MAX_DERIVATIONS });
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

export interface NearWords {
  readonly oneTypo: readonly number[];
  readonly twoTypos: readonly number[];
}

/** Dictionary words within two typos, capped in order (R17). Another first character counts as two typos (R14). */
function nearWords(lexicon: Lexicon, word: string, budget: number, prefix: boolean): NearWords {
  const query = Uint32Array.from(word, (character) => character.codePointAt(0) as number);
  const oneTypo: number[] = [];
  const twoTypos: number[] = [];
  const id = (place: number) => lexicon.ids[place] as number;
  const [from, to] = lexicon.range(String.fromCodePoint(query[0] as number));
  if (budget === 1) {
    walkTypos(lexicon, query, 1, prefix, from, to, (place, distance) => {
      if (distance === 1) oneTypo.push(id(place));
      return oneTypo.length < MAX_ONE_TYPO_WORDS;
    });
    return { oneTypo, twoTypos };
  }
  const room = () => oneTypo.length < MAX_ONE_TYPO_WORDS || twoTypos.length < MAX_TWO_TYPO_WORDS;
  const otherFirst = (place: number, distance: number) => {
    if (twoTypos.length < MAX_TWO_TYPO_WORDS) twoTypos.push(id(place));
    else if (oneTypo.length < MAX_ONE_TYPO_WORDS && distance === 1) oneTypo.push(id(place));
    return room();
  };
  const sameFirst = (place: number, distance: number) => {
    if (distance === 1 && oneTypo.length < MAX_ONE_TYPO_WORDS) oneTypo.push(id(place));
    else if (distance === 2 && twoTypos.length < MAX_TWO_TYPO_WORDS) twoTypos.push(id(place));
    return room();
  };
  if (
    walkTypos(lexicon, query, 1, prefix, 0, from, otherFirst) &&
    walkTypos(lexicon, query, 2, prefix, from, to, sameFirst)
  )
    walkTypos(lexicon, query, 1, prefix, to, lexicon.size, otherFirst);
  return { oneTypo, twoTypos };
}
