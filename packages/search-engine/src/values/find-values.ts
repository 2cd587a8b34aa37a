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

/** Asks which values of a field hold some words, while they are typed. */
export interface ValuesRequest {
  /** One of the `searchableValues` of the index. */
  readonly field: string;
  /** Every word must be in the value; the last one may be only begun. */
  readonly q: string;
  /** Documents that count. */
  readonly filter?: FilterExpression;
  /** 20 by default. */
  readonly limit?: number;
}

/** A value that holds the words. */
export type FoundValue = Omit<RankedValue, 'number'>;

/** @throws SearchRequestError for a field whose values are not searchable, or a filter that cannot be read */
export function findValues(
  store: DocumentStore,
  lists: ReadonlyMap<string, ValueList>,
  budgetOf: (word: string) => number,
  request: ValuesRequest,
): readonly FoundValue[] {
  const { field, q, limit = DEFAULT_LIMIT } = request;
  const list = lists.get(field);
  if (!list) {
    const known = [...lists.keys()].join(', ') || 'none';
    throw new SearchRequestError(`values: "${field}" has no searchable values; fields that have: ${known}`);
  }
  const column = store.columns.get(field) as Column;
  const less = request.filter === undefined ? null : countsOutside(store, column, request.filter);
  const wanted = { typed: wordsOf(q), limit, budgetOf, ...(less && { less }) };
  return list.find(wanted).map(({ number: _, ...found }) => found);
}

/**
 * For each of the values, the documents that have it, in the order in which they were added.
 * @throws SearchRequestError for a field that is not filterable, or a filter that cannot be read
 */
export function documentsOfValues(
  store: DocumentStore,
  field: string,
  values: readonly string[],
  filter?: FilterExpression,
): readonly (readonly EngineDocument[])[] {
  const column = store.columns.get(field);
  if (!column) throw new SearchRequestError(`values: "${field}" is not filterable`);
  const counting = filter === undefined ? store.live : evaluateFilter(store, parseFilter(filter));
  const found = values.map((): EngineDocument[] => []);
  /** By code, one more than the place of its value in the answer. */
  const places = new Uint32Array(column.values.length);
  for (const [i, value] of values.entries()) {
    const code = column.codeOfText(value);
    if (code !== undefined) places[code] = i + 1;
  }
  const { codes } = column;
  for (let document = 0; document < store.size; document++) {
    const place = places[codes[document] as number] as number;
    if (place !== 0 && hasBit(counting, document)) found[place - 1]?.push(store.documents[document] as EngineDocument);
  }
  return found;
}

/** How many of the living documents that do not count have each value, by its number; null when all count. */
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
