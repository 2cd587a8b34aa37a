import type { SearchEngine } from '../engine.ts';
import { DATA_FIELDS, type DataWords, dataWords, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** How long a vocabulary is used before the index is asked again: a new town or restaurant is understood after that. */
export const VOCABULARY_LIFETIME_MS = 5000;

export type VocabularyReader = (
  signal?: AbortSignal,
  mostAgeMs?: number,
) => Promise<{ readonly data: DataWords; readonly vocabulary: Vocabulary }>;

/** Reads the values that an index has now. */
export type ReadDataWords = (signal?: AbortSignal) => Promise<DataWords>;

/** Reads them from an engine. */
export function dataWordsOf(engine: Pick<SearchEngine, 'search'>): ReadDataWords {
  return async (signal) => {
    const [{ facets }] = await engine.search(
      [{ index: 'menus', q: '', filter: [], matchingStrategy: 'all', offset: 0, limit: 0, facets: DATA_FIELDS }],
      signal,
    );
    return dataWords((field) => Object.keys(facets[field] ?? {}));
  };
}

/** Keeps the vocabulary of an index, made again where its values changed. */
export function createVocabularyReader(readWords: ReadDataWords): VocabularyReader {
  let data = dataWords(() => []);
  let vocabulary = vocabularyOf(data);
  let readAt = Number.NEGATIVE_INFINITY;

  return async (signal, mostAgeMs = VOCABULARY_LIFETIME_MS) => {
    if (performance.now() - readAt < mostAgeMs) return { data, vocabulary };
    const read = await readWords(signal);
    if (DATA_FIELDS.some((field) => read[field].join('\n') !== data[field].join('\n'))) {
      data = read;
      vocabulary = vocabularyOf(read);
    }
    readAt = performance.now();
    return { data, vocabulary };
  };
}
