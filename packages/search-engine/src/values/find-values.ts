import { type BitSet, forEachBit, hasBit, subtractFrom } from '../bit-set.ts';
import { evaluateFilter } from '../filter/evaluate-filter.ts';
import type { FilterExpression } from '../filter/filter.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { DEFAULT_LIMIT } from '../limits.ts';
import { SearchRequestError } from '../request-error.ts';
import type { Column } from '../store/column.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { EngineDocument } from '../store/engine-document.ts';
import { wordsOf } from '../text/tokenize.ts';
import type { RankedValue } from './best-values.ts';
import type { ValueList } from './value-list.ts';

export interface ValuesRequest {
  /** One of the `searchableValues` of the index. */
  readonly field: string;
  /** Every word must be in the value; the last one may be a prefix. */
  readonly q: string;
  readonly filter?: FilterExpression;
  /** 20 by default. */
  readonly limit?: number;
}

/** @throws SearchRequestError for a field whose values are not searchable, or an unreadable filter */
export function findValues(
  store: DocumentStore,
  lists: ReadonlyMap<string, ValueList>,
  budgetOf: (word: string) => number,
  request: ValuesRequest,
): readonly RankedValue[] {
  const { field, q, limit = DEFAULT_LIMIT } = request;
  const list = listOf(lists, field);
  const column = store.columns.get(field) as Column;
  const less = isEmpty(request.filter) ? null : countsOutside(store, column, request.filter);
  return list.find({ typed: wordsOf(q), limit, budgetOf, ...(less && { less }) });
}

/**
 * For each of the values, spelled exactly so, the first documents that have it, in order of adding.
 * @throws SearchRequestError for a field whose values are not searchable, or an unreadable filter
 */
export function documentsOfValues(
  store: DocumentStore,
  lists: ReadonlyMap<string, ValueList>,
  field: string,
  values: readonly string[],
  filter: FilterExpression | undefined,
  most: number,
): readonly (readonly EngineDocument[])[] {
  const list = listOf(lists, field);
  const column = store.columns.get(field) as Column;
  const counting = isEmpty(filter) ? store.live : evaluateFilter(store, parseFilter(filter));
  return values.map((value) => {
    const code = column.codeOfAlone(value);
    const found: EngineDocument[] = [];
    for (const number of code === undefined ? [] : list.documentsOf(code)) {
      if (found.length >= most) break;
      if (hasBit(counting, number)) found.push(store.document(number));
    }
    return found;
  });
}

export interface Distinct {
  readonly count: number;
  readonly only: unknown;
}

/**
 * Counts for each of the values, spelled exactly so, the distinct values of a filterable field in its documents.
 * @throws SearchRequestError for a field that is not set up for it, or an unreadable filter
 */
export function distinctOfValues(
  store: DocumentStore,
  lists: ReadonlyMap<string, ValueList>,
  field: string,
  values: readonly string[],
  per: string,
  filter: FilterExpression | undefined,
): readonly Distinct[] {
  const list = listOf(lists, field);
  const column = store.columns.get(field) as Column;
  const counted = store.columns.get(per);
  if (!counted) throw new SearchRequestError(`values: "${per}" is not filterable`);
  const counting = isEmpty(filter) ? store.live : evaluateFilter(store, parseFilter(filter));
  const seen = new Uint32Array(counted.values.length);
  return values.map((value, i) => {
    const code = column.codeOfAlone(value);
    let [count, last] = [0, 0];
    for (const number of code === undefined ? [] : list.documentsOf(code)) {
      const other = counted.codes[number] as number;
      if (seen[other] === i + 1 || !hasBit(counting, number)) continue;
      seen[other] = i + 1;
      count++;
      last = other;
    }
    return { count, only: count === 1 ? counted.values[last] : undefined };
  });
}

function listOf(lists: ReadonlyMap<string, ValueList>, field: string): ValueList {
  const list = lists.get(field);
  if (list) return list;
  const known = [...lists.keys()].join(', ') || 'none';
  throw new SearchRequestError(`values: "${field}" has no searchable values; fields that have: ${known}`);
}

function isEmpty(filter: FilterExpression | undefined): filter is undefined {
  return filter === undefined || filter.length === 0;
}

/** Number of filtered-out living documents by number of their value; null without any. */
function countsOutside(store: DocumentStore, column: Column, filter: FilterExpression): Map<number, number> | null {
  const outside: BitSet = store.live.slice();
  subtractFrom(outside, evaluateFilter(store, parseFilter(filter)));
  const counts = new Map<number, number>();
  forEachBit(outside, (document) => {
    const code = column.codes[document] as number;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  });
  return counts.size > 0 ? counts : null;
}
