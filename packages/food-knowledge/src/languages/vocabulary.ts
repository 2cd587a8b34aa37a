import { memoize } from '@menu-data-service/menu-model/memoize';
import { createPhraseTrie } from '../lexicon/phrase-trie.ts';
import { ALLERGEN_WORDS } from '../reading/allergen-words.ts';
import { type Language, readVocabulary } from './read-vocabulary.ts';

export interface Vocabulary {
  readonly language: Language;
  /** English words of the phrase at `from` of these folded words, and its length. */
  meaningAt(
    folded: readonly string[],
    from: number,
  ): { readonly length: number; readonly words: readonly string[] } | undefined;
  /** "kann … enthalten": closing words of a statement that begins with this folded word. */
  frameOf(folded: string): { readonly last: string; readonly words: readonly string[] } | undefined;
  /** True where a whole folded word is known, as it is, inflected or as a compound. */
  knows(folded: string): boolean;
  readonly singleWords: ReadonlyMap<string, readonly string[]>;
  readonly dishes: readonly { readonly name: string; readonly facts: string }[];
}

const MIN_STEM_LENGTH = 4;

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
    const ending = byLength.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH);
    return ending === undefined ? word : word.slice(0, -ending.length);
  }

  const inflected = (word: string) => single.get(word) ?? stems.get(word) ?? stems.get(stemOf(word));

  const meaningOf = memoize((word): WordMeaning | undefined => {
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

/** Minimum length of a part of a compound, and of one beside an unknown part, unless it is among the language's short parts. */
const PART = 3;
const LONE_PART = 5;
/** A longer word is no compound: the longest printed on menus, such as "Schwarzwälderkirschtortenstück", have some 30 letters. */
const MAX_COMPOUND = 40;

/**
 * English words of a compound in order, or undefined where no part is known. Beside one known part the other stays as it is.
 * @param meaningOf English words of a part
 * @param joints letters that may be between two parts
 * @param shortParts parts that decide what a compound is although they are short
 */
export function splitCompound(
  word: string,
  meaningOf: (part: string) => readonly string[] | undefined,
  { joints, shortParts }: { readonly joints: readonly string[]; readonly shortParts: readonly string[] },
): { readonly words: readonly string[]; readonly whole: boolean } | undefined {
  if (word.length > MAX_COMPOUND) return undefined;
  // Each beginning of the word is split once: some words end in others, and their cuts would multiply.
  const parted = new Map<number, readonly string[] | undefined>();
  const wholly = (end: number): readonly string[] | undefined => {
    if (!parted.has(end)) parted.set(end, partsUpTo(end));
    return parted.get(end);
  };
  // The longest last part first: it says what the thing is.
  const partsUpTo = (end: number): readonly string[] | undefined => {
    for (let cut = PART; cut <= end - PART; cut += 1) {
      const tail = meaningOf(word.slice(cut, end));
      const head = tail && firstPart(word.slice(0, cut));
      // A part without English narrows all the same: "Frischmilch" is not all milk.
      const isKind = head?.length === 0 && tail?.every((one) => ALLERGEN_WORDS.has(one));
      if (head) return [...(isKind ? [word.slice(0, cut)] : head), ...tail];
    }
    return undefined;
  };
  const firstPart = (head: string): readonly string[] | undefined => {
    for (const joint of ['', ...joints]) {
      const part = head.slice(0, head.length - joint.length);
      if (!head.endsWith(joint) || part.length < PART) continue;
      const words = meaningOf(part) ?? wholly(part.length);
      if (words) return words;
    }
    return undefined;
  };
  const whole = wholly(word.length);
  if (whole) return { words: whole, whole: true };
  const alone = (part: string) => (part.length >= LONE_PART || shortParts.includes(part) ? meaningOf(part) : undefined);
  for (let cut = 1; word.length - cut >= PART; cut += 1) {
    const tail = alone(word.slice(cut));
    if (tail && tail.length > 0) return { words: [word.slice(0, cut), ...tail], whole: false };
    if (tail) break;
  }
  for (let cut = word.length - 1; cut >= PART; cut -= 1) {
    const head = alone(word.slice(0, cut));
    if (head && head.length > 0) return { words: [...head, word.slice(cut)], whole: false };
  }
  return undefined;
}
