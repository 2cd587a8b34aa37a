import { remembered } from '../../../src/lib/remembered.ts';
import { createPhraseTrie } from '../lexicon/phrase-trie.ts';
import { splitCompound } from './compounds.ts';
import { type Language, readVocabulary } from './read-vocabulary.ts';

/** What the words of one language mean in English, as they are printed: inflected and joined. */
export interface Vocabulary {
  readonly language: Language;
  /** The phrase that begins at `from` of these folded words: how many words it has and its English words. */
  meaningAt(
    folded: readonly string[],
    from: number,
  ): { readonly length: number; readonly words: readonly string[] } | undefined;
  /** "kann … enthalten": the words with which a statement ends that begins with this folded word. */
  frameOf(folded: string): { readonly last: string; readonly words: readonly string[] } | undefined;
  /** True where the whole of a folded word is known, as it is, inflected or as a compound. */
  knows(folded: string): boolean;
  /** Folded words with their English words. */
  readonly singleWords: ReadonlyMap<string, readonly string[]>;
  /** Dishes of its own: their name in the lexicon with their facts. */
  readonly dishes: readonly { readonly name: string; readonly facts: string }[];
}

/** A word is inflected only where this much of it is left. */
const SHORTEST_STEM = 4;

interface WordMeaning {
  readonly words: readonly string[];
  readonly whole: boolean;
}

export function loadVocabulary(language: Language): Vocabulary {
  const { endings, joints, shortParts, phrases, frames } = readVocabulary(language);
  const byLength = [...endings].sort((a, b) => b.length - a.length);
  const trie = createPhraseTrie<readonly string[]>();
  const single = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  for (const { key, meaning } of phrases) {
    if (trie.get(key) === undefined) trie.set(key, meaning.words);
    const [word = ''] = key;
    if (key.length > 1 || single.has(word)) continue;
    single.set(word, meaning.words);
    const stem = stemOf(word);
    if (!stems.has(stem)) stems.set(stem, meaning.words);
  }
  const byFirst = new Map(frames.map((frame) => [frame.first, frame]));

  function stemOf(word: string): string {
    const ending = byLength.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
    return ending === undefined ? word : word.slice(0, -ending.length);
  }

  const inflected = (word: string) => single.get(word) ?? stems.get(word) ?? stems.get(stemOf(word));

  const meaningOf = remembered((word): WordMeaning | undefined => {
    const words = inflected(word) ?? inflected(withoutDigraphs(word));
    if (words) return { words, whole: true };
    return joints.length > 0 ? splitCompound(word, inflected, { joints, shortParts }) : undefined;
  });

  return {
    language,
    meaningAt(folded, from) {
      const phrase = trie.longest(folded, from);
      if (phrase) return { length: phrase.length, words: phrase.value };
      const meaning = meaningOf(folded[from] ?? '');
      return meaning ? { length: 1, words: meaning.words } : undefined;
    },
    singleWords: single,
    frameOf: (folded) => byFirst.get(folded),
    knows: (folded) => meaningOf(folded)?.whole ?? false,
    dishes: phrases.flatMap(({ meaning: { words, facts } }) =>
      facts === undefined ? [] : words.map((name) => ({ name, facts })),
    ),
  };
}

/** Umlauts that are printed with two letters: "Kaese". */
const withoutDigraphs = (word: string): string => word.replace(/([aou])e/g, '$1');
