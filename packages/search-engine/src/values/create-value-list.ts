import { createTypoBudget } from '../query/typo-budget.ts';
import type { IndexSettings } from '../settings.ts';
import { wordsOf } from '../text/tokenize.ts';
import type { RankedValue } from './best-values.ts';
import { ValueList } from './value-list.ts';

export interface ValueFinder {
  /** Finds what `Index.values` would find among them, best first. */
  find(typed: string, limit: number): readonly RankedValue[];
}

/** @param typoTolerance as in the settings of an index */
export function createValueList(
  counts: Iterable<readonly [text: string, count: number]>,
  typoTolerance?: IndexSettings['typoTolerance'],
): ValueFinder {
  const list = new ValueList();
  const budgetOf = createTypoBudget(typoTolerance);
  let number = 0;
  for (const [text, count] of counts) list.count(number++, text, count);
  return {
    find: (typed, limit) => list.find({ typed: wordsOf(typed), limit, budgetOf }),
  };
}
