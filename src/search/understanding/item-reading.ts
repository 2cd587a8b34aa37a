import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import { type Count, chooseReading } from './choose-reading.ts';
import { corrected } from './corrections.ts';
import { parseTerm } from './parse.ts';
import { inEnglish, literalReading, type Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a reading is chosen by. */
export interface Weighing {
  /** Conditions of the request and of a reading together. */
  readonly conditionsOf: (reading: Reading) => Conditions;
  /** Conditions by which a word occurs at all. */
  readonly present: Conditions;
  readonly count: Count;
}

/** How the words of a search for items are read. */
export async function readItemTerm(typed: string, vocabulary: Vocabulary, weighing: Weighing): Promise<Reading> {
  const { conditionsOf, present, count } = weighing;
  const understood = await chooseReading(parseTerm(typed, vocabulary), conditionsOf, count);
  if (saysNothing(understood)) return ofLeftovers(typed, understood, weighing);
  const translated = await inKnownLanguage(understood, weighing);
  return corrected(translated, vocabulary, { filter: conditionsOf(translated), present, count });
}

/** Nothing but words around what is looked for, and numbers. */
function saysNothing({ text, conditions, exclusions, translated }: Reading): boolean {
  return !conditions && translated === null && exclusions === '' && !/\p{L}/u.test(text);
}

/** Words that say nothing are looked for where some item prints them all; else everything is found and they are ignored. */
async function ofLeftovers(typed: string, understood: Reading, { present, count }: Weighing): Promise<Reading> {
  const { plain, words } = parseQuery(typed);
  if (plain === null) return literalReading(typed);
  const [printed] = words === 0 ? [0] : await count([{ q: `"${plain}"`, filter: present, matchingStrategy: 'all' }]);
  if ((printed ?? 0) > 0) return literalReading(typed);
  const ignored = [...understood.understood.ignored, ...(understood.text === '' ? [] : [understood.text])];
  const all = ignored.length === 0 ? [typed] : ignored;
  return {
    ...understood,
    text: '',
    searched: '',
    typed: '',
    everything: true,
    understood: { ...understood.understood, ignored: all },
  };
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
