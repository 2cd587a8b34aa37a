import { memoize } from '@menu-data-service/menu-model/memoize';
import { ownLines } from '../own-file.ts';
import { tokenOf } from '../text/tokens.ts';
import { fold } from './fold.ts';
import { partsOfWord } from './gloss.ts';
import { LANGUAGES, type Language } from './read-vocabulary.ts';
import { loadVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Languages {
  readonly vocabularies: readonly Vocabulary[];
  /** Folded words that show a text to be English, or that menus of every language print. */
  readonly english: ReadonlySet<string>;
  /** Languages that a printed word indicates: English if no other has it, else all others that have it. */
  readonly voicesOf: (printed: string) => readonly (Language | 'en')[];
}

export function loadLanguages(): Languages {
  const english = loadEnglish();
  const vocabularies = LANGUAGES.map(loadVocabulary);
  const voiceOf = (word: string, singular: string): readonly (Language | 'en')[] => {
    if (word.length < 2) return [];
    const knowing = vocabularies.filter((vocabulary) => vocabulary.knows(word)).map(({ language }) => language);
    const isEnglish = english.has(word) || english.has(singular);
    if (isEnglish) return knowing.length === 0 ? ['en'] : [];
    return knowing;
  };
  return {
    vocabularies,
    english,
    voicesOf: memoize((printed) => {
      const parts = partsOfWord(printed);
      const [word = ''] = parts;
      return parts.length === 1 ? voiceOf(word, tokenOf(printed)) : parts.flatMap((part) => voiceOf(part, part));
    }),
  };
}

function loadEnglish(): ReadonlySet<string> {
  const words = ownLines('languages/en.txt')
    .flatMap((line) => line.split(/[\s,]+/))
    .filter(Boolean);
  return new Set(words.map(fold));
}
