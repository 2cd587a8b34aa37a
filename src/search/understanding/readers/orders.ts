import type { ItemSort } from '../../../ports/search/queries.ts';
import { readGroups } from '../../words/read-list.ts';
import { phraseTable } from '../phrase-table.ts';
import { type Reader, spanOf } from '../span.ts';

const SORTS = ['price', '-price', 'calories', '-calories'] as const satisfies readonly ItemSort[];

const listed = readGroups('asked/orders.txt');
const ORDERS = phraseTable(SORTS.flatMap((sort) => listed(sort).map((phrase) => [phrase, sort] as const)));

/** Reads an order of the answer: "cheapest", "fewest calories". */
export const readOrder: Reader = (tokens, from) => {
  const order = ORDERS.at(tokens, from);
  return order && spanOf(from, order.next, [{ kind: 'order', sort: order.value }], 9);
};
