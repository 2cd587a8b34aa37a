import { parseQuery } from '../search-text.ts';
import { asMeant, type Weighing } from './as-meant.ts';
import { chooseReading } from './choose-reading.ts';
import { parseTerm } from './parse.ts';
import { literalReading, type Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the words of a search for items are read. */
export async function readItemTerm(typed: string, vocabulary: Vocabulary, weighing: Weighing): Promise<Reading> {
  const { conditionsOf, count } = weighing;
  const understood = await chooseReading(parseTerm(typed, vocabulary), conditionsOf, count);
  if (saysNothing(understood)) return ofLeftovers(typed, understood, weighing);
  return asMeant(understood, vocabulary, weighing);
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
