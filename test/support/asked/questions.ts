import { createRandom } from '@menu-data-service/seeded-random';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { allergenAt, allergenSourceAt } from '../../../src/search/understanding/readers/avoided/allergen-names.ts';
import { readTokens } from '../../../src/search/understanding/tokens.ts';
import type { AskedFamily, AskedQuery } from './judge.ts';
import { CALORIES, DIET, FREE, type Phrasing, PRICE, SPICE } from './phrasings.ts';
import { COURSES } from './written/courses.ts';
import { CUISINES } from './written/cuisines.ts';
import { MISTYPED } from './written/mistyped.ts';
import { PLACES } from './written/places.ts';
import type { Question } from './written/question.ts';
import { RESTAURANTS } from './written/restaurants.ts';
import { SAMPLES } from './written/samples.ts';
import { SEVERAL } from './written/several.ts';
import { TRAPS } from './written/traps.ts';
import { WITHOUT } from './written/without.ts';

/** Dishes to combine with phrasings, with their other names. */
const DISHES: readonly (readonly [typed: string, dish: string])[] = [
  ['curry', 'curry|balti|korma|madras|vindaloo|jalfrezi|bhuna|dopiaza|rogan josh|dhansak|tikka masala|chana masala'],
  ['pizza', 'pizza|pizze'],
  ['burger', 'burger|cheeseburger'],
  ['soup', 'soup'],
  ['cake', 'cake'],
  ['brownie', 'brownie'],
  ['chips', 'chips|fries'],
  ['fried rice', 'fried rice'],
  ['lasagne', 'lasagne'],
  ['salad', 'salad'],
  ['noodles', 'noodles'],
  ['kebab', 'kebab'],
  ['chicken tikka masala', 'chicken tikka masala'],
];
const UNKNOWN_WORDS = ['zorblax', 'qwxyz', 'flumptious', 'mxyztplk'];

/** Each phrasing once alone and once around a dish. */
function around(family: AskedFamily, phrasings: readonly Phrasing[]): readonly AskedQuery[] {
  return phrasings.flatMap(([phrase, wanted], number) => {
    const [typed, dish] = DISHES[number % DISHES.length] ?? ['curry', 'curry'];
    const alone = phrase.replace('_', '').replace(/\s+/g, ' ').trim();
    return [
      { family, typed: phrase.replace('_', typed), dish, wanted },
      { family, typed: alone, wanted },
    ];
  });
}

function written(family: AskedFamily, questions: readonly Question[]): readonly AskedQuery[] {
  return questions.map(([typed, dish, wanted]) => ({ family, typed, wanted, ...(dish === null ? {} : { dish }) }));
}

function namesAllergen(name: string): boolean {
  const tokens = readTokens(name);
  return tokens.some((_, at) => allergenAt(tokens, at, false) !== null || allergenSourceAt(tokens, at) !== null);
}

/** Forty names of the data, each after an unknown word; none with an allergen, as that is left out beside such a word. */
function afterUnknownWord(menus: readonly MenuDocuments[]): readonly AskedQuery[] {
  const random = createRandom(19);
  const names = [
    ...new Set(menus.flatMap((menu) => menu.sections.flatMap(({ items }) => items.map(({ item }) => item.name)))),
  ].filter((name) => !namesAllergen(name));
  return Array.from({ length: 40 }, (_, number) => {
    const name = random.pick(names);
    return {
      family: 'unknown word',
      typed: `${UNKNOWN_WORDS[number % UNKNOWN_WORDS.length]} ${name}`,
      dish: name,
      wanted: {},
    };
  });
}

export function regionQuestions(menus: readonly MenuDocuments[]): readonly AskedQuery[] {
  return [
    ...around('diet', DIET),
    ...around('free from', FREE),
    ...around('price', PRICE),
    ...around('calories', CALORIES),
    ...around('spice', SPICE),
    ...written('course', COURSES),
    ...written('cuisine', CUISINES),
    ...written('place', PLACES),
    ...written('restaurant', RESTAURANTS),
    ...written('several at once', SEVERAL),
    ...written('without a food', WITHOUT),
    ...written('mistyped', MISTYPED),
    ...afterUnknownWord(menus),
    ...written('trap', TRAPS),
  ];
}

export const SAMPLE_QUESTIONS: readonly AskedQuery[] = written('samples', SAMPLES);
