import { readList } from '../../words/read-list.ts';
import { FOODS } from '../foods.ts';
import { phraseSet } from '../phrase-table.ts';
import { type Reader, spanOf } from '../span.ts';

const DISHES = phraseSet(readList('asked/dish-phrases.txt'));
/** Without what is a food too: "nan". */
const FILLERS = phraseSet(readList('asked/fillers.txt').filter((phrase) => !FOODS.has(phrase)));

/** The name of a food that is looked for as it is. */
export const readDish: Reader = (tokens, from) => {
  const dish = DISHES.at(tokens, from);
  return dish && spanOf(from, dish.next, [{ kind: 'dish' }], 9);
};

/** Words around what is looked for. */
export const readFiller: Reader = (tokens, from) => {
  const filler = FILLERS.at(tokens, from);
  return filler && spanOf(from, filler.next, [{ kind: 'filler' }], 0.1);
};
