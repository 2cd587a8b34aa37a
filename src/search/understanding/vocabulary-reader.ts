import type { SearchEngine } from '../engine.ts';
import { type DataWords, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** How long a vocabulary is used before the index is asked again: a new town or restaurant is understood after that. */
export const VOCABULARY_LIFETIME_MS = 5000;
const FIELDS = ['city', 'cuisine', 'district', 'restaurant'] as const;

export type VocabularyReader = (
  signal?: AbortSignal,
  mostAgeMs?: number,
) => Promise<{ readonly data: DataWords; readonly vocabulary: Vocabulary }>;

/** Keeps the vocabulary of an engine's index, made again where its values changed. */
export function createVocabularyReader(engine: SearchEngine): VocabularyReader {
  let data: DataWords = { city: [], cuisine: [], district: [], restaurant: [] };
  let vocabulary = vocabularyOf(data);
  let readAt = Number.NEGATIVE_INFINITY;

  return async (signal, mostAgeMs = VOCABULARY_LIFETIME_MS) => {
    if (performance.now() - readAt < mostAgeMs) return { data, vocabulary };
    const [{ facets }] = await engine.search(
      [{ index: 'menus', q: '', filter: [], matchingStrategy: 'all', offset: 0, limit: 0, facets: FIELDS }],
      signal,
    );
    const read = Object.fromEntries(
      FIELDS.map((field) => [field, Object.keys(facets[field] ?? {})]),
    ) as unknown as DataWords;
    if (FIELDS.some((field) => read[field].join('\n') !== data[field].join('\n'))) {
      data = read;
      vocabulary = vocabularyOf(read);
    }
    readAt = performance.now();
    return { data, vocabulary };
  };
}
