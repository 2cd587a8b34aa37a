import type { Conditions } from '../item-filter.ts';
import type { Count } from './choose-reading.ts';
import { corrected } from './corrections.ts';
import { inEnglish, type Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a reading is chosen by. */
export interface Weighing {
  /** Conditions of the request and of a reading together. */
  readonly conditionsOf: (reading: Reading) => Conditions;
  /** Conditions by which a word occurs at all. */
  readonly present: Conditions;
  readonly count: Count;
}

/** A reading in English, with its mistyped words read as words of dishes. */
export async function asMeant(reading: Reading, vocabulary: Vocabulary, weighing: Weighing): Promise<Reading> {
  const { conditionsOf, present, count } = weighing;
  const translated = await inKnownLanguage(reading, weighing);
  return corrected(translated, vocabulary, { filter: conditionsOf(translated), present, count });
}

/** A search in another language is one in English, unless some item prints all of its words. */
async function inKnownLanguage(reading: Reading, { conditionsOf, count }: Weighing): Promise<Reading> {
  if (reading.translated === null) return reading;
  const q = reading.translated.words.map(({ typed }) => `"${typed}"`).join(' ');
  const filter = conditionsOf(reading);
  const [printed] = reading.translated.words.some(({ typed }) => !/\p{L}/u.test(typed))
    ? [0]
    : await count([{ q, filter, matchingStrategy: 'all' }]);
  return (printed ?? 0) > 0 ? reading : inEnglish(reading, reading.translated);
}
