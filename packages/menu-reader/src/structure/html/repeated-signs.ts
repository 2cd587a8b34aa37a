import { grouped } from '../../grouped.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { childElements, findAll } from './tree.ts';

/** Fewer could be the parts of one dish. */
const FEWEST = 3;
const COUNTER = /^\d{1,2}$/;

/** Counters of an order form that are set as plain text beside each dish: all show the same small number. */
export function repeatedSigns(body: TreeElement): ReadonlySet<TreeElement> {
  const places = grouped(findAll(body, isLeaf), ({ path }) => path.join('>'));
  return new Set([...places.values()].flatMap(counters));
}

const wordsOf = (element: TreeElement): string => element.text.replace(/\s+/g, ' ').trim();

const isLeaf = (element: TreeElement): boolean => element.length > 0 && childElements(element).length === 0;

/** Elements of a place that often stand for themselves, such as the cells of a row, may show anything. */
function counters(leaves: readonly TreeElement[]): TreeElement[] {
  const numbers = leaves.filter((leaf) => COUNTER.test(wordsOf(leaf)));
  const [first] = numbers;
  if (!first || numbers.length < FEWEST || /^(?:t[dh]|li|p)$/.test(first.tag)) return [];
  return numbers.every((leaf) => wordsOf(leaf) === wordsOf(first)) ? numbers : [];
}
