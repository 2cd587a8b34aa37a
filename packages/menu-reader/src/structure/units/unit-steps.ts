import type { Step } from '../step.ts';
import { attachCodeLines } from './attach-code-lines.ts';
import { dayPrices } from './day-prices.ts';
import { listNumbers } from './list-numbers.ts';
import { pairLists } from './pair-lists.ts';
import { sizesAsPrices } from './size-units.ts';
import type { Unit } from './unit.ts';

/** What happens to the units of a document after its lines were cut. */
export const UNIT_STEPS: readonly Step<readonly Unit[]>[] = [
  { name: 'lines of codes', run: attachCodeLines },
  { name: 'numbers of lists', run: listNumbers },
  { name: 'sizes as prices', run: sizesAsPrices },
  { name: 'prices of days', run: dayPrices },
  { name: 'lists of prices', run: pairLists },
];
