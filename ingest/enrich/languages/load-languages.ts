import { dataLines } from '../../../src/lib/data-lines.ts';
import { remembered } from '../../../src/lib/remembered.ts';
import { tokenOf } from '../text/tokens.ts';
import { fold } from './fold.ts';
import { partsOfWord } from './gloss.ts';
import { LANGUAGES, type Language } from './read-vocabulary.ts';
import { loadVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Languages {
  readonly vocabularies: readonly Vocabulary[];
  /** Folded words by which a text is known to be English, or which menus of every language print. */
  readonly english: ReadonlySet<string>;
  /** The languages for which a word speaks, as it is printed: English, where no other has it, or all others that have it. */
  readonly voicesOf: (printed: string) => readonly (Language | 'en')[];
}

/** Reads the files of this folder. */
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
    voicesOf: remembered((printed) => {
      const parts = partsOfWord(printed);
      const [word = ''] = parts;
      return parts.length === 1 ? voiceOf(word, tokenOf(printed)) : parts.flatMap((part) => voiceOf(part, part));
    }),
  };
}

function loadEnglish(): ReadonlySet<string> {
  const words = dataLines('ingest/enrich/languages/en.txt')
    .flatMap((line) => line.split(/[\s,]+/))
    .filter(Boolean);
  return new Set(words.map(fold));
}
