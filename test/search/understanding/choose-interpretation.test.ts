import test from 'ava';
import { chooseInterpretation } from '../../../src/search/understanding/choose-interpretation.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { vocabularyWith } from '../../support/vocabulary-with.ts';

const VOCABULARY = vocabularyWith({
  city: ['leek', 'stone', 'burslem'],
  cuisine: ['indian'],
  district: [],
  restaurant: [],
});

/** Number of dishes: with all words, with the condition, and with the words in their names. */
interface Dishes {
  readonly texts?: number;
  readonly inPlace?: number;
  readonly named?: number;
  readonly printed?: number;
}

async function read(typed: string, { texts = 0, inPlace = 0, named = 0, printed = 0 }: Dishes) {
  let questions = 0;
  const { text, place } = await chooseInterpretation(
    parseTerm(typed, VOCABULARY),
    () => [],
    async (queries) =>
      queries.map(({ q = '', filter, attributesToSearchOn }) => {
        questions += 1;
        if (q.startsWith('"')) return printed;
        if (filter.length > 0) return inPlace;
        return attributesToSearchOn ? named : texts;
      }),
  );
  return { text, place, questions };
}

const IN_LEEK = ['city IN ["leek"]'];

const READINGS: readonly (readonly [typed: string, dishes: Dishes, text: string, place: readonly string[]])[] = [
  // a town that is a food too is the food if dishes have that name
  ['leek', { texts: 3, inPlace: 9, named: 3 }, 'leek', []],
  ['leek', { texts: 2, inPlace: 9 }, '', IN_LEEK],
  ['leek', {}, '', IN_LEEK],
  ['soup leek', { texts: 3, inPlace: 3, named: 2 }, 'soup leek', []],
  ['soup leek', { texts: 3, inPlace: 3 }, 'soup', IN_LEEK],
  ['soup leek', { inPlace: 5 }, 'soup', IN_LEEK],
  ['soup leek', { texts: 3 }, 'soup leek', []],
  // other towns are searched as words as well
  ['soup stone', { texts: 3, inPlace: 3 }, 'soup stone', []],
  ['soup stone', { inPlace: 3 }, 'soup', ['city IN ["stone"]']],
  ['soup stone', {}, 'soup', ['city IN ["stone"]']],
  // a word printed as typed is not a typo
  ['soup burslm', { inPlace: 3 }, 'soup', ['city IN ["burslem"]']],
  ['soup burslm', { inPlace: 3, printed: 1 }, 'soup burslm', []],
  ['burslm', { inPlace: 3, printed: 1 }, 'burslm', []],
  ['burslm', { inPlace: 3 }, '', ['city IN ["burslem"]']],
];

for (const [typed, dishes, text, place] of READINGS) {
  test(`"${typed}" with ${JSON.stringify(dishes)} is "${text}" ${place.join()}`, async (t) => {
    const reading = await read(typed, dishes);
    t.deepEqual({ text: reading.text, place: reading.place }, { text, place });
  });
}

test('counts nothing if there is nothing to weigh', async (t) => {
  t.is((await read('soup', {})).questions, 0);
  t.is((await read('burslem', {})).questions, 0);
  t.true((await read('leek', {})).questions > 0);
});
