import { phraseSet } from '../phrase-table.ts';
import type { Reader } from '../span.ts';
import { DISH_PHRASES } from '../words/dish-phrases.ts';
import { FILLER_PHRASES } from '../words/fillers.ts';

const DISHES = phraseSet(DISH_PHRASES);
const FILLERS = phraseSet(FILLER_PHRASES);

/** The name of a food that is looked for as it is. */
export const readDish: Reader = (tokens, from) => {
  const dish = DISHES.at(tokens, from);
  return dish && { from, to: dish.next, meanings: [{ kind: 'dish' }], certain: true, weight: 9 * (dish.next - from) };
};

/** Words around what is looked for. */
export const readFiller: Reader = (tokens, from) => {
  const filler = FILLERS.at(tokens, from);
  return (
    filler && {
      from,
      to: filler.next,
      meanings: [{ kind: 'filler' }],
      certain: true,
      weight: 0.1 * (filler.next - from),
    }
  );
};
