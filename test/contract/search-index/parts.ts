import type { TestFn } from 'ava';
import type { ItemFilter, ItemQuery } from '../../../src/ports/search/queries.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import type { Teardown } from '../../support/teardown.ts';

/** Makes an index, closed when the test is over. */
export type MakeIndex = (t: Teardown) => Promise<SearchIndex>;

/** A part of the contract. */
export interface ContractPart {
  readonly test: TestFn;
  /** Begins the titles. */
  readonly name: string;
  readonly empty: MakeIndex;
  /** With the menus of menus.ts, at epoch-1. */
  readonly filled: MakeIndex;
  /** One of that kind for all tests that only look at it. */
  readonly shared: () => Promise<SearchIndex>;
}

export function items(search: string | null, filter: ItemFilter = {}, more: Partial<ItemQuery> = {}): ItemQuery {
  return { search, filter, limit: 20, offset: 0, withoutMenus: [], ...more };
}

/** Names of the items found, in order. */
export async function names(index: SearchIndex, query: ItemQuery): Promise<readonly string[]> {
  return (await index.searchItems(query)).hits.map((hit) => hit.item.name);
}
