import { type BitSet, intersectInto, subtractFrom, unionInto } from '../bit-set.ts';
import { metresBetween, pointOf } from '../geo.ts';
import { SearchRequestError } from '../request-error.ts';
import { type Column, scalarsOf, valueKey } from '../store/column.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Scalar } from '../store/engine-document.ts';
import type { Filter } from './filter.ts';

type Condition = Extract<Filter, { field: string }>;

/** Living documents that match the filter. @throws SearchRequestError for a field that is not filterable */
export function evaluateFilter(store: DocumentStore, filter: Filter): BitSet {
  switch (filter.kind) {
    case 'and': {
      const out = store.live.slice();
      for (const part of filter.filters) intersectInto(out, evaluateFilter(store, part));
      return out;
    }
    case 'or': {
      const out = new Uint32Array(store.live.length);
      for (const part of filter.filters) unionInto(out, evaluateFilter(store, part));
      return out;
    }
    case 'not': {
      const out = store.live.slice();
      subtractFrom(out, evaluateFilter(store, filter.filter));
      return out;
    }
    default:
      return meeting(store, filter);
  }
}

function meeting(store: DocumentStore, condition: Condition): BitSet {
  const column = store.columns.get(condition.field);
  if (!column) {
    const known = [...store.columns.keys()].join(', ') || 'none';
    throw new SearchRequestError(`filter: "${condition.field}" is not filterable; filterable fields: ${known}`);
  }
  const out = new Uint32Array(store.live.length);
  const matches = codesMatching(column, condition);
  const { codes } = column;
  const { size } = store;
  for (let document = 0; document < size; document++)
    out[document >>> 5] =
      (out[document >>> 5] as number) | ((matches[codes[document] as number] as number) << (document & 31));
  intersectInto(out, store.live);
  return out;
}

function codesMatching(column: Column, condition: Condition): Uint8Array {
  const matches = new Uint8Array(column.values.length);
  if (condition.kind === 'in' && column.numeric) {
    for (const value of condition.values) {
      const code = value.trim() === '' ? undefined : column.codeOfAlone(Number(value));
      if (code !== undefined) matches[code] = 1;
    }
    return matches;
  }
  const test = testOf(condition, column);
  for (const [code, value] of column.values.entries()) if (test(value, code)) matches[code] = 1;
  return matches;
}

function testOf(condition: Condition, column: Column): (value: unknown, code: number) => boolean {
  switch (condition.kind) {
    case 'exists':
      return (value) => value !== undefined;
    case 'null':
      return (value) => value === null;
    case 'empty':
      return (value) => value === '' || (Array.isArray(value) && value.length === 0);
    case 'in': {
      const wanted = new Set(condition.values.flatMap(keysOfLiteral).map((key) => column.numberOfKey(key)));
      return (_, code) => column.keysOf(code).some((key) => wanted.has(key));
    }
    case 'near': {
      const { point, metres } = condition;
      return (value) => {
        const place = pointOf(value);
        return place !== null && metresBetween(point, place) <= metres;
      };
    }
    case 'range': {
      const { from, to } = condition;
      const isWithin = (value: Scalar) =>
        typeof value === 'number' &&
        (!from || (from.inclusive ? value >= from.value : value > from.value)) &&
        (!to || (to.inclusive ? value <= to.value : value < to.value));
      return (value) => (typeof value === 'number' ? isWithin(value) : scalarsOf(value).some(isWithin));
    }
  }
}

/** A literal that reads as a number is also that number: 5.0 finds 5. */
function keysOfLiteral(literal: string): string[] {
  const key = valueKey(literal);
  return literal.trim() !== '' && Number.isFinite(Number(literal)) ? [key, String(Number(literal))] : [key];
}
